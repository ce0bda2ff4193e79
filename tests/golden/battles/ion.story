# A is ionised: no dial, the blue 1 straight, which takes its stress; it may focus, nothing else (2e-ion-2..5,
# -7). U is medium: one ion token does nothing and stays (2e-ion-1). B sheds its stress first and may act.
start player
dial U 2F
dial B 2F
ready player
ready enemy
turn B
action barrel-roll
barrel-roll left-middle
turn A
action focus
turn U
action focus
