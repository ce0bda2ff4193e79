# Asteroid: the die, and no action, and no attack from on top of it (2e-obstacle-4, -5, -7). Debris: stress at once,
# then the die (2e-obstacle-9), and only then the Afterburners (2e-timing-6). Gas cloud: focus or hit is strain, and
# no action (2e-obstacle-13).
start player
dial A 2F
dial C 3F
dial E 3F
dial B 2F
ready player
ready enemy
turn B
action pass
turn C
dice crit
action boost
boost straight
turn A
dice hit
turn E
dice focus
turn E
turn A
