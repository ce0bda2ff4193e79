# The AI's card: target, table, maneuver, action and attack, each with its reason.
start player
dial A 1F
ready player
turn B
ai
ai
turn A
action focus
turn A
attack primary:0>B
dice hit blank focus
modify-attack done
dice blank blank evade
ai
ai
dice hit focus
ai
dice blank evade
