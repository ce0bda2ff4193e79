# A fires at B: range 1, one more attack die; an asteroid on the line, one more defense die. The lock rerolls two
# blanks, focus makes hits; B spends its evade token. B fires
# back past the asteroid. C fires at D at range 3.
start player
dial A 4F
dial B 2F
dial C 1F
dial D 2F
ready player
ready enemy
turn B
action evade
turn D
action focus
turn A
action focus
turn C
action pass
turn C
attack primary:0>D
dice hit focus blank
dice evade blank blank blank
turn A
attack primary:0>B
obstruction-line R1
dice hit focus blank blank
modify-attack lock
reroll 2
reroll 3
reroll done
dice crit blank
modify-attack focus
dice evade focus blank blank
modify-defense evade
turn B
attack primary:0>A
obstruction-line clear
dice hit hit focus
dice evade blank
turn D
