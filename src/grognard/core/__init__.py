"""What every game is: positions, chance, actions, orders, views, refusals and records; knows no game's words."""
