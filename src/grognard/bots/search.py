"""A tree search over any game: dice and hidden things are drawn anew in each simulation.

The tree holds what a seat can tell apart, not positions: after an action and the chance that follows, the positions in which
the same seat has the same choices share a node. A node counts shares of the win of the seat that decides there, so any number
of seats can play. A node is a leaf, played on from by the game's cheap policy, until it has been met often enough to look one
action ahead: that look says how likely each action is the best, and counts as a few visits of it.
"""

import time
from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from grognard.bots.outlook import Evaluate, outlooks, share_of
from grognard.bots.playout import lean_playout, roll
from grognard.core.chance import Rng
from grognard.core.game import Game

EXPLORE: Final = 0.6  # how much the look ahead counts against the mean of visits
SHARPNESS: Final = 40.0  # an action that looks better by 1 / SHARPNESS is e times as likely the best
TRUST: Final = 2.0  # visits that a look ahead counts for
OPEN_AT: Final = 4  # visits after which a leaf is opened
WIDEST: Final = 64  # actions considered below the root
HORIZON: Final = 12  # decisions played on from a leaf
CLOCK: Final = 16  # simulations between looks at the clock
MIX: Final = 8191
MASK: Final = 281474976710655  # 48 bits


class Node:
    """A decision of a seat; its actions are empty while it is a leaf."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits: i64 = 0
        self.actions = vec[i64]()
        self.priors = vec[float]()
        self.tries = vec[float]()
        self.totals = vec[float]()
        self.children: dict[int, Node] = {}

    def open(self, actions: vec[i64], values: vec[float], most: i64) -> None:
        """Consider the actions that look best, at least `most` of them if there are as many."""
        ordered = sorted(values, reverse=True)
        best = ordered[0]
        least = ordered[-1] if len(ordered) <= most else ordered[most - 1]
        kept = vec[i64](capacity=len(actions))
        priors = vec[float](capacity=len(actions))
        totals = vec[float](capacity=len(actions))
        whole = 0.0
        for index in range(len(actions)):
            if values[index] >= least:
                prior = exp((values[index] - best) * SHARPNESS)
                whole += prior
                kept = append(kept, actions[index])
                priors = append(priors, prior)
                totals = append(totals, values[index] * TRUST)
        for index in range(len(priors)):
            priors[index] /= whole
        self.actions = kept
        self.priors = priors
        self.totals = totals
        self.tries = vec[float]([TRUST for _ in range(len(kept))])

    def is_open(self) -> bool:
        """Whether its actions have been looked at."""
        return len(self.actions) > 0

    def pick(self) -> i64:
        """The index of the action to try next."""
        reach = EXPLORE * sqrt(float(self.visits))
        most = -1.0
        choice: i64 = 0
        for index in range(len(self.actions)):
            score = self.totals[index] / self.tries[index] + reach * self.priors[index] / (1.0 + self.tries[index])
            if score > most:
                most = score
                choice = index
        return choice

    def child(self, index: i64, game: Game, legal: vec[i64]) -> "Node":
        """The node behind an action, for the seat that decides next and its choices."""
        mark = index * 64 + game.actor + 1
        for action in legal:
            mark = (mark * MIX + action) & MASK
        found = self.children.get(int(mark))
        if found is None:
            found = Node(game.actor)
            self.children[int(mark)] = found
        return found

    def favourite(self) -> i64:
        """The action tried most often; among equals, the one that did best."""
        choice: i64 = 0
        for index in range(len(self.actions)):
            more = self.tries[index] - self.tries[choice]
            if more > 0.0 or (more == 0.0 and self.totals[index] > self.totals[choice]):
                choice = index
        return self.actions[choice]


class Search:
    """A search for one decision of a seat."""

    def __init__(self, game: Game, seats: i64, evaluate: Evaluate, rng: Rng, horizon: i64 = HORIZON) -> None:
        """The position may have been drawn by determinize(): no more of it is used than its actor knows."""
        self.game = game
        self.seats = seats
        self.evaluate = evaluate
        self.rng = rng
        self.horizon = horizon
        self.root = Node(game.actor)
        actions = game.legal_actions()
        self.root.open(actions, outlooks(game, game.actor, evaluate, rng), len(actions))
        self.nodes: list[Node] = []  # the path of one simulation
        self.picks: list[int] = []  # and the index of the action picked in each

    def run(self, simulations: i64) -> None:
        """Simulate so many times."""
        for _ in range(simulations):
            self.simulate()

    def run_for(self, seconds: float) -> None:
        """Simulate until the time has passed."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self.run(CLOCK)

    def simulate(self) -> None:
        """Go down the tree to a leaf, play on from there, and count the outcome in every node passed."""
        game = self.game.determinize(self.root.seat, self.rng)
        self.nodes.clear()
        self.picks.clear()
        node = self.root
        while True:
            index = node.pick()
            self.nodes.append(node)
            self.picks.append(int(index))
            game.apply(node.actions[index])
            roll(game, self.rng)
            if game.actor < 0:
                break
            legal = game.legal_actions()
            node = node.child(index, game, legal)
            if not node.is_open():
                if node.visits + 1 < OPEN_AT:
                    node.visits += 1
                    lean_playout(game, self.rng, self.horizon)
                    break
                node.open(legal, outlooks(game, node.seat, self.evaluate, self.rng), WIDEST)
        self.count(game)

    def count(self, game: Game) -> None:
        """Add each seat's share to the nodes where it decided."""
        shares = vec[float]([-1.0 for _ in range(self.seats)])
        for place in range(len(self.nodes)):
            node = self.nodes[place]
            index: i64 = self.picks[place]
            if shares[node.seat] < 0.0:
                shares[node.seat] = share_of(game, node.seat, self.evaluate)
            node.visits += 1
            node.tries[index] += 1.0
            node.totals[index] += shares[node.seat]


def search(game: Game, seats: i64, evaluate: Evaluate, rng: Rng, simulations: i64, seconds: float) -> i64:
    """The actor's best action after so many simulations, or with 0 of them after so many seconds."""
    actions = game.legal_actions()
    if len(actions) == 1:
        return actions[0]
    tree = Search(game, seats, evaluate, rng)
    if simulations > 0:
        tree.run(simulations)
    else:
        tree.run_for(seconds)
    return tree.root.favourite()
