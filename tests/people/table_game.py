"""One mission at the table, and what its people know of it (people.py)."""

import copy
import json
import os
import random
import re
import subprocess
from math import cos, hypot, radians, sin

import table_geometry as geometry
from table_program import Fault, Program, pose_of

CLOSE_MM = 0.05  # what the program's places and ours may differ by
CLOSE_DEG = 0.05
MOST_ROUNDS = 60
MOST_COMMANDS = 6000

ATTACK_DIE = ["hit"] * 3 + ["crit"] + ["focus"] * 2 + ["blank"] * 2
DEFENSE_DIE = ["evade"] * 3 + ["focus"] * 2 + ["blank"] * 3
ROUND_TOKENS = ["focus", "evade", "calculate", "reinforce fore", "reinforce aft", "disarm", "jam", "tractor", "protect"]
KEEPS = ["own-dice", "tokens", "damage-cards", "experience"]


class People:
    """One game. What people know stands in `at`, a plain value that an undo puts back."""

    def __init__(self, cli, mission, plan, seed, folder):
        self.rng = random.Random(f"{mission} {seed}")
        self.cli, self.mission, self.plan, self.seed = cli, mission, plan, seed
        self.pilots, self.rank = self.rng.choice([3, 4, 5, 6]), self.rng.choice([1, 2, 4, 8])
        keeps = ["own-dice"] + [each for each in KEEPS[1:] if self.rng.random() < 0.2]
        self.log = os.path.join(folder, f"{mission.replace(':', '-')}-{seed}.jsonl")
        self.arguments = [mission, "--pilots", str(self.pilots), "--rank", str(self.rank), "--seed", str(seed)]
        self.arguments += ["--keeps", ",".join(keeps), "--log", self.log]
        if self.rng.random() < 0.25:
            self.arguments.append("--all-dice")
        self.program = None
        self.at = {
            "models": {},  # id: where it stands on the table
            "told": {},  # id: where the program has it, by what was said
            "late": {},  # id: when its true place is told: "next" question, "end" of the round
            "open": [],  # (ship, what) left open
            "met": {},  # objective: status
            "came": [],  # ids that orders put on the table
            "round": 0,
            "ended": False,  # told that it is over
            "keeps": keeps,
            "tokens": {},  # of the AI's ships: kind: how many
            "shields": {},
            "cards": {},  # damage cards
            "whole": {},  # shields and hull when it was new
        }
        self.facts = {}  # id: side, base, who flies it
        self.back = []  # to undo to: (entries, hash, asks, what was known)
        self.now = {}
        self.commands = self.corrections = self.undone = 0
        self.area = (0.0, 0.0)
        self.moved = set()  # by the orders of the last answer

    # --- talking

    def play(self):
        self.program = Program(self.cli, self.arguments)
        try:
            first = self.program.read()
            self.area = (first["area"]["width_mm"], first["area"]["height_mm"])
            self.learn(first["table"])
            self.hear(first)
            self.look_at_table(self.now["table"], "the start")
            while self.now["asks"]["kind"] != "over":
                if self.commands > MOST_COMMANDS:
                    raise Fault(f"{MOST_COMMANDS} commands and no end")
                limit = self.plan["rounds"] + 1 if self.plan["rounds"] else MOST_ROUNDS
                if self.now["round"] > limit:
                    raise Fault(f"round {self.now['round']} of {limit - 1}")
                self.step()
            self.end()
        finally:
            if self.program.process.poll() is None:
                self.program.process.kill()

    def tell(self, command, remember=True, provoked=False, knowing=None):
        """`knowing` is what people do with it; an undo puts back what was before."""
        if remember:
            known = copy.deepcopy(self.at)
            self.back.append((self.now["entries"], self.now["hash"], self.now["asks"], known))
            del self.back[:-4]
        if knowing:
            knowing()
        self.commands += 1
        answer = self.program.tell(command)
        if "error" in answer:
            if not provoked:
                raise Fault(f"an error that nobody provoked: {answer['error']}")
            return False
        if "refused" in answer:
            if not provoked:
                raise Fault(f"refused, and nobody did wrong: {answer['refused']}")
            if answer["hash"] != self.now["hash"]:
                raise Fault("a refused command has changed the table")
            return False
        self.hear(answer)
        return True

    def hear(self, answer):
        self.now = answer
        self.moved = set()
        self.note_round()
        if "table" not in answer and any(each["kind"] == "arrival" for each in answer["orders"]):
            self.learn(self.ask_for_table())  # what is put there, people see
        for order in answer["orders"]:
            self.obey(order)
        self.note_objectives()
        asks = answer["asks"]
        if asks["kind"] == "nothing":
            raise Fault("it asks nothing and is not over")
        if asks["kind"] == "choice" and not self.legal(asks):
            raise Fault(f"no answer is legal: {asks}")
        if [(each["ship"], each["what"]) for each in answer["untold"]] != self.at["open"]:
            raise Fault(f"left open: {self.at['open']}, as the program has it: {answer['untold']}")

    @staticmethod
    def legal(asks):
        return [each for each in asks.get("options", []) if "refused" not in each]

    # --- orders

    def note_round(self):
        if self.now["round"] == self.at["round"]:
            return
        self.at["round"] = self.now["round"]
        if self.at["late"]:
            raise Fault(f"a round began before this was told: {self.at['late']}")

    def put(self, model, pose):
        self.at["models"][model] = self.at["told"][model] = pose
        self.at["late"].pop(model, None)
        self.moved.add(model)

    def obey(self, order):
        ship, kind, lines = order["ship"], order["kind"], order["lines"]
        words = [order["headline"], *lines]
        pose = pose_of(order["pose"]) if "pose" in order else None
        if kind == "arrival":
            if ship in self.at["models"] and ship not in self.waiting():
                raise Fault(f"{ship} arrives twice")
            self.put(ship, pose)
            self.at["came"].append(ship)
            self.check_place(order)
        elif kind == "move" and pose is not None:
            self.move_model(order, pose)
        elif pose is not None:
            self.put(ship, pose)
        self.note_tokens(words)
        if kind == "over":
            self.at["ended"] = True
        if any(re.fullmatch(r"Take .* off the table", each) or each.endswith(" leaves the table") for each in words):
            if kind == "gone":
                self.at["models"].pop(ship, None)
                self.at["told"].pop(ship, None)
                self.at["late"].pop(ship, None)

    def note_tokens(self, words):
        """What lies beside the models: tokens of the AI's ships, shields and damage cards of all."""
        words = [re.sub(r"\bthe (?=[A-Z])", "", each) for each in words]  # "the Decimator"
        marked = [each[30:].split(":")[0] for each in words if each.startswith("Leave the disarm token beside ")]
        for each in words:
            if each.startswith("Remove all circular tokens"):
                for model, tokens in self.at["tokens"].items():
                    for kind in ROUND_TOKENS:
                        if kind != "disarm" or model not in marked:
                            tokens.pop(kind, None)
            elif put := re.fullmatch(r"(Put|Take) (\d+) ([\w ]+?) tokens? (?:beside|from) (.*)", each):
                tokens = self.at["tokens"].setdefault(put[4], {})
                tokens[put[3]] = tokens.get(put[3], 0) + int(put[2]) * (1 if put[1] == "Put" else -1)
            elif turned := re.fullmatch(r"Turn \d+ shields? of (.*) (?:over: (\d+) left|up: (\d+) now)", each):
                self.at["shields"][turned[1]] = int(turned[2] or turned[3])
            elif dealt := re.match(r"Deal (.*) a damage card", each):
                self.at["cards"][dealt[1]] = self.at["cards"].get(dealt[1], 0) + 1
            elif away := re.fullmatch(r"Discard a facedown damage card of (.*)", each):
                self.at["cards"][away[1]] = self.at["cards"].get(away[1], 0) - 1

    def compare_tokens(self, piece, when):
        model = piece["id"]
        whole = self.at["whole"].setdefault(model, (piece["shields"], piece["hull"]))
        shields = self.at["shields"].get(model, whole[0])
        hull = whole[1] - self.at["cards"].get(model, 0)
        if (shields, hull) != (piece["shields"], piece["hull"]):
            raise Fault(f"{when}: {model} has {shields} shields, {hull} hull here; of the program {piece['shields']}, {piece['hull']}")
        if self.facts[model].get("mine", True):
            return
        ours = {kind: count for kind, count in self.at["tokens"].get(model, {}).items() if count}
        theirs = {kind.replace("-", " "): count for kind, count in piece["tokens"].items()}
        if ours != theirs:
            raise Fault(f"{when}: beside {model} lies {ours}, the program has {theirs}")

    def waiting(self):
        return [each for each, facts in self.facts.items() if facts.get("waiting")]

    def move_model(self, order, pose):
        ship = order["ship"]
        here = self.at["models"].get(ship)
        base = self.facts.get(ship, {}).get("base")
        if here is None:
            raise Fault(f"{ship} moves and is not on the table")
        stopped = any(each.startswith(("It cannot end there", "Move it back")) for each in order["lines"])
        ends = geometry.flown(self.at["told"][ship], base, order["maneuver"]) if "maneuver" in order else None
        if stopped or ends is None or any(each == "It leaves the table" for each in order["lines"]):
            return self.put(ship, pose)
        end = min(ends, key=lambda each: geometry.apart(each, pose)[0])
        self.compare(f"{ship}, {order['maneuver']}", end, pose)
        # It flies from where it stands, which the program may not know yet.
        place = ends.index(end)
        self.at["told"][ship] = pose
        self.moved.add(ship)
        if ship in self.at["late"]:
            self.at["models"][ship] = geometry.flown(here, base, order["maneuver"])[place]
        else:
            self.at["models"][ship] = pose
            if not self.facts[ship].get("mine"):
                self.may_slip(ship)

    def compare(self, what, ours, theirs):
        mm, degrees = geometry.apart(ours, theirs)
        if mm > CLOSE_MM or degrees > CLOSE_DEG:
            raise Fault(f"{what}: we have {ours}, the program {theirs}: {mm:.3f} mm, {degrees:.3f} degrees apart")

    def check_place(self, order):
        """The distances in an arrival's lines are those of its pose, measured to its base."""
        base = self.facts.get(order["ship"], {}).get("base")
        if base not in geometry.BASE:
            return
        left, low, right, high = geometry.box(pose_of(order["pose"]), base, guides=False)
        width, height = self.area
        gaps = {"left": left, "near": low, "right": width - right, "far": height - high}
        text = "; ".join(order["lines"])
        along = re.search(r"At the (\w+) edge, (-?[\d.]+) mm from the (\w+) corner", text)
        into = re.search(r"(-?[\d.]+) mm between its base and the (\w+) edge", text)
        touches = re.search(r"touches the (\w+) edge", text)
        if not along or not (into or touches):
            raise Fault(f"an arrival that does not say where: {order}")
        told = [(float(along[2]), gaps[along[3]])]
        told.append((float(into[1]), gaps[into[2]]) if into else (0.0, gaps[touches[1]]))
        for said, measured in told:
            if abs(said - measured) > 0.11:
                raise Fault(f"{order['ship']} arrives {measured:.2f} mm from there, the words say {said}")

    # --- the table as a whole

    def learn(self, table):
        for piece in table:
            facts = {"side": piece["side"], "type": piece["type"], "squad": piece.get("squad", "")}
            if piece["type"] == "ship":
                facts.update(base=piece["base"], mine=not piece["ai"], waiting=piece["waiting"])
            self.facts[piece["id"]] = facts

    def ask_for_table(self):
        answer = self.program.tell({"do": "table"})
        if answer["orders"]:
            raise Fault("asking for the table gives orders")
        return answer["table"]

    def look_at_table(self, table, when):
        """The program's table is ours, but for what we have not told it."""
        self.learn(table)
        there = {piece["id"]: pose_of(piece) for piece in table if not piece.get("waiting")}
        ours = self.at["told"]
        if set(there) != set(ours):
            raise Fault(f"{when}: only we have {sorted(set(ours) - set(there))}, only the program {sorted(set(there) - set(ours))}")
        for piece in table:
            if piece["id"] in there:
                self.compare_tokens(piece, when)
        for model, pose in there.items():
            self.compare(f"{when}: {model}", ours[model], pose)
            if model not in self.at["late"] and geometry.apart(self.at["models"][model], ours[model])[0] > CLOSE_MM:
                raise Fault(f"{when}: {model} was never told")
        for squad in self.plan["squads"]:
            self.check_arrival(squad)

    def check_arrival(self, squad):
        """By plan: a squad of this round or an earlier one has been told of, if it has ships for us."""
        due = squad["arrival"]
        if due in ("setup", "special") or int(due) > self.at["round"] or squad.get("per") or squad.get("per_remaining"):
            return
        ships = [s for s in squad["ships"] if s.get("pilots_at_least", 3) <= self.pilots and s.get("rank_at_least", 1) <= self.rank]
        if ships and not any(self.squad_of(each) == squad["name"] for each in self.at["came"]):
            raise Fault(f"squad {squad['name']} was due in round {due}, and nobody told us")

    def squad_of(self, model):
        return self.facts.get(model, {}).get("squad") or re.sub(r" \d+$", "", model)

    def note_objectives(self):
        news = " ".join(each["headline"] for each in self.now["orders"] if each["kind"] == "mission")
        for each in self.now["objectives"]:
            before = self.at["met"].get(each["id"], "open")
            self.at["met"][each["id"]] = each["status"]
            if each["status"] != before and f"Objective {each['status']}: {each['text']}" not in news:
                raise Fault(f"objective {each['id']} is {each['status']}, and nobody told us")

    # --- hands that slip

    def slipped(self, pose):
        angle, far = self.rng.uniform(0, 360), self.rng.uniform(1, 3)
        turn = self.rng.uniform(-2, 2)
        return (pose[0] + far * sin(radians(angle)), pose[1] + far * cos(radians(angle)), (pose[2] + turn) % 360)

    def may_slip(self, model):
        if self.rng.random() > 0.1:
            return
        self.at["models"][model] = self.slipped(self.at["models"][model])
        self.at["late"][model] = self.rng.choice(["at once", "next", "end", "wrong"])

    def tell_places(self, when):
        """Models that stand elsewhere than the program thinks."""
        for model in list(self.at["late"]):
            if model not in self.at["models"] or self.at["late"].get(model) not in when:
                continue
            if self.now["asks"]["kind"] in ("over", "place"):
                return
            pose = self.at["models"][model]
            wrong = self.at["late"][model] == "wrong"  # put right with the next question
            if wrong:
                pose = self.slipped(pose)
            self.corrections += 1
            x, y, heading = pose
            self.tell(
                {"do": "stands", "id": model, "x_mm": x, "y_mm": y, "heading_deg": heading},
                knowing=lambda: self.said_where(model, pose, wrong),
            )

    def said_where(self, model, pose, wrong):
        self.at["told"][model] = pose
        if wrong:
            self.at["late"][model] = "next"
        else:
            del self.at["late"][model]

    # --- a turn

    def step(self):
        self.tell_places(("at once", "wrong"))
        asks = self.now["asks"]
        if asks["kind"] in ("over", "place"):
            return self.place(asks) if asks["kind"] == "place" else None
        if self.rng.random() < 0.02:
            return self.undo()
        if self.rng.random() < 0.01:
            self.do_wrong()
        if self.rng.random() < 0.02:
            return self.put_tokens_right()
        self.tell_places(("next",) if self.rng.random() < 0.7 else ())
        asks = self.now["asks"]
        if asks["kind"] == "ready":
            return self.ready()
        if asks["kind"] == "turn":
            return self.tell({"do": "turn", "ship": self.rng.choice(self.legal(asks))["key"]})
        if asks["kind"] == "dice":
            return self.throw(asks)
        if asks["kind"] == "choice":
            return self.choose(asks)
        return None

    def place(self, asks):
        option = self.legal(asks)[0]
        ship = option["key"]
        if "pose" in option and self.rng.random() < 0.5:
            x, y, heading = self.slipped(pose_of(option["pose"]))
            if self.tell({"do": "place", "ship": ship, "x_mm": x, "y_mm": y, "heading_deg": option["pose"]["heading_deg"]},
                         provoked=True):
                return self.stands_now(ship, (x, y, option["pose"]["heading_deg"]))
        self.tell({"do": "place", "ship": ship})
        return self.stands_now(ship, pose_of(option["pose"]))

    def stands_now(self, ship, pose):
        self.facts.setdefault(ship, {})["waiting"] = False
        if ship not in self.at["models"]:
            self.put(ship, pose)

    def ready(self):
        if self.now["phase"] == "planning":
            self.look_at_table(self.ask_for_table(), f"round {self.now['round']}, planning")
            declares = [each for each in self.now["asks"].get("declares", []) if "refused" not in each]
            docks = [each for each in declares if each["key"].startswith("dock:")]
            if docks and self.rng.random() < 0.7:
                each = self.rng.choice(docks)
                self.tell({"do": "declare", "ship": each["ship"], "what": each["key"]})
            if self.rng.random() < 0.03:
                self.change_keeps()
            return self.tell({"do": "ready"})
        self.tell_places(("next", "end", "wrong", "at once"))
        self.tell_places(("next",))
        if self.now["asks"]["kind"] != "ready":
            return None
        while self.at["open"] and self.rng.random() < 0.8:
            ship, what = self.at["open"][0]
            self.tell({"do": "settle", "ship": ship, "what": what}, knowing=lambda: self.at["open"].pop(0))
        if self.rng.random() < 0.05:
            self.report()
        if self.now["asks"]["kind"] != "ready":
            return None
        self.look_at_table(self.ask_for_table(), f"round {self.now['round']}, its end")
        return self.tell({"do": "ready"})

    def change_keeps(self):
        keeps = sorted(set(self.at["keeps"]) ^ {self.rng.choice(KEEPS)})
        self.tell({"do": "keeps", "keeps": keeps}, knowing=lambda: self.at.update(keeps=keeps))

    def report(self):
        known = [each for each in self.now["reports"] if each["key"].split(":")[0] in ("scanned", "event", "arrives")]
        if known:
            self.tell({"do": "report", "what": self.rng.choice(known)["key"]})

    # --- dice and answers

    def throw(self, asks):
        count, die = asks["dice"], asks["die"]
        if self.rng.random() < 0.05:
            return self.tell({"do": "throw"})
        if die in ("d6", "d3"):
            return self.tell({"do": "dice", "eyes": [self.rng.randint(1, int(die[1])) for _ in range(count)]})
        if asks["may_differ"] and self.rng.random() < 0.05:
            count += 1
        faces = ATTACK_DIE if die == "attack" else DEFENSE_DIE
        return self.tell({"do": "dice", "faces": [self.rng.choice(faces) for _ in range(count)]})

    def choose(self, asks):
        kind = asks["choice"]
        if "may_stay_open" in asks and self.rng.random() < (0.04 if kind in ("maneuver", "action", "attack") else 0.01):
            return self.leave_open(asks, {"do": "open"})
        if kind == "maneuver":
            return self.fly(asks)
        option = self.wanted(kind, self.legal(asks))
        if option["key"] == "untold":
            return self.leave_open(asks, {"do": "choose", "option": "untold"})
        if kind in ("boost", "barrel-roll"):
            self.check_ghost(asks, option)
        ship = asks["ship"]
        # In the System Phase the pose is that of a device.
        moves = "pose" in option and kind != "system" and option.get("piece", ship) == ship
        said = self.tell({"do": "choose", "option": option["key"]})
        # No order: it stands where it was said to go.
        if moves and ship not in self.moved and ship in self.at["models"]:
            self.put(ship, pose_of(option["pose"]))
        return said

    def leave_open(self, asks, command):
        return self.tell(command, knowing=lambda: self.at["open"].append((asks["ship"], asks["choice"])))

    def wanted(self, kind, options):
        keys = {each["key"]: each for each in options}
        if kind == "action":
            special = [each for key, each in keys.items() if key.split(":")[0] in ("scan", "protect")]
            if special:
                return self.rng.choice(special)
            if "focus" in keys and self.rng.random() < 0.6:
                return keys["focus"]
        refusals = ("pass", "done", "no", "keep", "untold")
        real = [each for key, each in keys.items() if key not in refusals]
        if kind == "reroll" and self.rng.random() < 0.5 and "done" in keys:
            return keys["done"]
        if real and (self.rng.random() < 0.85 or len(real) == len(options)):
            return self.rng.choice(real)
        return self.rng.choice(options)

    def check_ghost(self, asks, option):
        ship = asks["ship"]
        base = self.facts.get(ship, {}).get("base")
        if "pose" not in option or base not in geometry.BASE:
            return
        make = geometry.boosted if asks["choice"] == "boost" else geometry.rolled
        ours = make(self.at["told"][ship], base, option["key"])
        if ours is not None:
            mm, degrees = geometry.apart(ours, pose_of(option["pose"]))
            if mm > 0.1 or degrees > 0.1:
                raise Fault(f"{ship}, {asks['choice']} {option['key']}: we have {ours}, the program {option['pose']}")

    def fly(self, asks):
        ship = asks["ship"]
        base = self.facts[ship].get("base")
        options = [each for each in self.legal(asks) if each["key"] != "untold"]
        if not options:
            return self.leave_open(asks, {"do": "choose", "option": "untold"})
        option = min(options, key=lambda each: self.dislike(ship, base, each))
        code = option["key"][:2]
        ends = geometry.flown(self.at["told"][ship], base, code)
        said = self.tell({"do": "choose", "option": option["key"]})
        # No order: it went as it was told. Of a Tallon roll the place is asked next.
        asked_where = self.now["asks"].get("choice") == "tallon" and self.now["asks"]["ship"] == ship
        if ship not in self.moved and ship in self.at["models"] and not asked_where:
            ghost = pose_of(option["pose"])
            end = ghost if ends is None else min(ends, key=lambda each: geometry.apart(each, ghost)[0])
            self.compare(f"{ship}, {code} as offered", end, ghost)
            here = self.at["models"][ship]
            self.at["told"][ship] = ghost
            self.at["models"][ship] = geometry.flown(here, base, code)[ends.index(end)] if ship in self.at["late"] else ghost
        if ship in self.at["models"] and ship not in self.at["late"]:
            self.may_slip(ship)
        return said

    def dislike(self, ship, base, option):
        """Off the table is worst; then far from the nearest enemy, or red."""
        if "pose" not in option:
            return 1e6
        pose = pose_of(option["pose"])
        cost = 0.0 if geometry.is_inside(pose, base, self.area) else 1e5
        ahead = geometry.moved(pose, 0, 150)
        side = self.facts[ship]["side"]
        foes = [
            at
            for each, at in self.at["models"].items()
            if self.facts.get(each, {}).get("type") == "ship" and self.facts[each]["side"] not in (side, "none")
        ]
        aims = [hypot(ahead[0] - foe[0], ahead[1] - foe[1]) for foe in foes]
        centre = hypot(ahead[0] - self.area[0] / 2, ahead[1] - self.area[1] / 2)
        cost += min(aims, default=centre)
        if not geometry.is_inside(ahead, "small", self.area):
            cost += 300
        if "red" in option["text"]:
            cost += 150
        return cost + self.rng.uniform(0, 60)

    # --- what goes wrong

    def put_tokens_right(self):
        mine = [each for each in self.at["models"] if self.facts.get(each, {}).get("mine")]
        if not mine or self.now["asks"]["kind"] == "place":
            return None
        self.corrections += 1
        token = self.rng.choice(["focus", "stress", "evade"])
        return self.tell({"do": "tokens", "ship": self.rng.choice(mine), token: self.rng.choice([0, 1])})

    def do_wrong(self):
        wrong = [
            {"do": "dance"},
            {"do": "choose", "option": "no such answer"},
            {"do": "settle", "ship": "nobody", "what": "action"},
            {"do": "turn", "ship": "nobody"},
            {"do": "dice", "faces": ["hit"] * 9 + ["evade"]},
            {"do": "stands", "id": "nobody", "x_mm": 1, "y_mm": 1, "heading_deg": 0},
            {"do": "undo", "to": 0},
        ]
        if self.tell(self.rng.choice(wrong), remember=False, provoked=True):
            raise Fault("it took what is wrong")

    def undo(self):
        if not self.back:
            return
        count = self.rng.randint(1, min(3, len(self.back)))
        entries, mark, asks, known = self.back[-count]
        del self.back[-count:]
        self.at = known
        self.undone += 1
        self.tell({"do": "undo", "to": entries}, remember=False)
        if self.now["hash"] != mark or self.now["asks"] != asks:
            raise Fault(f"undone to {entries}, and it is not as it was: {mark}, {self.now['hash']}")

    # --- the end

    def end(self):
        if not self.at["ended"]:
            raise Fault("it is over, and nobody told us")
        last = self.now
        self.program.tell({"do": "table"})
        if self.program.close() != 0:
            raise Fault(f"it ended with {self.program.process.returncode}")
        replay = subprocess.run([self.cli, "replay", self.log], capture_output=True, text=True)
        if replay.returncode != 0:
            raise Fault(f"the log does not replay: {replay.stderr[-500:]}")
        if json.loads(replay.stdout)["hash"] != last["hash"]:
            raise Fault("the log replays to another table")
        os.remove(self.log)
