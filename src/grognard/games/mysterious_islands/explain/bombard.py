"""Why nobody may shoot from there, or at that hex; why no Bomb explodes."""

from grognard.core.explaining import no
from grognard.core.phrases import listed
from grognard.core.views import Refusal
from grognard.games.mysterious_islands.actions import BASE, BOAT, BOMB, BOMBARD
from grognard.games.mysterious_islands.explain.case import Case, Group
from grognard.games.mysterious_islands.names import KINDS
from grognard.games.mysterious_islands.state import FIRED
from grognard.games.mysterious_islands.tables import IMMUNE, RANGE, SHELLS_ON, TORPEDOES_ON


def shoots(case: Case, group: Group) -> bool:
    """Whether such units can shoot at all where they are. Rule: MI-054, MI-060, MI-R75, MI-R78"""
    if not case.is_own(group.faction):
        return False
    if group.kind == BOMBARD and case.is_water(group.place):
        return False
    return bool(armed(case, group))


def armed(case: Case, group: Group) -> int:
    """The die with which units of the group hit, 0 when they have nothing to shoot with."""
    shells = case.kind_power(SHELLS_ON, group.faction, group.kind)
    return shells or case.kind_power(TORPEDOES_ON, group.faction, group.kind)


def is_target(case: Case, faction: int, kind: int, here: int, place: int) -> bool:
    """Whether units of a kind in one hex may shoot at another. Rule: MI-055, MI-060, MI-R72, MI-R74, MI-R78"""
    away = int(case.state.map().distance(here, place))
    if not 1 <= away <= case.kind_power(RANGE, faction, kind):
        return False
    enemies = case.enemies(place, faction)
    if case.kind_power(SHELLS_ON, faction, kind):
        return any(group.kind != BASE for group in enemies) or (bool(enemies) and base_alone_counts(case))
    return any(group.kind == BOAT for group in enemies)


def base_alone_counts(case: Case) -> bool:
    """Whether a stack of nothing but a Base can be hit. Rule: MI-R74"""
    return case.choices.base_shelling != IMMUNE


def targets(case: Case, faction: int, kind: int, here: int) -> list[int]:
    """All hexes that units of a kind can shoot at."""
    return [place for place in sorted(case.by_hex) if is_target(case, faction, kind, here, place)]


def explain_shooters(case: Case, place: int) -> Refusal | None:
    """Why nobody can shoot from a hex. Rule: MI-054, MI-R71, MI-R72, MI-R75"""
    own = [group for group in case.by_hex.get(place, []) if case.is_own(group.faction)]
    if not own:
        return no("MI-022", f"{case.spot(place)} holds no units of yours.")
    refusals = [explain_shooter(case, group) for group in own]
    if None in refusals:
        return None
    told = [refusal for refusal in refusals if refusal is not None]
    return next((refusal for refusal in told if refusal.rule != "MI-054"), told[0])


def explain_shooter(case: Case, group: Group) -> Refusal | None:
    """Why a group cannot shoot now. Rule: MI-054, MI-R71, MI-R72, MI-R75"""
    name, spot = case.unit(group.faction, group.kind), case.spot(group.place)
    if group.kind == BOMBARD and case.is_water(group.place) and armed(case, group):
        return no("MI-R75", f"The {name} in {spot} is cargo and does not fire from a Boat.")
    if not shoots(case, group):
        return no("MI-054", f"The {name} in {spot} cannot shoot.")
    if group.marks & FIRED:
        return no("MI-R71", f"The {name} in {spot} has fired this turn.")
    if not targets(case, group.faction, group.kind, group.place):
        return no("MI-R72", f"The {name} in {spot} has no target in range.")
    return None


def explain_who_shoots(case: Case, kind: int) -> Refusal | None:
    """Why no unit of a kind shoots from the hex. Rule: MI-R71"""
    own = [g for g in case.by_hex.get(case.details[0], []) if case.is_own(g.faction) and g.kind == kind]
    if not own:
        word = KINDS[kind] if kind < len(KINDS) else "such unit"
        return no("MI-R71", f"No {word} of yours is in {case.spot(case.details[0])}.")
    refusals = [explain_shooter(case, group) for group in own]
    return None if None in refusals else refusals[0]


def explain_aim(case: Case, place: int) -> Refusal | None:
    """Why this hex cannot be shot at. Rule: MI-055, MI-R72, MI-R74, MI-R78"""
    here, faction, kind = case.details[:3]
    if is_target(case, faction, kind, here, place):
        return None
    spot, reach = case.spot(place), case.kind_power(RANGE, faction, kind)
    nearest = listed((case.spot(each) for each in targets(case, faction, kind, here)), "or")
    nearest = f"It can shoot at {nearest}." if nearest else ""
    if not case.enemies(place, faction) or place == here:
        return no("MI-R72", f"No enemies to shoot at are in {spot}.", nearest)
    if int(case.state.map().distance(here, place)) > reach:
        return no("MI-055", f"{spot} is out of range.", nearest)
    if not case.kind_power(SHELLS_ON, faction, kind):
        return no("MI-R78", f"A torpedo needs a Boat, and no enemy Boat is in {spot}.", nearest)
    return no("MI-R74", f"Only a Base is in {spot}, and it cannot be hit.", nearest)


def explain_bomb(case: Case, place: int) -> Refusal | None:
    """Why no Bomb explodes in a hex. Rule: MI-126, MI-R135"""
    if any(group.kind == BOMB and case.is_own(group.faction) for group in case.by_hex.get(place, [])):
        return None
    return no("MI-R135", f"No Bomb of yours is in {case.spot(place)}.")
