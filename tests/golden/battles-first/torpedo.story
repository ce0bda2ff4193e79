# Proton Torpedoes need a lock, which is spent, and are discarded: their cost (1e-lock-14, -12). A missed attack of the Firespray with a Gunner is followed by a new one (1e-attack-40, 1e-timing-6).
start player 4
dial A 1F
dial B 2F
dial C 2F
dial D 1F
dial E 1F
ready player
ready enemy
turn B
action pass
turn A
action lock
turn D
action pass
turn E
action pass
turn C
action pass
turn C
attack primary:0:front>D
dice hit hit blank blank
dice evade evade
attack primary:0:front>E
dice hit focus blank blank
dice blank blank
turn A
attack 1e-upgrade-protontorpedoes>B
