# Equal initiative: A, of the first player, destroys B; B stays, fires back and destroys A. Both leave together: a draw.
start player
dial A 2F
dial B 2F
ready player
ready enemy
turn A
action pass
turn B
action pass
turn A
attack primary:0>B
dice hit hit hit
dice blank blank blank
turn B
attack primary:0>A
dice crit crit hit hit
dice blank blank blank
