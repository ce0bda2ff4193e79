# C decloaks in the System Phase and takes its evade action; D cloaks: two more agility, and no attack.
start player
dial A 2F
dial C 2F
dial D 2F
ready player
ready enemy
turn C
system decloak
decloak left-middle
action evade
turn C
action pass
turn D
action cloak
turn A
action focus
turn A
attack primary:0>D
dice hit hit blank
dice blank evade blank blank
turn D
turn C
attack primary:0>A
dice hit crit blank
dice evade blank blank
effect stygium-array
