"""Pages of the documentation that are made from what they describe: nothing on them is written twice."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import vocabulary

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "docs"
AT_THE_ROOT = {
    "architecture.md": "ARCHITECTURE.md",
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
}
INTRODUCTION = """# The server's API

The lobby speaks REST below `/api`; a table speaks JSON over a WebSocket at `/api/tables/{id}/socket`. The whole
description is OpenAPI: `web/openapi.json` in the repository.

A bot over the net creates or joins a table, opens its socket, says `hello` with the token of its seat, and answers each
state whose `decision` is not null with `choose`, naming the state's `number`, the option's `id` and a `key` of its own;
the same key again does nothing twice.
"""


def main() -> None:
    """Lay out the pages in build/docs, those that are written and those that are made."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    made = {page: from_the_root(name) for page, name in AT_THE_ROOT.items()}
    made["vocabulary.md"] = vocabulary.page()
    made["server.md"] = server_page(json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8")))
    for page, content in made.items():
        (PAGES / page).write_text(content, encoding="utf-8")


def from_the_root(name: str) -> str:
    """A document of the repository, with its links as they are inside the documentation."""
    text = (ROOT / name).read_text(encoding="utf-8")
    for page, source in AT_THE_ROOT.items():
        text = text.replace(f"]({source}", f"]({page}")
    return text.replace("](docs/", "](")


def server_page(description: dict[str, Any]) -> str:
    """The REST calls and the messages of the socket, from the description that the page's types are made from."""
    lines = [INTRODUCTION, "## Calls", "", "| Call | What it does |", "| --- | --- |"]
    for path, calls in description["paths"].items():
        for method, call in calls.items():
            told = (call.get("description") or call.get("summary") or "").split("\n\n")[0].replace("\n", " ")
            lines.append(f"| `{method.upper()} {path}` | {told} |")
    lines += ["", "## Messages and shapes", ""]
    for name, shape in sorted(description["components"]["schemas"].items()):
        fields = shape.get("properties")
        if not fields:
            continue
        lines += [
            f"### {name}",
            "",
            *(shape.get("description") or "").split("\n"),
            "",
            "| Field | Type |",
            "| --- | --- |",
        ]
        needed = shape.get("required", [])
        lines += [
            f"| `{field}`{'' if field in needed else ' (may be left out)'} | {type_of(of)} |"
            for field, of in fields.items()
        ]
        lines.append("")
    return "\n".join(lines)


def type_of(shape: dict[str, Any]) -> str:
    """A type in few words."""
    if "$ref" in shape:
        name = shape["$ref"].rsplit("/", 1)[-1]
        return f"`{name}`"
    if "const" in shape:
        return f"`{shape['const']}`"
    if "enum" in shape:
        return ", ".join(f"`{value}`" for value in shape["enum"])
    for many in ("anyOf", "oneOf", "allOf"):
        if many in shape:
            return " or ".join(type_of(one) for one in shape[many])
    if shape.get("type") == "array":
        return f"list of {type_of(shape.get('items', {}))}"
    if shape.get("type") == "object" and isinstance(shape.get("additionalProperties"), dict):
        return f"{type_of(shape['additionalProperties'])} by name"
    return re.sub("integer", "whole number", str(shape.get("type", "anything")))


if __name__ == "__main__":
    main()
