# Torpedoes need the lock and a charge, not the range: no die more for anybody at range 3. One hit becomes a critical
# hit. The lock may be spent for dice all the same.
start player
dial A 2F
dial B 2F
ready player
ready enemy
turn B
action focus
turn A
action focus
turn A
attack proton-torpedoes>B
dice hit hit focus blank
modify-attack proton-torpedoes
modify-attack lock
reroll 3
reroll done
dice crit
modify-attack focus
dice focus blank evade
modify-defense focus
turn B
attack primary:0>A
dice hit blank
dice evade blank blank
