"""Every line of assets/rules has a test that names it in its tags ([fga-3.3.6.1-2]), or docs/rules-not-covered.md says
why not.

Usage: check_rule_names.py [FOLDER]    exit 1 and one line per fault (default: this project)
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
SEVERAL = re.compile(r"((?:fga|2e|1e|huge)-[\w.]+(?:-[a-z]+)*)-(\d+)((?:(?:, | to | and )-\d+)*)")
TABLES = re.compile(r"fga-table-2\.(\d+) to 2\.(\d+)")


def without_tests():
    """The ids that the document names, "2e-huge-1 to -30" and "2e-legend-1, -2" in full."""
    text = (ROOT / "docs/rules-not-covered.md").read_text()
    ids = {f"fga-table-2.{n}" for first, last in TABLES.findall(text) for n in range(int(first), int(last) + 1)}
    for chapter, first, others in SEVERAL.findall(text):
        numbers = [int(first)]
        for how, number in re.findall(r"(, | to | and )-(\d+)", others):
            numbers += range(numbers[-1] + 1, int(number) + 1) if how == " to " else [int(number)]
        ids.update(f"{chapter}-{number}" for number in numbers)
    return ids


named = set(without_tests())
for path in (ROOT / "tests").rglob("*.[ch]pp"):
    named.update(re.findall(r"\[((?:fga|2e|1e|huge)-[^\]]+)\]", path.read_text()))
faults = []
for path in sorted((ROOT / "assets/rules").glob("*.json")):
    for rule in json.loads(path.read_text())["rules"]:
        if rule["id"] not in named:
            faults.append(f"{path.relative_to(ROOT)}: no test names {rule['id']}, and docs/rules-not-covered.md does not say why")
print("\n".join(faults) if faults else "rules: each has a test that names it, or a reason")
sys.exit(1 if faults else 0)
