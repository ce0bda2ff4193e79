# Green and orange tokens go in the End Phase, red ones and locks stay, a spent charge stays spent. In round 2 the last
# ship of a side is destroyed: the battle is decided when that round is over.
start player
dial A 3F
dial B 2F
ready player
ready enemy
turn B
action evade
turn A
action focus
turn A
attack proton-torpedoes>B
dice focus blank blank hit
modify-attack proton-torpedoes
modify-attack done
dice evade blank focus
modify-defense done
turn B
dial A 1F
dial B 1T
ready player
ready enemy
turn B
action focus
turn A
action pass
turn A
attack primary:0>B
dice hit hit crit hit
modify-attack done
dice blank blank blank
