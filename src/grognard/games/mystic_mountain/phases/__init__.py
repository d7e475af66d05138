"""The phases of a player turn: its start, the purchase, one file for each kind of action, its end.

What they tell, as (what, three numbers); units and squares are their numbers in state.py:

    begins side · turn side, turn · no-income side · hold unit, count, square · mines unit, yield, square
    income side, sum, counter after · actions side, how many · turn-ends side, actions left
    buy-nothing side · pays unit, price, counter after · arrives unit, square
    move unit, from, to · climb unit, from, to · spends side, cost, actions left
    attack soldier, victim, squares · full-attack soldier, archer, squares · engage soldier, archer, squares
    break-free archer, soldier, squares (the first unit's square * TARGET + the other's)
    dice first, second, who threw first · dies unit, square, killer · tie thrower, other · lower thrower, other
    points side, how many, counter after · no-points dead unit, killer · free archer, soldier
    still-engaged archer, soldier · link-ends archer, soldier · resets unit, count lost
    shot archer, miner, distance · throw die, distance, 1 for a hit · miss archer, miner · fall die, miner
    stops miner, last square · edge miner, last square · lands miner, from, to · stays miner, square
    goal winner, ending · over winner or NOBODY, ending
"""
