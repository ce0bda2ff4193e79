# Seismic Charges are dropped when the dial is revealed, before the ship moves (1e-act-4, 1e-bomb-5), and go off when the
# Activation phase ends: 1 damage to every ship at range 1 (1e-bomb-16, -19). One bomb a round (1e-bomb-2). A proton bomb
# deals a faceup card past the shields (1e-bomb-20: C keeps its shield).
start player 3
dial A 2F
dial B 2F
dial C 1F
ready player
ready enemy
turn B
action pass
turn C
action pass
turn A
drop 1e-upgrade-seismiccharges:straight-1
action pass
ship-order B
turn A
attack pass
turn B
attack pass
turn C
attack pass
dial A 1F
dial B 1T
dial C 1F
ready player
ready enemy
turn B
action pass
turn C
action pass
turn A
drop 1e-upgrade-protonbombs:straight-1
action pass
ship-order C
