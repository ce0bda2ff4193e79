# A hit of the Ion Cannon: 1 damage and 1 ion token, the dice are cancelled (1e-attack-31). The small ship is ionised: no
# dial, a white straight 1, its tokens go (1e-ion-1, -3, -5), and it may act and attack (1e-ion-6). The large ship with
# one token is not: the token stays (1e-ion-2).
start player
dial A 1F
dial C 1F
dial B 2F
dial D 2F
ready player
ready enemy
turn B
action pass
turn A
action pass
turn C
action pass
turn D
action pass
turn D
attack pass
turn A
attack 1e-upgrade-ioncannon>B
dice hit crit hit
dice evade blank blank
turn C
attack 1e-upgrade-ioncannon>D
dice hit blank blank
dice blank blank
turn B
attack pass
dial A 1F
dial C 1F
dial D 1F
ready player
ready enemy
turn B
action focus
