#!/usr/bin/env python3
"""Runs Grammar/navgraph.tmLanguage.json in a TextMate engine (babi, with oniguruma) and checks the scopes that it gives.

    scopes.py expect FILE...   lines such as `//    ^^^^ keyword.control.then` state the scopes of the characters above the carets
    scopes.py whole FILE...    no character but white space is without a scope of its own, and none is `invalid`
    scopes.py show FILE        prints every token with its scopes

Prints one line for each disagreement; exits 1 if there was one, 3 if the engine is not installed.
"""

import os
import re
import sys

try:
    from babi.highlight import Grammars, highlight_line
except ImportError:
    print("the TextMate engine is not installed: pip install babi==1.8.0")
    sys.exit(3)

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..")
MARK = re.compile(r"^\s*//\s*(\^+)\s+(!?)(\S+)\s*$")


def compiler():
    grammars = Grammars()
    # The engine finds grammars by file name; ours is named as editors expect it.
    grammars._scope_to_files["source.navgraph"] = os.path.join(ROOT, "Grammar", "navgraph.tmLanguage.json")
    return grammars.compiler_for_scope("source.navgraph")


def tokens(rules, lines):
    """For each line its regions: (start, end, scopes)."""
    state = rules.root_state
    for number, line in enumerate(lines):
        state, regions = highlight_line(rules, state, line + "\n", first_line=number == 0)
        yield [(r.start, min(r.end, len(line)), r.scope) for r in regions if r.start < len(line)]


def scopes_at(regions, column):
    for start, end, scope in regions:
        if start <= column < end:
            return scope
    return ()


def matches(scopes, wanted):
    return any(scope == wanted or scope.startswith(wanted + ".") for scope in scopes)


def expect(rules, path):
    """The marked lines of a file. Marks are taken out first, so that they are no part of what is tokenised."""
    with open(path, encoding="utf-8") as file:
        written = file.read().split("\n")
    lines, marks = [], []
    for number, line in enumerate(written):
        mark = MARK.match(line)
        if mark and lines:
            marks.append((number + 1, len(lines) - 1, mark))
        else:
            lines.append(line)
    found = list(tokens(rules, lines))
    failures = 0
    for number, target, mark in marks:
        for column in range(mark.start(1), mark.end(1)):
            scopes = scopes_at(found[target], column)
            if matches(scopes, mark.group(3)) == bool(mark.group(2)):
                text = lines[target][mark.start(1) : mark.end(1)]
                print(f"{path}:{number}: `{text}` is {' '.join(scopes) or 'nothing'}, not {mark.group(2)}{mark.group(3)}")
                failures += 1
                break
    if not marks:
        print(f"{path}: no marks")
        failures += 1
    return failures


def whole(rules, path):
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    failures = 0
    for number, regions in enumerate(tokens(rules, lines)):
        for start, end, scopes in regions:
            text = lines[number][start:end]
            if not text.strip():
                continue
            own = [scope for scope in scopes if scope != "source.navgraph" and not scope.startswith("meta.")]
            if not own or any("invalid" in scope for scope in scopes):
                print(f"{path}:{number + 1}:{start + 1}: `{text}` is {' '.join(scopes)}")
                failures += 1
    return failures


def show(rules, path):
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    for number, regions in enumerate(tokens(rules, lines)):
        for start, end, scopes in regions:
            if lines[number][start:end].strip():
                print(f"{number + 1}:{start + 1}\t{lines[number][start:end].strip()}\t{' '.join(scopes[1:])}")
    return 0


def main(arguments):
    verbs = {"expect": expect, "whole": whole, "show": show}
    if len(arguments) < 2 or arguments[0] not in verbs:
        print(__doc__)
        return 64
    rules = compiler()
    failures = sum(verbs[arguments[0]](rules, path) for path in arguments[1:])
    if arguments[0] != "show":
        print(f"{len(arguments) - 1} files, {failures} disagreements")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
