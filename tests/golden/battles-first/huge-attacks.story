# One attack with the primary weapon and one with each secondary one (huge-attack-1): primary and two turbolasers are three.
# At range 5 the defender has three dice more against the primary weapon (huge-ruler-4); the CR90 buys a die for 1 energy
# (huge-attack-9). A turbolaser spends the 2 energy on its card (1e-huge-9) and doubles agility (1e-huge-10), without dice
# for range. Of 4 energy and 2 gained 1 is above the limit (huge-energy-6).
start player 11
dial A 3F
dial C 2F
dial D 2F
ready player
ready enemy
hand A energy 4
turn C
action pass
turn D
action pass
turn A
allocate 1e-upgrade-singleturbolasers
allocate 1e-upgrade-singleturbolasers
allocate 1e-upgrade-singleturbolasers#2
allocate 1e-upgrade-singleturbolasers#2
action pass
turn A
attack primary:0>D
effect 1e-pilot-cr90corvettefore
dice hit hit hit blank focus
dice evade blank blank blank blank
attack 1e-upgrade-singleturbolasers:fore-right>C
dice hit hit crit blank
dice evade evade blank blank
attack 1e-upgrade-singleturbolasers#2:fore-right>C
dice hit hit crit blank
dice evade evade blank blank
