"""The tables of docs/speed.md, for tools/bench-record and tools/build-cost: a line a commit, new ones at the end."""
import pathlib
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/speed.md"


def mark_of(tool):
    return f"<!-- {tool}: new lines above -->\n"


def add_line(tool, cells, page=PAGE):
    """Today, the commit and the cells, as the last line of the tool's table."""
    commit = subprocess.run(["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"], capture_output=True, text=True,
                            check=True).stdout.strip()
    text, mark = page.read_text(), mark_of(tool)
    if text.count(mark) != 1:
        raise SystemExit(f"{page}: not one line {mark.strip()}")
    page.write_text(text.replace(mark, "| " + " | ".join([time.strftime("%Y-%m-%d"), f"`{commit}`", *cells]) + " |\n" + mark))


def last_line(tool, page=PAGE):
    """The cells of the last line of the tool's table after day and commit; none where it has no line yet."""
    lines = page.read_text().split(mark_of(tool))[0].splitlines()
    if not lines or not lines[-1].startswith("| 2"):  # the year; above the first line stands the table's head
        return []
    return [cell.strip() for cell in lines[-1].strip("|").split("|")][2:]
