# A (skill 4, the initiative player's) shoots down B of equal skill, which has not been active: B stays, fires back with
# what it has, and goes when it has been active (1e-sim-1, -3, -6). E, of another skill than D, goes at once (1e-sim-2).
start player 5
dial A 2F
dial B 2F
dial D 2F
dial E 2F
ready player
ready enemy
turn E
action pass
turn A
action pass
turn B
action pass
turn D
action pass
turn D
attack primary:0>E
dice hit hit hit hit
dice blank blank blank
turn A
attack primary:0>B
dice hit hit hit hit
dice blank blank evade
turn B
attack primary:0>A
dice hit crit blank
dice blank blank
