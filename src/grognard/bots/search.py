"""A tree search over any game: dice and hidden things are drawn anew in each simulation.

The tree holds what a seat can tell apart, not positions: after an action and the chance that follows, the positions in which
the same seat has the same choices share a node. A node counts shares of the win of the seat that decides there, so any number
of seats can play. A node is a leaf, played on from by the game's cheap policy, until it has been met often enough to look one
action ahead: that look says how likely each action is the best.
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

EXPLORE: Final = 1.2  # how much a prior counts, in deviations of the shares seen
SHARPNESS: Final = 8.0  # how much likelier the best action is than a middling one, as a power of e
EVEN: Final = 0.1  # the part of the priors that is shared out evenly, since a look ahead may mislead
LOOKS: Final = 8  # looks ahead from the root where things are hidden
LEAST: Final = 0.001  # keeps the prior in play while all shares are equal
OPEN_AT: Final = 6  # the visit at which a leaf is opened
WIDEST: Final = 64  # actions considered below the root
HORIZON: Final = 4  # decisions played on from a leaf
CLOCK: Final = 16  # simulations between looks at the clock
MIX: Final = 8191
MASK: Final = 281474976710655  # 48 bits


class Node:
    """A decision of a seat; its actions are empty while it is a leaf."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits = 0.0
        self.total = 0.0  # of the seat's shares
        self.squares = 0.0  # of them
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
        middle = sum(ordered) / float(len(ordered))
        power = SHARPNESS / (best - middle) if best > middle else 0.0
        kept = vec[i64](capacity=len(actions))
        priors = vec[float](capacity=len(actions))
        whole = 0.0
        for index in range(len(actions)):
            if values[index] >= least:
                prior = exp((values[index] - best) * power)
                whole += prior
                kept = append(kept, actions[index])
                priors = append(priors, prior)
        for index in range(len(priors)):
            priors[index] = priors[index] / whole * (1.0 - EVEN) + EVEN / float(len(priors))
        self.actions = kept
        self.priors = priors
        self.tries = vec[float]([0.0 for _ in range(len(kept))])
        self.totals = vec[float]([0.0 for _ in range(len(kept))])

    def is_open(self) -> bool:
        """Whether its actions have been looked at."""
        return len(self.actions) > 0

    def pick(self) -> i64:
        """The index of the action to try next; one not tried yet counts as the mean of the node."""
        mean = self.total / self.visits if self.visits > 0.0 else 0.0
        variance = self.squares / self.visits - mean * mean if self.visits > 0.0 else 0.0
        reach = EXPLORE * sqrt((variance if variance > 0.0 else 0.0) * self.visits) + LEAST
        most = -1.0
        choice: i64 = 0
        for index in range(len(self.actions)):
            tries = self.tries[index]
            score = self.totals[index] / tries if tries > 0.0 else mean
            score += reach * self.priors[index] / (1.0 + tries)
            if score > most:
                most = score
                choice = index
        return choice

    def count(self, index: i64, share: float) -> None:
        """Add what one simulation brought the seat; `index` is the action picked, -1 in a leaf."""
        self.visits += 1.0
        self.total += share
        self.squares += share * share
        if index >= 0:
            self.tries[index] += 1.0
            self.totals[index] += share

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
        self.nodes: list[Node] = []  # the path of one simulation
        self.picks: list[int] = []  # and the index of the action picked in each, -1 in a leaf
        self.root = Node(game.actor)
        actions = game.legal_actions()
        self.root.open(actions, self.root_outlooks(), len(actions))

    def root_outlooks(self) -> vec[float]:
        """The look ahead from the root, on average over what may be hidden from its seat."""
        seat = self.root.seat
        seen = self.game.determinize(seat, self.rng)
        values = outlooks(seen, seat, self.evaluate, self.rng)
        if seen.pack() == self.game.determinize(seat, self.rng).pack():
            return values
        for _ in range(i64(LOOKS - 1)):
            more = outlooks(self.game.determinize(seat, self.rng), seat, self.evaluate, self.rng)
            for index in range(len(values)):
                values[index] += more[index]
        for index in range(len(values)):
            values[index] /= float(LOOKS)
        return values

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
            self.enter(node, index)
            game.apply(node.actions[index])
            roll(game, self.rng)
            if game.actor < 0:
                break
            legal = game.legal_actions()
            node = node.child(index, game, legal)
            if not node.is_open():
                if node.visits + 1.0 < OPEN_AT:
                    self.enter(node, -1)
                    lean_playout(game, self.rng, self.horizon)
                    break
                node.open(legal, outlooks(game, node.seat, self.evaluate, self.rng), WIDEST)
        self.count(game)

    def enter(self, node: Node, index: i64) -> None:
        """Note a node passed and the index of the action picked there."""
        self.nodes.append(node)
        self.picks.append(int(index))

    def count(self, game: Game) -> None:
        """Add each seat's share to the nodes where it decided."""
        shares = vec[float]([-1.0 for _ in range(self.seats)])
        for place in range(len(self.nodes)):
            node = self.nodes[place]
            if shares[node.seat] < 0.0:
                shares[node.seat] = share_of(game, node.seat, self.evaluate)
            node.count(self.picks[place], shares[node.seat])


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
