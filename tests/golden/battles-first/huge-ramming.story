# Two small ships and a large one where the CR90 ends: they are destroyed, it completes its maneuver and acts
# (huge-overlap-4, -5); two dice for the large ship and one for each small one (-6), against its fore section (-7).
start player 6
dial A 2F
dial B 2F
dial C 2F
dial L 1F
ready player
ready enemy
turn B
action pass
turn C
action pass
turn L
action pass
turn A
dice hit crit blank focus
action pass
