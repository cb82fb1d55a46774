"""Compiles the engine with mypyc when BODYPOLITIC_COMPILE=1; without it the package is plain Python."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))
from build_engine import write_spelled_out

# What decides how the C code is made and compiled: the flags are in this file, mypyc's version is in the pins.
RECIPE = ["setup.py", "build_engine.py", "constraints.txt"]
SPELLED_OUT = Path("build/spelled")
UNITS = 16  # that the C files are compiled in: far fewer than files, and enough for every core


class ParallelBuild(build_ext):
    """Runs the C compiler on every core, and only on files that changed; setuptools alone does neither."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_serially = compiler.compile

        def compile_in_parallel(sources: list[str], *, output_dir: str, depends: list[str], **how: Any) -> list[str]:
            newest_header = max(os.path.getmtime(path) for path in depends)

            def compile_if_changed(source: str) -> str:
                target: str = compiler.object_filenames([source], output_dir=output_dir)[0]
                newest = max(newest_header, os.path.getmtime(source))
                if not os.path.exists(target) or os.path.getmtime(target) < newest:
                    compile_serially([source], output_dir=output_dir, **how)
                return target

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compile_if_changed, sources))

        compiler.compile = compile_in_parallel
        self.parallel = True  # beside the engine, the small modules that each load one of its own
        super().build_extensions()


def engine_modules() -> list[Extension]:
    """The engine as extension modules: one that has it all, and for each module of Python's one that loads its part."""
    if os.environ.get("BODYPOLITIC_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(SPELLED_OUT)
    # At level 3 the C compiler takes 1.7 times as long, and a game runs through hardly fewer instructions.
    modules = mypycify(
        write_spelled_out(SPELLED_OUT), opt_level="1", debug_level="0", multi_file=True, group_name="bodypolitic"
    )
    for module in modules:
        module.sources = _in_units(module.sources)
        module.depends.extend(RECIPE)
    return modules


def _in_units(sources: list[str]) -> list[str]:
    """Sources of which those of the engine are put together: each of them includes the same two megabytes of headers.

    A unit is as new as the newest file in it.
    """
    engine = sorted(source for source in sources if Path(source).name.startswith("__native_"))
    units: list[str] = []
    for number in range(UNITS):
        members = engine[number::UNITS]
        if members:
            unit = Path("build") / f"unit_{number}.c"
            unit.write_text("".join(f'#include "{os.path.relpath(member, unit.parent)}"\n' for member in members))
            newest = max(os.path.getmtime(member) for member in members)
            os.utime(unit, (newest, newest))
            units.append(str(unit))
    return [*units, *(source for source in sources if source not in engine)]


setup(ext_modules=engine_modules(), cmdclass={"build_ext": ParallelBuild})
