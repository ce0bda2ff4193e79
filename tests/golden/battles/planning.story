# Dials are set in any order, changed freely, and shown only when both sides are ready (2e-planning-3..5).
start player
dial A 2F
dial B 3F
dial A 3F
ready player
ready enemy
# Ascending initiative: B (2) before A (3) (2e-activation-1).
turn B
action focus
turn A
action pass
