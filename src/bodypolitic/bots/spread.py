"""Work spread over processes or, with Ray, over machines: the same results in the same order, however many do it.

Each piece of work depends on nothing but itself. When a worker is lost, what it had not finished is done again by
another.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final, TypeVar

PIECES_A_TASK: Final = 4  # that a worker is handed at a time
TASKS_AHEAD: Final = 4  # for each worker, so that none waits
LOSSES: Final = 20  # of all workers at a time, before somebody should look at it

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def spread(
    work: Callable[[Piece], Done], pieces: Sequence[Piece], jobs: int | None = None, cluster: str | None = None
) -> Iterator[Done]:
    """What the work makes of each piece, one by one as they come, in their order.

    `jobs` processes do it, one a core unless it is said, or the machines of the Ray cluster at an address; `local` is a
    cluster on this machine alone.
    """
    tasks = [pieces[first : first + PIECES_A_TASK] for first in range(0, len(pieces), PIECES_A_TASK)]
    if cluster is not None:
        yield from _on_ray(work, tasks, cluster)
        return
    workers = min(jobs or os.cpu_count() or 1, len(pieces) // PIECES_A_TASK)
    if workers > 1:
        yield from _on_processes(work, tasks, workers)
    else:
        yield from map(work, pieces)


def _all_of(work: Callable[[Piece], Done], task: Sequence[Piece]) -> list[Done]:
    return [work(piece) for piece in task]


def _on_processes(work: Callable[[Piece], Done], tasks: list[Sequence[Piece]], workers: int) -> Iterator[Done]:
    """Processes that take tasks in their order; when one dies, all are begun anew with what is left."""
    done = 0
    for _ in range(LOSSES):
        pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
        waiting: deque[Future[list[Done]]] = deque()
        ahead = iter(tasks[done:])
        try:
            for task in ahead:
                waiting.append(pool.submit(_all_of, work, task))
                if len(waiting) == workers * TASKS_AHEAD:
                    break
            while waiting:
                results = waiting[0].result()
                waiting.popleft()
                done += 1
                for task in ahead:
                    waiting.append(pool.submit(_all_of, work, task))
                    break
                yield from results
            return
        except BrokenProcessPool:
            continue
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    raise BrokenProcessPool(f"the workers were lost {LOSSES} times")


def _on_ray(work: Callable[[Piece], Done], tasks: list[Sequence[Piece]], address: str) -> Iterator[Done]:
    """Tasks of Ray, which gives those of a lost worker to another."""
    ray: Any = import_module("ray")
    ray.init(address=None if address == "local" else address, include_dashboard=False, ignore_reinit_error=True)
    remote = ray.remote(max_retries=-1)(_all_of)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * TASKS_AHEAD
    ahead = iter(tasks)
    waiting = deque(remote.remote(work, task) for task, _ in zip(ahead, range(most), strict=False))
    try:
        while waiting:
            results = ray.get(waiting.popleft())
            for task in ahead:
                waiting.append(remote.remote(work, task))
                break
            yield from results
    finally:
        ray.shutdown()
