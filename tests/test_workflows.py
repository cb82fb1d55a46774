"""What GitHub runs leaves no test out for what is missing there."""

from pathlib import Path

import pytest
import yaml

from tests.server.conftest import do_without

WORKFLOW = Path(__file__).parent.parent / ".github" / "workflows" / "test.yml"


def test_everything_runs_with_a_python_for_which_there_is_a_postgresql() -> None:
    jobs = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"].values()
    [steps] = [job["steps"] for job in jobs if any(step.get("run") == ".ci/run" for step in job["steps"])]
    [version] = [step["with"]["python-version"] for step in steps if "setup-python" in step.get("uses", "")]
    assert tuple(map(int, version.split("."))) < (3, 13), "pyproject.toml has pgserver for older ones only"


def test_what_is_missing_fails_where_changes_are_judged_and_is_left_out_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no database"):
        do_without("no database")
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="no database"):
        do_without("no database")
