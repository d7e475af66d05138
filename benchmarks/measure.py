"""What every benchmark shares: CPU time, the median of five runs, memory in use."""

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

RUNS = 5
SECONDS = 0.3  # CPU time a run takes at least


def microseconds(work: Callable[[], int]) -> float:
    """CPU time for one thing, in microseconds; `work` does some and returns how many."""
    return median(run(work) for _ in range(RUNS))


def run(work: Callable[[], int]) -> float:
    """One run of microseconds()."""
    done = 0
    started = time.process_time()
    spent = 0.0
    while spent < SECONDS:
        done += work()
        spent = time.process_time() - started
    return spent / done * 1e6


def resident_kib() -> int:
    """Memory this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4
