# The order of the example: the Rookie (skill 2), Luke (8), then the huge ships, the CR90 (4) after the GR-75s (3)
# (huge-setup-9). G flies straight 2: its front base's rear edge comes to line 2, 80 mm on (huge-movement-7); H bank 1
# (huge-movement-8).
start player
dial R 2F
dial L 2F
dial C 2F
dial G 2F
dial H 1N
dial B 2F
ready player
ready enemy
turn B
action pass
turn R
action pass
turn L
action pass
turn G
action pass
turn H
action pass
turn C
action pass
action reinforce
reinforce fore
