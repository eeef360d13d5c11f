#!/usr/bin/env python3
"""Holds JSON documents against a schema of this project.

    validate.py SCHEMA FILE...

Prints one line for each violation, and for each name in `from`, `to` or `parent` that no group or card has; exits 1 if there was one,
3 if the validator is not installed.
"""

import json
import sys

try:
    from jsonschema import Draft202012Validator
except ImportError as error:
    print(f"the schema can't be checked: {error}; pip install jsonschema==4.23.0")
    sys.exit(3)


def dangling(document):
    """What a schema can't say: references lead to something, and rows are there."""
    things = document.get("groups", []) + document.get("cards", [])
    names = [thing["id"] for thing in things]
    if len(names) != len(set(names)):
        yield "two things have one id"
    rows = {card["id"]: len(card["rows"]) for card in document.get("cards", [])}
    for thing in things:
        if thing.get("parent", names[0]) not in names:
            yield f"parent {thing['parent']} of {thing['id']}"
    for link in document.get("links", []):
        for end in ("from", "to"):
            if link[end] not in rows and link[end] not in names:
                yield f"{end} {link[end]}"
        if link.get("row", -1) >= rows.get(link["from"], 0):
            yield f"row {link['row']} of {link['from']}"


def main(schema_path, paths):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    count = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        found = [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}" for error in validator.iter_errors(document)]
        found += [] if found else list(dangling(document))
        for line in sorted(found):
            count += 1
            print(f"{path}: {line}")
    sys.exit(1 if count else 0)


main(sys.argv[1], sys.argv[2:])
