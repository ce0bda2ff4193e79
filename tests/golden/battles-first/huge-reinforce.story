# A reinforce token at the fore section: one evade result against each attack on it (huge-actions-6, -7), none for the aft
# section. It goes with the End phase (-8).
start player
dial A 1F
dial B 2F
dial C 2F
dial E 2F
ready player
ready enemy
turn B
action pass
turn C
action pass
turn E
action pass
turn A
action reinforce
reinforce fore
turn A
turn B
attack primary:0>A@fore
dice hit hit
turn C
attack primary:0>A@fore
dice hit blank
turn E
attack primary:0>A@aft
dice hit blank blank
dial A 1F
