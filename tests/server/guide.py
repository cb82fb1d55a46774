"""docs/hosting.md as tests use it: the files that it writes out, and the commands of a section."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """What stands below a heading, as far as the next one."""
    found = re.search(rf"^##+ {re.escape(title)}\n(.*?)(?=^##|\Z)", GUIDE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"docs/hosting.md has no section {title}"
    return found[1]


def file(path: str) -> str:
    """A file, by the path that the guide says before it."""
    found = re.search(rf"`{re.escape(path)}`[^\n]*:\n\n```\w+\n(.*?)```", GUIDE, re.DOTALL)
    assert found is not None, f"docs/hosting.md has no file {path}"
    return found[1]


def commands(title: str, whose: str = r"#|\$|bodypolitic\$") -> list[str]:
    """The commands of a section without their remarks: all, or those of root (`#`) or of one of the users."""
    found = re.findall(rf"^    (?:{whose}) (.*?)(?: +# .*)?$", section(title), re.MULTILINE)
    assert found, f"nothing is to be done in section {title}"
    return found


def on(root: Path, text: str) -> str:
    """A text in which a folder stands in place of the machine's root."""
    return re.sub(r"(?<![\w.])/(opt|etc|var|usr/local|run)/", rf"{root}/\1/", text)


def carry_out(lines: list[str], root: Path, variables: dict[str, str], at: Path) -> str:
    """Carry out commands in one shell on such a folder, and give what they tell. Whatever asks is told yes."""
    script = on(root, "\n".join(lines))
    done = subprocess.run(
        ("bash", "-eu", "-o", "pipefail", "-c", script),
        cwd=at,
        env=variables,
        input="y\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
