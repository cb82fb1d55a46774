"""The engine's source as the compiler gets it: records spelled out, and the kinds of numbers as plain numbers.

mypyc compiles a method that stands in the source ten times better than one that is made when a class is. So each
`@record` class is written out with its `__init__` and `parts` (see `game/ground/spelling.py`), on lines that are
blank in the source, so that every line keeps its number. `Role(0)` and the like, which tell the type checker one kind
of number from another, are numbers in the end: without them a constant can stand in the machine code. Overloads, which
only callers' type checkers read, are left out.
"""

import ast
import builtins
import importlib.util
import re
import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

SOURCES = Path("src")
ENGINE = SOURCES / "bodypolitic" / "game"
# What is compiled: the engine, and of the bots what plays many games to look ahead
COMPILED = (ENGINE, SOURCES / "bodypolitic" / "bots" / "steady", SOURCES / "bodypolitic" / "bots" / "playouts")
# What mypyc would compile wrongly: it makes typed dictionaries of a kind that pydantic can't describe.
LEFT_OUT = ("spelling.py", "shapes.py", "typed.py")
NEW_TYPE = re.compile(r"^(\w+) = NewType\(.*\)$", re.MULTILINE)


def _spelling() -> Any:
    """The module that spells methods out, by itself: the package can't be imported while it is built."""
    spec = importlib.util.spec_from_file_location("spelling", ENGINE / "ground" / "spelling.py")
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SPELLING = _spelling()


class Source:
    """A module that is compiled: its classes, where its imported names come from, and all names that it knows."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.text = path.read_text()
        self.classes: dict[str, ast.ClassDef] = {}
        self.imported: dict[str, tuple[str, str]] = {}
        self.known = set(dir(builtins))
        self.last_import = 0
        for node in ast.parse(self.text).body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.ImportFrom) and node.module and node.end_lineno is not None:
                self.last_import = node.end_lineno
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)
            elif isinstance(node, ast.Assign):
                self.known.update(target.id for target in node.targets if isinstance(target, ast.Name))
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.known.add(node.target.id)
        self.known.update(self.classes, self.imported)


def _is_record(declared: ast.ClassDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "record" for one in declared.decorator_list)


class Engine:
    """All modules that are compiled, by name."""

    def __init__(self) -> None:
        self.modules: dict[str, Source] = {}
        for path in [path for folder in COMPILED for path in sorted(folder.rglob("*.py"))]:
            name = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
            self.modules[name] = Source(name, path)
        self.kinds = {kind for source in self.modules.values() for kind in NEW_TYPE.findall(source.text)}

    def fields(self, source: Source, declared: ast.ClassDef) -> list[Any]:
        """The fields of a record, those of its base first."""
        found = self._inherited(source, declared)
        for node in declared.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                written = ast.unparse(node.annotation).strip("'\"")
                if "ClassVar" not in written:
                    default = ast.unparse(node.value) if node.value is not None else ""
                    found.append(SPELLING.Field(node.target.id, written, default))
        return found

    def _inherited(self, source: Source, declared: ast.ClassDef) -> list[Any]:
        base = self._base(source, declared)
        return [] if base is None else self.fields(*base)

    def _base(self, source: Source, declared: ast.ClassDef) -> tuple[Source, ast.ClassDef] | None:
        """The class of the engine that a class is derived from, and its module."""
        for base in declared.bases:
            name = base.value if isinstance(base, ast.Subscript) else base
            if not isinstance(name, ast.Name):
                continue
            if name.id in source.classes:
                return source, source.classes[name.id]
            module, original = source.imported.get(name.id, ("", ""))
            if module in self.modules:
                return self.modules[module], self.modules[module].classes[original]
        return None

    def spelled(self, source: Source) -> str:
        """A module's source with its records spelled out."""
        lines = source.text.split("\n")
        for declared in source.classes.values():
            if _is_record(declared):
                self._spell(source, declared, lines)
        self._erase(source, lines)
        self._drop_overloads(source, lines)
        needed = {name: home for declared in source.classes.values() for name, home in self._names(source, declared)}
        if needed:
            imports = [f"from {module} import {name}" for name, module in sorted(needed.items())]
            lines[source.last_import - 1] += "; " + "; ".join(imports)
        return "\n".join(lines)

    def _names(self, source: Source, declared: ast.ClassDef) -> list[tuple[str, str]]:
        """The names that inherited fields are written with and the module does not know, with where they come from."""
        if not _is_record(declared):
            return []
        found = [] if "ClassVar" in source.known else [("ClassVar", "typing")]
        base = self._base(source, declared)
        while base is not None:
            of, above = base
            for node in above.body:
                if isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node):
                    for name in ast.walk(node):
                        if isinstance(name, ast.Name) and name.id not in source.known:
                            if name.id in of.imported:
                                found.append((name.id, of.imported[name.id][0]))
                            elif name.id in of.known:
                                found.append((name.id, of.name))
            base = self._base(of, above)
        return found

    def _spell(self, source: Source, declared: ast.ClassDef, lines: list[str]) -> None:
        for decorator in declared.decorator_list:
            lines[decorator.lineno - 1] = ""
        fields = self.fields(source, declared)
        own = [
            node for node in declared.body if isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node)
        ]
        if not own:
            return
        last = own[-1]
        assert last.end_lineno is not None
        code, _, _ = lines[last.end_lineno - 1].partition("  #")
        lines[last.end_lineno - 1] = f"{code}; {SPELLING.fields_line(fields)}"
        self._put(lines, last.end_lineno, SPELLING.init_line(fields))
        assert declared.end_lineno is not None
        self._put(lines, max(declared.end_lineno, last.end_lineno), SPELLING.parts_line(fields))

    def _erase(self, source: Source, lines: list[str]) -> None:
        """Leave of `Role(0)` only `(0)`."""
        for node in ast.walk(ast.parse(source.text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.kinds:
                line = lines[node.lineno - 1]
                start, end = node.func.col_offset, node.func.end_col_offset
                assert end is not None
                assert line[start:end] == node.func.id
                lines[node.lineno - 1] = line[:start] + " " * (end - start) + line[end:]
        for number, line in enumerate(lines):
            lines[number] = NEW_TYPE.sub(r"\1 = int", line)

    def _drop_overloads(self, source: Source, lines: list[str]) -> None:
        """Leave out what only the type checker of callers reads; mypyc can't compile an overloaded constructor."""
        for node in ast.walk(ast.parse(source.text)):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(one, ast.Name) and one.id == "overload" for one in node.decorator_list
            ):
                assert node.end_lineno is not None
                for number in range(node.decorator_list[0].lineno - 1, node.end_lineno):
                    lines[number] = ""

    def _put(self, lines: list[str], after: int, method: str) -> None:
        """A method on the first blank line after a line."""
        place = after
        while place < len(lines) and lines[place].strip():
            place += 1
        if place == len(lines):
            lines.append("")
        lines[place] = f"    {method}"


def write_spelled_out(target: Path) -> list[str]:
    """Write the engine's source, spelled out, below a folder; the paths of its modules."""
    shutil.rmtree(target, ignore_errors=True)
    engine = Engine()
    paths: list[str] = []
    for source in engine.modules.values():
        path = target / source.path.relative_to(SOURCES)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(engine.spelled(source))
        if source.path.name not in LEFT_OUT:
            paths.append(str(path))
    return paths
