"""The Makefile can be read without a complaint, and says what each target is for."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_every_target_for_people_is_told_once_and_make_has_no_complaint() -> None:
    of_our_own = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MFLAGS", "MAKELEVEL"}}
    told = subprocess.run(("make", "help"), cwd=ROOT, env=of_our_own, capture_output=True, text=True, check=True)
    assert told.stderr == ""
    named = re.findall(r"^  make ([a-z-]+)", told.stdout, re.MULTILINE)
    assert len(set(named)) == len(named) == len(told.stdout.splitlines())
    assert {"play", "test", "test-long", "check", "docs", "wheel", "release-check", "mutants"} <= set(named)


def test_python_may_keep_its_bytecode_whatever_the_machine_says() -> None:
    """Or each worker of the tests compiles every module again."""
    strict = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    asked = "include Makefile\nasked:\n\t@echo $$PYTHONDONTWRITEBYTECODE"
    told = subprocess.run(
        ("make", "-sf", "-", "asked"), cwd=ROOT, env=strict, input=asked, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == ""
