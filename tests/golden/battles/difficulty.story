# Blue: one stress, one strain and one deplete token go (2e-maneuver-5). C is stressed and flies the white 2 straight
# instead of its red maneuver (2e-activation-10). B flies red and gains a stress token: no action (2e-stress-1).
start player
dial A 1F
dial C 4K
dial B 4K
ready player
ready enemy
turn B
turn A
action focus
turn C
