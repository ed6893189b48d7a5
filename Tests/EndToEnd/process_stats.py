"""What a process costs: memory, processor time, wake-ups. Read from /proc, all threads together."""
import os
import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Memory:
    """In kilobytes. `anonymous` is what the process has written itself: unlike the rest it does not change with which
    files the system happens to hold in memory."""
    rss: int
    pss: int
    private_dirty: int
    anonymous: int


def memory(pid):
    with open(f"/proc/{pid}/smaps_rollup") as file:
        sizes = dict(re.findall(r"^(\w+):\s+(\d+) kB", file.read(), re.MULTILINE))
    return Memory(int(sizes["Rss"]), int(sizes["Pss"]), int(sizes["Private_Dirty"]),
                  int(sizes["Anonymous"]))


@dataclass(frozen=True)
class Activity:
    """By thread: milliseconds on a processor, and voluntary switches, times it went to sleep and so woke."""
    by_thread: dict

    @property
    def threads(self):
        return len(self.by_thread)

    @property
    def cpu(self):
        return sum(cpu for cpu, _ in self.by_thread.values())

    @property
    def wakeups(self):
        return sum(wakeups for _, wakeups in self.by_thread.values())

    def since(self, before):
        """What the threads that live now did since then."""
        return Activity({thread: tuple(now - then for now, then in zip(counts, before.by_thread.get(thread, (0, 0))))
                         for thread, counts in self.by_thread.items()})


def activity(pid):
    by_thread = {}
    for thread in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{thread}/schedstat") as file:
                cpu = int(file.read().split()[0]) / 1e6
            with open(f"/proc/{pid}/task/{thread}/status") as file:
                wakeups = re.search(r"^voluntary_ctxt_switches:\s+(\d+)", file.read(), re.MULTILINE).group(1)
        except FileNotFoundError:
            continue
        by_thread[thread] = cpu, int(wakeups)
    return Activity(by_thread)
