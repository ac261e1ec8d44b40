"""Writes the page's types, web/src/lib/types, from the schemas that the server publishes; `--check` only compares."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from castellany.server.app import build_app
from castellany.server.settings import Settings
from castellany.server.web.schemas import schemas

FOLDER = Path("web/src/lib/types")
HEAD = "// Written by scripts/page_types.py from the schemas of the server; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def type_of(schema: Schema, depth: int = 0) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(type_of(one, depth) for one in schema[several]))
    kind = schema.get("type")
    if kind == "array":
        return list_of(schema, depth)
    if kind == "object":
        return object_of(schema, depth)
    return PLAIN[kind] if kind else "unknown"


def list_of(schema: Schema, depth: int) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one, depth) for one in schema['prefixItems'])}]"
    inner = type_of(schema.get("items", {}), depth)
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def object_of(schema: Schema, depth: int) -> str:
    if "properties" not in schema:
        others = schema.get("additionalProperties", True)
        return f"Record<string, {type_of(others, depth) if isinstance(others, dict) else 'unknown'}>"
    return "{\n" + "".join(fields_of(schema, depth + 1)) + "  " * depth + "}"


def fields_of(schema: Schema, depth: int) -> Iterator[str]:
    indent = "  " * depth
    for name, field in schema["properties"].items():
        mark = "" if name in schema.get("required", ()) else "?"
        yield comment(field, indent) + f"{indent}{word(name)}{mark}: {type_of(field, depth)};\n"


def word(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)


def comment(schema: Schema, indent: str = "") -> str:
    text = " ".join(schema.get("description", "").split())
    return f"{indent}/** {text} */\n" if text else ""


def declaration(name: str, schema: Schema) -> str:
    body = type_of(schema)
    is_interface = "properties" in schema
    shape = f"export interface {name} {body}" if is_interface else f"export type {name} = {body};"
    return f"\n{comment(schema)}{shape}\n"


def file_of(*tops: tuple[str, Schema]) -> str:
    """One file with these types and all that they are made of; the same name always means the same."""
    known: dict[str, str] = {}
    for name, schema in [*((n, s) for _, top in tops for n, s in top.get("$defs", {}).items()), *tops]:
        written = declaration(name, schema)
        if known.setdefault(name, written) != written:
            raise SystemExit(f"two types are called {name}")
    return HEAD + "".join(known.values())


def calls(paths: Schema) -> Schema:
    """Every call of the server: the types of its body and of its answer, under its method and path."""
    nothing = {"type": "null"}
    found: Schema = {}
    for path, methods in paths.items():
        for method, call in methods.items() if path.startswith("/api/") else ():
            given = next((content_of(answer) for status, answer in call["responses"].items() if status < "300"), None)
            fields = {"body": content_of(call.get("requestBody", {})) or nothing, "answer": given or nothing}
            found[f"{method.upper()} {path}"] = {
                "type": "object",
                "properties": fields,
                "required": list(fields),
                "description": call.get("summary", ""),
            }
    return {"type": "object", "properties": found, "required": list(found), "description": "Every call of the server"}


def content_of(part: Schema) -> Schema | None:
    content: Schema | None = next((media.get("schema") for media in part.get("content", {}).values()), None)
    return None if content is None else {key: value for key, value in content.items() if key != "description"}


def files() -> dict[str, str]:
    published = schemas()
    described = build_app(Settings()).openapi()
    http = {"$defs": described["components"]["schemas"], **calls(described["paths"])}
    messages = {"Incoming": published.incoming, "Outgoing": published.outgoing}
    found = {"http.ts": file_of(("Calls", http)), "messages.ts": file_of(*messages.items())}
    for game, scene in published.scenes.items():
        found[f"{game}.ts"] = file_of(("Scene", scene), ("Components", published.components[game]))
    return found


def main() -> None:
    wanted = files()
    if "--check" in sys.argv[1:]:
        stale = [name for name, text in wanted.items() if not is_written(FOLDER / name, text)]
        if stale:
            raise SystemExit(f"stale: {', '.join(stale)}; run .venv/bin/python scripts/page_types.py")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in wanted.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def is_written(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
