"""Where models end on a real table: poses in millimetres and degrees (0 straight away from the viewer, clockwise), moved
by templates as hands lay them. Written apart from the engine, so that the two can disagree."""

from math import cos, hypot, radians, sin

BASE = {"small": 40.0, "medium": 60.0, "large": 80.0}  # edge
BANK = {1: 80.0, 2: 130.0, 3: 180.0}  # radius of the centre line
TURN = {1: 35.0, 2: 62.5, 3: 90.0}
SIDE = {"T": -1, "B": -1, "L": -1, "E": -1, "A": -1, "Y": 1, "N": 1, "P": 1, "R": 1, "D": 1}
TALLON_SLIDE = 10.0
ROLL_SLIDE = {"small": 10.0, "medium": 20.0, "large": 20.0}
TEMPLATE = {"length": 40.0, "width": 20.0}


def moved(pose, right, forward, turn=0.0):
    """A step in the model's own frame, then a turn about its centre."""
    x, y, heading = pose
    a = radians(heading)
    return (x + right * cos(a) + forward * sin(a), y - right * sin(a) + forward * cos(a), (heading + turn) % 360.0)


def along(pose, radius, angle, side):
    """Along an arc; side -1 left, 1 right."""
    a = radians(angle)
    return moved(pose, side * radius * (1 - cos(a)), radius * sin(a), side * angle)


def by_template(pose, edge, speed, letter):
    """To where the base meets the other end of the template."""
    front = moved(pose, 0, edge / 2)
    side = SIDE.get(letter, 0)
    if letter in "FK":
        end = moved(front, 0, 40.0 * speed)
    elif letter in "BNLP":
        end = along(front, BANK[speed], 45.0, side)
    else:
        end = along(front, TURN[speed], 90.0, side)
    return moved(end, 0, edge / 2)


def flown(pose, base, code):
    """The places where the maneuver may end: one, of a Tallon roll three. None: a base that this file does not know."""
    edge = BASE.get(base)
    if edge is None:
        return None
    speed, letter = int(code[0]), code[1]
    if letter == "O":
        return [pose]
    if letter in "SAD":  # the template lies behind it
        back = moved(pose, 0, 0, 180)
        end = by_template(back, edge, speed, {"S": "F", "A": "N", "D": "B"}[letter])
        return [moved(end, 0, 0, 180)]
    end = by_template(pose, edge, speed, letter)
    if letter in "KLP":
        return [moved(end, 0, 0, 180)]
    if letter in "ER":
        rolled = moved(end, 0, 0, 90 * SIDE[letter])
        return [moved(rolled, 0, slide) for slide in (0.0, TALLON_SLIDE, -TALLON_SLIDE)]
    return [end]


def boosted(pose, base, key):
    code = {"straight": "1F", "bank-left": "1B", "bank-right": "1N"}.get(key)
    return flown(pose, base, code)[0] if code and base in BASE else None


def rolled(pose, base, key):
    """A barrel roll by a straight template: its short end at the side of a small base, its long edge at others."""
    side, _, place = key.partition("-")
    if base not in BASE or side not in ("left", "right") or place not in ("front", "middle", "back"):
        return None
    across = BASE[base] + (TEMPLATE["length"] if base == "small" else TEMPLATE["width"])
    slide = {"front": 1, "middle": 0, "back": -1}[place] * ROLL_SLIDE[base]
    return moved(pose, across if side == "right" else -across, slide)


def apart(a, b):
    """How far two poses differ: millimetres, degrees."""
    turn = abs((a[2] - b[2] + 180.0) % 360.0 - 180.0)
    return hypot(a[0] - b[0], a[1] - b[1]), turn


def corners(pose, base):
    half = BASE.get(base, 40.0) / 2
    return [moved(pose, r * half, f * half)[:2] for r, f in ((-1, 1), (-1, -1), (1, -1), (1, 1))]


def box(pose, base, guides=True):
    """Left, low, right, high of the base; with its guides, which stand out 2 mm at front and rear."""
    half = BASE[base] / 2
    points = corners(pose, base)
    if guides:
        points += [moved(pose, r, f * (half + 2.0))[:2] for r in (-13.55, -10.05, 10.05, 13.55) for f in (-1, 1)]
    return (min(p[0] for p in points), min(p[1] for p in points), max(p[0] for p in points), max(p[1] for p in points))


def is_inside(pose, base, area):
    return all(0 <= x <= area[0] and 0 <= y <= area[1] for x, y in corners(pose, base))
