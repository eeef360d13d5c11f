"""The parts of the random session that need several requests after each other."""

from fuzz_client import Fault

ODD_VALUES = [None, -1, 0, 2**31, 2**63 - 1, 2**63, -2**63, 1e308, 0.5, "", "x", [], {}, [[]], {"line": 0}, True]


class Features:
    """Requests whose answers are applied, compared, or followed by others."""

    def tokens(self):
        """Tokens as an edit of the last ones must be those of the whole text."""
        document = self.document()
        answer = self.answer(self.ask("semanticTokens/full/delta" if document.result else "semanticTokens/full", document))
        if answer is None:
            return
        if "edits" in answer:
            tokens = list(document.tokens)
            for edit in reversed(answer["edits"]):
                tokens[edit["start"]:edit["start"] + edit["deleteCount"]] = edit.get("data", [])
        else:
            tokens = answer["data"]
        whole = self.answer(self.ask("semanticTokens/full", document))
        if whole["data"] != tokens:
            raise Fault(f"an edit of semantic tokens gives others than the whole text {document.text!r}")
        document.tokens, document.result = tokens, whole["resultId"]
        line, character, lines, end = 0, 0, document.text, (0, 0)
        starts = document.starts()
        for index in range(0, len(tokens), 5):
            down, right, length = tokens[index:index + 3]
            line, character = line + down, right if down else character + right
            if (line, character) < end or length <= 0 or line >= len(starts):
                raise Fault(f"token {index // 5} overlaps another, or is outside of the text {lines!r}")
            end = (line, character + length)

    def format(self):
        """Formatting a formatted text changes nothing."""
        document = self.document()
        edits = self.answer(self.ask("formatting", document))
        if not edits:
            return
        document.text = document.applying(edits)
        self.change(document, [{"text": document.text}])
        again = self.answer(self.ask("formatting", document))
        if again:
            raise Fault(f"formatting twice changes more: {again} in {document.text!r}")

    def apply(self):
        """Applies an action or a new name."""
        document = self.document()
        if self.random.random() < 0.5:
            answer = self.answer(self.ask("rename", document))
        else:
            actions = self.answer(self.ask("codeAction", document)) or []
            action = self.random.choice(actions) if actions else None
            if action and "edit" not in action:
                action = self.answer(self.request("codeAction/resolve", action))
            answer = action and action.get("edit")
        changes = list(((answer or {}).get("changes") or {}).items())
        for change in (answer or {}).get("documentChanges", []):
            if "textDocument" in change:
                changes.append((change["textDocument"]["uri"], change["edits"]))
        for uri, edits in changes:
            if changed := self.documents.get(uri):
                changed.text = changed.applying(edits)
                self.change(changed, [{"text": changed.text}])

    def hierarchy(self):
        items = self.answer(self.ask("prepareCallHierarchy", self.document())) or []
        for _ in range(3):
            for item in items[:2]:
                direction = self.random.choice(["incoming", "outgoing"])
                calls = self.answer(self.request(f"callHierarchy/{direction}Calls", {"item": item})) or []
                items = [call["from" if direction == "incoming" else "to"] for call in calls]
        if self.random.random() < 0.2:
            self.request("callHierarchy/incomingCalls", {"item": self.random.choice(ODD_VALUES)})

    def lenses(self):
        lenses = self.answer(self.ask("codeLens", self.document())) or []
        if lenses:
            command = self.random.choice(lenses)["command"]
            self.request("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})
        if self.random.random() < 0.2:
            self.request("workspace/executeCommand", {"command": self.random.choice(["navgraph.open", "navgraph.diagram", "x"]),
                                                      "arguments": [self.document().uri, self.random.choice(["", "x://🧭", "x" * 9999])]})

    def workspace(self):
        self.request("workspace/symbol", {"query": self.random.choice(["", "a", "Home", "🧭", "x" * 1000])})
        old, new = self.random.choice(self.files), self.folder / "app" / self.random.choice(["New.navgraph", "Sub/New.navgraph", "é.navgraph"])
        self.request("workspace/willRenameFiles", {"files": [{"oldUri": old.as_uri(), "newUri": new.as_uri()}]})
