# A runs into B, which flew slowly: cut short, no action (2e-overlap-3, -6); B keeps its action (2e-overlap-8).
# They touch: neither may attack the other (2e-attack-range-9).
start player
dial A 3F
dial B 2F
ready player
ready enemy
turn B
action evade
turn A
turn A
turn B
