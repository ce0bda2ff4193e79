# T drops a bomb in the System Phase, M a mine. Q flies over the mine, which goes off; P overtakes the bomb, which goes
# off at the end of the Activation Phase: critical damage at range 0-1.
start player
dial T 3F
dial M 3F
dial P 1F
dial Q 2F
ready player
ready enemy
turn T
system proton-bombs:straight-1
turn M
system proximity-mines:straight-1
turn T
action pass
turn M
action pass
turn P
action pass
turn Q
dice hit crit
action pass
