# A red maneuver gives stress before the action, which is lost (1e-stress-6). Stressed, the ship reveals red again: it flies
# a white straight 2, the stress stays (1e-stress-5). A green maneuver takes it off, and the ship acts (1e-stress-8).
start player
dial A 4K
dial B 1Y
ready player
ready enemy
turn B
action pass
turn A
turn A
turn B
dial A 4K
dial B 1T
ready player
ready enemy
turn B
action pass
turn A
turn A
turn B
dial A 1N
dial B 2F
ready player
ready enemy
turn B
action pass
turn A
action focus
