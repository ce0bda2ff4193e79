# Reinforce: the fore side is up and the attacker in front: one evade result more, against each attack (1e-reinforce-1 to
# -5). SLAM: any maneuver of the speed that was flown, then no attack (1e-slam-1 to -3). Jam: a token that takes a focus or
# evade token, as its owner picks (1e-jam-2, -3).
start player
dial A 1F
dial K 2F
dial X 1F
dial B 2F
dial C 1F
dial E 2F
ready player
ready enemy
turn A
action reinforce
reinforce fore
turn B
action pass
turn E
action pass
turn K
action slam
slam 2Y
turn X
action focus
hand X evade 1
turn C
action jam
jam X
jammed evade
turn C
attack pass
turn K
turn X
attack pass
turn A
attack pass
turn B
attack primary:0>A
dice hit hit
dice blank
turn E
attack primary:0>A
dice hit focus blank
dice blank
