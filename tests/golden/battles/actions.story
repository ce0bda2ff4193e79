# W links a red barrel roll to its focus. L coordinates S, which rolls and links a red lock; its own action step comes
# later. J jams W (red): the focus token and the jam token go. X finds nothing to lock: the action fails.
start player
dial W 1F
dial L 1F
dial S 2B
dial J 1F
dial X 2F
ready player
ready enemy
turn W
action focus
action barrel-roll
barrel-roll right-middle
turn L
action coordinate
coordinate S
action barrel-roll
barrel-roll right-middle
action lock
lock W
turn S
action focus
turn J
action jam
turn X
action lock
