"""The table that `make bench` prints: rows, limits and what is within them."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    """Ours may be at most `most`, in the row's unit, or that many times another keyboard's value."""
    most: float
    of: str = None  # a keyboard; None: the number itself
    row: str = None  # of that keyboard; None: the same

    def bound(self, row, medians):
        if self.of is None:
            return self.most
        theirs = medians.get(self.of, {}).get(self.row or row)
        return None if theirs is None else self.most * theirs

    def __str__(self):
        return f"≤ {self.most:g}" + (f" × {self.of}" if self.of else "")


@dataclass(frozen=True)
class Row:
    key: str
    title: str
    unit: str
    decimals: int
    limits: tuple = ()


def wvkbd(times):
    return Limit(times, "wvkbd")


ROWS = (
    Row("start", "start to first mapped frame", "ms", 1, (wvkbd(1.2),)),
    Row("first redraw", "first redraw (configure to commit)", "ms", 2),
    Row("full redraw", "later full redraw (shift to commit)", "ms", 2),
    Row("key redraw", "one-key redraw (touch to commit)", "ms", 2),
    Row("commit median", "touch to commit request, median", "ms", 3, (wvkbd(1.0),)),
    Row("commit p99", "touch to commit request, p99", "ms", 3, (wvkbd(1.0),)),
    Row("text median", "touch to changed text in GTK 3, median", "ms", 2, (wvkbd(0.8),)),
    Row("text p95", "touch to changed text in GTK 3, p95", "ms", 2),
    Row("press median", "press to changed text in GTK 3, with insertOnKeyDown, median", "ms", 2, (wvkbd(1.1),)),
    Row("cpu", "CPU per 1 000 taps", "ms", 0, (wvkbd(0.9), Limit(0.06, "squeekboard"))),
    Row("words cpu", "CPU per 1 000 taps of words, with a word list", "ms", 0, (Limit(1.0, "wvkbd", "cpu"),)),
    Row("words dirty", "Private_Dirty added by a word list and 1 000 words", "MB", 1, (Limit(3),)),
    Row("words wakeups", "wake-ups in the idle time behind words", "", 0, (Limit(0),)),
    Row("rss", "RSS, shown beside a GTK application", "MB", 1),
    Row("pss", "PSS", "MB", 1, (wvkbd(2.5),)),
    Row("private dirty", "Private_Dirty", "MB", 1, (Limit(9),)),
    Row("growth", "memory written during 10 000 taps", "% of RSS", 1, (Limit(5),)),
    Row("threads", "threads", "", 0, (Limit(1),)),
    Row("wakeups shown", "wake-ups in the idle time, shown", "", 0, (Limit(0),)),
    Row("wakeups hidden", "wake-ups in the idle time, hidden", "", 0, (Limit(0),)),
    Row("damage", "damage per tap", "px", 0),
    Row("pools", "shm pools made while typing", "", 0, (Limit(0),)),
    Row("keymaps", "keymaps uploaded while typing", "", 0, (Limit(0),)),
    Row("size", "program, stripped", "MB", 1, (Limit(12),)),
)


def print_table(medians, names):
    """Prints it as Markdown; returns the titles of rows that are beyond a limit."""
    others = [name for name in names if name != "pressboard"]
    head = ["", *names, *(f"ours : {name}" for name in others), "limit", ""]
    lines, missed = [], []
    for row in ROWS:
        found = {name: medians.get(name, {}).get(row.key) for name in names}
        ours = found.get("pressboard")
        cells = [f"{row.title}, {row.unit}" if row.unit else row.title]
        cells += ["–" if found[name] is None else f"{found[name]:.{row.decimals}f}" for name in names]
        cells += [f"{ours / found[name]:.2f}" if ours is not None and found[name] else "" for name in others]
        verdicts = [ours <= bound + 1e-9 for bound in (limit.bound(row.key, medians) for limit in row.limits)
                    if bound is not None and ours is not None]
        if not all(verdicts):
            missed.append(row.title)
        cells += [", ".join(map(str, row.limits)), "" if not verdicts else "ok" if all(verdicts) else "MISSED"]
        lines.append(cells)
    widths = [max(len(line[n]) for line in [head, *lines]) for n in range(len(head))]
    for n, line in enumerate([head, ["-" * width for width in widths], *lines]):
        fill = [cell.ljust(width) if column == 0 else cell.rjust(width)
                for column, (cell, width) in enumerate(zip(line, widths))]
        print("| " + " | ".join(fill) + " |")
    print(f"\n{len(missed)} rows beyond their limits" + (": " + "; ".join(missed) if missed else ""))
    return missed
