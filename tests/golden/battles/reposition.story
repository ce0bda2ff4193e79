# C is shut in between the edge and Q: its barrel roll fails, and nothing else may be done instead (2e-fail-2).
# I boosts, then adds the red barrel roll of its thrusters. A boosts among rocks: straight ahead is forbidden.
start player
dial A 2F
dial C 2F
dial Q 1F
dial I 2F
ready player
ready enemy
turn C
action barrel-roll
turn I
action boost
boost bank-left
action barrel-roll
barrel-roll left-back
turn A
action boost
boost bank-left
turn Q
action pass
