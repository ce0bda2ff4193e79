# A's tractor beam pulls B onto an asteroid: the die, and no action step at stake. B's side turns it for one stress.
# C then fires at B, which has one die less; on the asteroid B cannot attack.
start player
dial A 2F
dial C 2F
dial B 2F
ready player
ready enemy
turn B
action focus
turn C
action focus
turn A
action pass
turn A
attack tractor-beam>B
dice hit crit blank
dice blank evade focus blank
modify-defense done
tractor left-middle
dice hit
tractor-turn left
turn C
attack primary:0>B
dice hit hit hit
dice evade blank evade
turn B
