# From ahead only the fore section is a target, from astern only the aft section: the line between the centres may not
# cross the mid-line (huge-targeting-2); from the side both are. A lock is on one section (huge-tokens-7) and serves attacks
# on that one alone (-8): D rerolls against the aft section, S has nothing to reroll against the fore section.
start player 10
dial A 1F
dial B 2F
dial S 2F
dial D 2F
ready player
ready enemy
turn B
action pass
turn D
action lock
lock A@aft
turn S
action lock
lock A@aft
turn A
action pass
turn A
turn D
attack primary:0>A@aft
dice hit blank
modify-attack lock
reroll 1
reroll done
dice crit
turn S
attack primary:0>A@fore
dice hit blank blank
turn B
attack primary:0>A@fore
dice hit hit blank
