"""Work spread over processes or, with Ray, over machines: the same results in the same order, however many do it.

Each piece of work depends on nothing but itself. When a worker is lost, what it had not finished is done again by
another.
"""

import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, Generic, NamedTuple, TypeVar

PIECES_A_TASK: Final = 4  # that a cluster is handed at a time; for fewer no process is begun
AHEAD: Final = 16  # pieces that wait for each worker, so that none waits for them
LOSSES: Final = 20  # of workers, before somebody should look at it

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def spread(
    work: Callable[[Piece], Done], pieces: Sequence[Piece], jobs: int | None = None, cluster: str | None = None
) -> Iterator[Done]:
    """What the work makes of each piece, one by one as they come, in their order.

    `jobs` processes do it, one a core unless it is said, or the machines of the Ray cluster at an address; `local` is a
    cluster on this machine alone.
    """
    if cluster is not None:
        yield from _on_ray(work, pieces, cluster)
        return
    workers = min(jobs or os.cpu_count() or 1, len(pieces) // PIECES_A_TASK)
    if workers > 1:
        yield from _on_processes(work, pieces, workers)
    else:
        yield from map(work, pieces)


class _Worker(Generic[Piece, Done]):
    """A process that does what it is handed, and is begun anew when it was lost."""

    def __init__(self, work: Callable[[Piece], Done]) -> None:
        self._work = work
        self.losses = 0
        self._begin()

    def _begin(self) -> None:
        self._pool = ProcessPoolExecutor(1, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))

    def hand(self, piece: Piece) -> Future[Done]:
        """Let it do a piece after all that it was handed before."""
        try:
            return self._pool.submit(self._work, piece)
        except BrokenProcessPool:
            self.losses += 1
            self._begin()
            return self._pool.submit(self._work, piece)

    def stop(self) -> None:
        """Let it go once it has finished what it is doing."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class _Handed(NamedTuple, Generic[Piece, Done]):
    """A piece that a worker was handed."""

    piece: Piece
    worker: _Worker[Piece, Done]
    done: Future[Done]

    @property
    def lost(self) -> bool:
        """Whether the worker was lost before it had finished it."""
        return self.done.done() and isinstance(self.done.exception(), BrokenProcessPool)

    def again(self) -> "_Handed[Piece, Done]":
        """The same piece, handed out once more."""
        return _Handed(self.piece, self.worker, self.worker.hand(self.piece))


def _on_processes(work: Callable[[Piece], Done], pieces: Sequence[Piece], workers: int) -> Iterator[Done]:
    """Processes that take pieces in their order; only what one was doing when it was lost is done again."""
    team: list[_Worker[Piece, Done]] = [_Worker(work) for _ in range(workers)]
    waiting: deque[_Handed[Piece, Done]] = deque()
    ahead = iter(pieces)
    try:
        while True:
            for piece in islice(ahead, workers * AHEAD - len(waiting)):
                busy = Counter(handed.worker for handed in waiting if not handed.done.done())
                worker = min(team, key=lambda one: busy[one])
                waiting.append(_Handed(piece, worker, worker.hand(piece)))
            if not waiting:
                return
            wait([waiting[0].done])
            if waiting[0].lost:
                waiting = deque(handed.again() if handed.lost else handed for handed in waiting)
                if sum(worker.losses for worker in team) >= LOSSES:
                    raise BrokenProcessPool(f"workers were lost {LOSSES} times")
                continue
            yield waiting.popleft().done.result()
    finally:
        for worker in team:
            worker.stop()


def _all_of(work: Callable[[Piece], Done], task: Sequence[Piece]) -> list[Done]:
    return [work(piece) for piece in task]


def _on_ray(work: Callable[[Piece], Done], pieces: Sequence[Piece], address: str) -> Iterator[Done]:
    """Tasks of Ray, which gives those of a lost worker to another."""
    tasks = [pieces[first : first + PIECES_A_TASK] for first in range(0, len(pieces), PIECES_A_TASK)]
    ray: Any = import_module("ray")
    ray.init(address=None if address == "local" else address, include_dashboard=False, ignore_reinit_error=True)
    remote = ray.remote(max_retries=-1)(_all_of)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * (AHEAD // PIECES_A_TASK)
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
