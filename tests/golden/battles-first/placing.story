# The enemy puts down a huge ship as an obstacle, before all and in place of three of its own; the player has three, and the
# fourth rock goes back to the box (huge-obstacle-3). Then ships by ascending skill, the initiative player's first on ties
# (1e-setup-9: skills 2 of A, 2 of B, 5 of C). Nobody has a dial for the huge ship (huge-obstacle-5).
start player 1 place
place H 457 600 90
place R1 300 300 0
place R2 457 300 0
place R3 620 300 0
edge this
place A 300 40 0
place B 300 880 180
place C 457 40 0
dial A 2F
dial B 2F
dial C 2F
ready player
ready enemy
turn A
action pass
turn B
action pass
turn C
action pass
turn C
turn A
turn B
