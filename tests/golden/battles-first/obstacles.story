# A: its template crosses an asteroid: no action, one die; it may attack (1e-obst-2, -4). B: debris gives stress after the
# stress check, so no action, and a die afterwards of which only a critical hurts (1e-obst-5). C ends on an asteroid: a
# die, no action, no attack (1e-obst-3).
start player 2
dial A 2F
dial B 2F
dial C 2F
dial E 2F
ready player
ready enemy
turn E
action pass
turn A
dice hit
turn B
dice hit
turn C
dice focus
turn C
turn A
turn B
turn E
attack primary:0>C
obstruction-line R3
dice blank hit
dice evade blank blank
