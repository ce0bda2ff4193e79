#!/usr/bin/env python3
"""The people at a real table, as a second process: they play missions with `plotboard-cli referee`.

They have models of their own (table_geometry.py), throw dice of their own and type them in, fly their ships, and carry
out the program's orders for the AI's. Hands are not perfect: a model stands a few millimetres off and that is told at
once, late, or wrongly first; answers stay open and are settled later; tokens are forgotten and put right; entries are
undone and done again. A game fails where the program asks nothing and is not over, refuses what nobody did wrong, has
another table than people were told of, lets a squad arrive or an objective settle in silence, does not end, or leaves a
log that does not replay.

    people.py --cli build/bin/plotboard-cli --missions all|0:1,1:2 --seeds 5 [--first-seed 1] [--jobs 2]

One line a game; exit 1 where a game failed. Python 3, nothing but its standard library.
"""

import argparse
import json
import multiprocessing
import sys
import tempfile
import traceback
from pathlib import Path

sys.dont_write_bytecode = True  # the sources stay clean

from table_game import People
from table_program import Fault

ROOT = Path(__file__).resolve().parents[2]


def plans():
    """Missions by number."""
    found = {}
    for path in sorted((ROOT / "maps" / "missions").glob("*.json")):
        plan = json.loads(path.read_text(encoding="utf-8"))
        plan.setdefault("rounds", 0)
        found[plan["number"]] = plan
    return found


def play(job):
    cli, mission, plan, seed, folder = job
    game = People(cli, mission, plan, seed, folder)
    try:
        game.play()
    except Fault as fault:
        said = game.program.last() if game.program else ""
        return False, f"{mission} seed {seed} FAILED in round {game.now.get('round')}: {fault}\n{' '.join(game.arguments)}\n{said}"
    except Exception as error:  # a mistake of this file: name the game all the same
        said = game.program.last(4) if game.program else ""
        return False, f"{mission} seed {seed} BROKE: {error}\n{traceback.format_exc()}\n{said}"
    return True, (
        f"{mission} seed {seed}: {game.now['round']} rounds, {game.commands} commands, "
        f"{game.corrections} corrections, {game.undone} undone, {game.now['outcome']}"
    )


def main():
    parser = argparse.ArgumentParser(description="People at a real table, as a second process")
    parser.add_argument("--cli", required=True, help="plotboard-cli")
    parser.add_argument("--missions", default="all", help="all, or numbers: 0:1,1:2")
    parser.add_argument("--seeds", type=int, default=1, help="games of each mission")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    known = plans()
    missions = list(known) if asked.missions == "all" else asked.missions.split(",")
    unknown = [each for each in missions if each not in known]
    if unknown:
        parser.error(f"no such mission: {', '.join(unknown)}")
    failed = 0
    with tempfile.TemporaryDirectory(prefix="plotboard-people-") as folder:
        seeds = range(asked.first_seed, asked.first_seed + asked.seeds)
        jobs = [(asked.cli, each, known[each], seed, folder) for each in missions for seed in seeds]
        with multiprocessing.Pool(asked.jobs) as pool:
            for good, line in pool.imap(play, jobs):
                print(line, flush=True)
                failed += not good
    print(f"{len(jobs) - failed} of {len(jobs)} games played to their end")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
