"""What a process costs: memory, processor time, wake-ups. Read from /proc, all threads together."""
import os
import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Memory:
    """In kilobytes."""
    rss: int
    pss: int
    private_dirty: int


def memory(pid):
    with open(f"/proc/{pid}/smaps_rollup") as file:
        sizes = dict(re.findall(r"^(\w+):\s+(\d+) kB", file.read(), re.MULTILINE))
    return Memory(int(sizes["Rss"]), int(sizes["Pss"]), int(sizes["Private_Dirty"]))


@dataclass(frozen=True)
class Activity:
    cpu: float      # milliseconds on a processor
    wakeups: int    # voluntary switches: times it went to sleep, and so woke
    threads: int

    def since(self, before):
        return Activity(self.cpu - before.cpu, self.wakeups - before.wakeups, self.threads)


def activity(pid):
    cpu = wakeups = threads = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{thread}/schedstat") as file:
                cpu += int(file.read().split()[0]) / 1e6
            with open(f"/proc/{pid}/task/{thread}/status") as file:
                wakeups += int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", file.read(), re.MULTILINE).group(1))
        except FileNotFoundError:
            continue
        threads += 1
    return Activity(cpu, wakeups, threads)
