"""The program at the table: `plotboard-cli referee` as a process, one JSON line there and one back."""

import json
import subprocess
import threading

PATIENCE_S = 120


class Fault(Exception):
    pass


def pose_of(given):
    return (given["x_mm"], given["y_mm"], given["heading_deg"])


class Program:
    """The other side of the table: one JSON line there, one back."""

    def __init__(self, cli, arguments):
        self.process = subprocess.Popen(
            [cli, "referee", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.said = []

    def read(self):
        timer = threading.Timer(PATIENCE_S, self.process.kill)
        timer.start()
        line = self.process.stdout.readline()
        timer.cancel()
        if not line:
            self.process.wait()
            raise Fault(f"the program ended with {self.process.returncode}: {self.process.stderr.read()[-2000:]}")
        answer = json.loads(line)
        self.said.append(("<", answer))
        return answer

    def tell(self, command):
        self.said.append((">", command))
        try:
            self.process.stdin.write(json.dumps(command) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        return self.read()

    def close(self):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.wait(PATIENCE_S)
        return self.process.returncode

    def last(self, count=14):
        lines = []
        for way, what in self.said[-count:]:
            short = what
            if way == "<":
                short = {k: v for k, v in what.items() if k not in ("reports", "objectives", "table", "area")}
            lines.append(f"  {way} {json.dumps(short)[:1800]}")
        return "\n".join(lines)
