"""Sends random edits, requests, and malformed messages to the language server.

    python3 Tests/Tools/LanguageServer/fuzz.py NAVGRAPH [--seconds 30] [--seed 1] [--record FILE]

Fails if the server crashes, leaves a request without an answer for 20 seconds, writes something that isn't a valid message, grows in memory,
or answers with edits and tokens that don't fit the text. At the end, a new server that gets the same texts must answer the same. The same seed sends the same messages, as long as the server answers the same.
With --record, everything that is sent is written to a file. After a failure, the folder with the files is kept, so that this reproduces it:

    navgraph lsp < FILE
"""

import argparse
import json
import os
import pathlib
import queue
import random
import re
import shutil
import sys
import tempfile
import time

sys.dont_write_bytecode = True
from fuzz_client import PATIENCE, Document, Fault, Server
from fuzz_features import ODD_VALUES, Features

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
# The memory that a server may have in use at the end, compared with its use after the warm-up.
GROWTH_FACTOR, GROWTH_IN_MEBIBYTES = 2, 250

POSITIONED = ["completion", "hover", "definition", "declaration", "references", "documentHighlight", "prepareRename", "rename", "signatureHelp",
              "prepareCallHierarchy", "onTypeFormatting", "selectionRange", "linkedEditingRange"]
RANGED = ["codeAction", "rangeFormatting", "inlayHint", "semanticTokens/range"]
WHOLE = ["diagnostic", "formatting", "documentSymbol", "foldingRange", "documentLink", "codeLens"]
# Half-typed text, line breaks of all kinds, and characters of one to several units.
PIECES = ["screen ", "modal ", "on x -> ", "push ", "present ", "{", "}", "{ ", " }", "(", ")", "(id: ", "\"", "\"/a/{id}\"", "/", "*/", "/*", "//",
          "->", " when ", "route \"/", "import \"", "open \"", "then { ", ": Int", "enum E { a, b }", ".", ",", ";", "\n", "\n\n", "\r\n", "\r",
          "\t", " ", "  on done -> finish\n", "🧭", "👩‍👩‍👧", "é", "e\u0301", "\ufeff", "\u2028", "\0", "¬", "A", "Home", "uses ", "requires ",
          "tabs T { tab a stack A }\n", "app A { platform iOS 16; root stack Home }\n", "0x", "99999999999999999999", "`", "#", "="]
NAMES = ["A", "Home2", "a b", "", "screen", "é", "🧭", "on", "x" * 300, "Main", "id"]


class Session(Features):
    def __init__(self, server, folder, seed):
        self.server, self.folder, self.random = server, folder, random.Random(seed)
        self.pending, self.next, self.count, self.documents, self.items, self.encoding = {}, 1, 0, {}, [], "utf-16"
        self.answers = {}
        files = sorted(REPOSITORY.glob("Samples/*/*.navgraph")) + sorted((REPOSITORY / "Tests/Corpus").rglob("*.navgraph"))
        # The check of one of them takes seconds, which is what it's there for. Answers to several edits of it would take too long.
        self.samples = [file for file in files if "many-that-lead-to-each-other" not in file.name]
        self.files = [folder / "app" / name for name in ["A.navgraph", "B.navgraph", "Sub/C.navgraph", "D 🧭.navgraph"]]
        self.parameters = None

    # Messages

    def send(self, message):
        content = json.dumps(message, ensure_ascii=self.random.random() < 0.5).encode("utf-8", errors="replace")
        data = b"Content-Length: %d\r\n\r\n" % len(content) + content
        # Now and then, a message arrives in two parts.
        cut = self.random.randrange(len(data)) if self.random.random() < 0.05 else 0
        if cut:
            self.server.write(data[:cut])
            time.sleep(0.002)
        self.server.write(data[cut:])

    def notify(self, method, parameters):
        self.send({"jsonrpc": "2.0", "method": method, "params": parameters})

    def request(self, method, parameters):
        """Sends a request, and returns its number, whose answer is kept until it's taken with `answer`."""
        number = self.next
        self.next += 1
        self.count += 1
        self.pending[number] = (method, time.monotonic())
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters})
        return number

    def drain(self, until=None):
        """Reads messages until a request is answered, or all are."""
        while self.pending if until is None else until in self.pending:
            method, sent = next(iter(self.pending.values()))
            try:
                message = self.server.messages.get(timeout=max(0.01, sent + PATIENCE - time.monotonic()))
            except queue.Empty:
                raise Fault(f"no answer to {method} within {PATIENCE} s") from None
            self.receive(message)

    def answer(self, number):
        self.drain(number)
        return self.answers.pop(number, None)

    def receive(self, message):
        if message is None:
            raise Fault(self.server.ending())
        if isinstance(message, Exception):
            raise message
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            raise Fault(f"not a message: {message}")
        if "method" in message:
            if not isinstance(message["method"], str) or not isinstance(message.get("params", {}), (dict, list)):
                raise Fault(f"not a request: {message}")
            if "id" in message:
                self.send({"jsonrpc": "2.0", "id": message["id"], "result": None})
            return
        if "id" not in message or ("result" in message) == ("error" in message):
            raise Fault(f"not a response: {message}")
        error = message.get("error", {"code": 0, "message": ""})
        if not isinstance(error.get("code"), int) or not isinstance(error.get("message"), str):
            raise Fault(f"not an error: {message}")
        if message["id"] in (None, "odd"):
            return
        if message["id"] not in self.pending:
            raise Fault(f"a response to no request: {message}")
        del self.pending[message["id"]]
        self.answers[message["id"]] = message.get("result")

    # Texts and places

    def sample(self):
        """Returns the text of a sample or of a test program, possibly damaged."""
        text = self.random.choice(self.samples).read_bytes().decode("utf-8", errors="replace")
        if len(text) > 6000:
            start = self.random.randrange(len(text) - 5000)
            text = text[start:start + 5000]
        for _ in range(self.random.choice([0, 0, 0, 0, 1, 3, 10])):
            start = self.random.randrange(len(text) + 1)
            end = min(len(text), start + self.random.choice([0, 1, 10, 100]))
            text = text[:start] + self.random.choice(PIECES) + text[end:]
        return text.replace("\n", "\r\n") if self.random.random() < 0.15 else text

    def place(self, document):
        if self.random.random() < 0.05:
            return self.random.choice(ODD_VALUES + [{"line": self.random.choice(ODD_VALUES), "character": self.random.choice(ODD_VALUES)}])
        words = list(re.finditer(r"(?<=[ (/{])[A-Za-z]\w*", document.text))
        if words and self.random.random() < 0.7:
            # Most words in capitals are names of screens and containers.
            names = [word for word in words if word[0][0].isupper()]
            word = self.random.choice(names or words if self.random.random() < 0.7 else words)
            return document.position(self.random.randint(word.start(), word.end()))
        return document.position(self.random.randrange(len(document.text) + 1))

    def range(self, document):
        if self.random.random() < 0.05:
            return {"start": self.place(document), "end": self.random.choice(ODD_VALUES)}
        if self.random.random() < 0.2:
            return {"start": document.position(0), "end": document.position(len(document.text))}
        start, end = self.place(document), self.place(document)
        return {"start": start, "end": start if self.random.random() < 0.3 else end}

    def document(self):
        if not self.documents or len(self.documents) < 3 and self.random.random() < 0.3:
            self.open()
        return self.random.choice(list(self.documents.values()))

    # Actions

    def initialize(self):
        yes = lambda: self.random.random() < 0.5  # noqa: E731
        document, workspace, window = {}, {}, {}
        if yes():
            document["diagnostic"] = {}
            workspace["diagnostics"] = {"refreshSupport": yes()}
        if yes():
            document["completion"] = {"completionItem": {"snippetSupport": True}}
        if yes():
            document["codeAction"] = {"resolveSupport": {"properties": ["edit"]}}
        if yes():
            window["showDocument"] = {"support": True}
        capabilities = {"textDocument": document, "workspace": workspace, "window": window,
                        "general": {"positionEncodings": ["utf-8", "utf-16"] if yes() else ["utf-16"]}}
        folders = [{"uri": (self.folder / "app").as_uri(), "name": "app"}]
        self.parameters = {"processId": os.getpid(), "capabilities": capabilities, "workspaceFolders": folders}
        self.start()

    def start(self):
        answer = self.answer(self.request("initialize", self.parameters))
        self.encoding = answer["capabilities"]["positionEncoding"]
        self.notify("initialized", {})

    def open(self):
        uris = [file.as_uri() for file in self.files] + ["untitled:Untitled-1", (self.folder / "out.navgraph").as_uri(), "odd uri%zz"]
        closed = [uri for uri in uris if uri not in self.documents]
        if not closed:
            return
        document = Document(self.random.choice(closed), self.sample(), self.encoding)
        self.show(document)

    def show(self, document):
        self.documents[document.uri] = document
        text = {"uri": document.uri, "languageId": "navgraph", "version": 1, "text": document.text}
        self.notify("textDocument/didOpen", {"textDocument": text})

    def close(self):
        document = self.document()
        del self.documents[document.uri]
        self.notify("textDocument/didClose", {"textDocument": {"uri": document.uri}})

    def change(self, document, changes):
        document.version += 1
        self.notify("textDocument/didChange", {"textDocument": {"uri": document.uri, "version": document.version}, "contentChanges": changes})

    def edit(self):
        document, changes = self.document(), []
        for _ in range(self.random.choice([1, 1, 1, 5])):
            start = self.random.randrange(len(document.text) + 1)
            end = min(len(document.text), start + self.random.choice([0, 0, 0, 1, 5, 40, 300]))
            new = self.random.choice(PIECES) if self.random.random() < 0.9 else self.sample()[:self.random.randrange(2000)]
            # A range inside CR LF is moved, as the protocol requires; the client doesn't send one.
            if any(document.text[max(0, place - 1):place + 1] == "\r\n" for place in (start, end)):
                continue
            place = {"start": document.position(start), "end": document.position(end)}
            changes.append({"range": place, "text": new})
            document.text = document.text[:start] + new + document.text[end:]
        if self.random.random() < 0.2 or len(document.text) > 20000:
            document.text = self.sample()
            changes.append({"text": document.text})
        self.change(document, changes)

    def type(self):
        """Types a line of a sample character by character, with a completion now and then."""
        document = self.document()
        line = self.random.choice(self.sample().splitlines() or [""])[:40]
        offset = self.random.choice([start for start in document.starts()])
        for character in line:
            position = document.position(offset)
            self.change(document, [{"range": {"start": position, "end": position}, "text": character}])
            document.text = document.text[:offset] + character + document.text[offset:]
            offset += 1
            if self.random.random() < 0.3:
                self.ask("completion", document, {"position": document.position(offset)})

    def odd_edit(self):
        """An edit whose range isn't one. The text is unknown afterwards, so the document gets a new one."""
        document = self.document()
        self.change(document, [{"range": self.random.choice(ODD_VALUES + [self.range(document)]), "text": self.random.choice(["x", None, 1])}])
        document.text = self.sample()
        self.change(document, [{"text": document.text}])

    def disk(self):
        file = self.random.choice(self.files)
        if self.random.random() < 0.3:
            file.unlink(missing_ok=True)
        else:
            file.write_text(self.sample(), newline="", errors="replace")
        self.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": file.as_uri(), "type": 2}]})

    def folders(self):
        folder = {"uri": (self.folder / self.random.choice(["app", "app/Sub", "none"])).as_uri(), "name": ""}
        event = {"added": [], "removed": []}
        event[self.random.choice(["added", "removed"])].append(folder)
        self.notify("workspace/didChangeWorkspaceFolders", {"event": event})
        root = {"uri": (self.folder / "app").as_uri(), "name": "app"}
        self.notify("workspace/didChangeWorkspaceFolders", {"event": {"removed": [root, folder], "added": [root]}})

    def ask(self, name, document, more=None):
        parameters = {"textDocument": {"uri": document.uri}} | (more or {})
        options = {"tabSize": 2, "insertSpaces": True}
        if name in POSITIONED:
            parameters.setdefault("position", self.place(document))
        if name in RANGED:
            parameters["range"] = self.range(document)
        match name:
            case "references": parameters["context"] = {"includeDeclaration": self.random.random() < 0.5}
            case "rename": parameters["newName"] = self.random.choice(NAMES + ["New"] * 10)
            case "onTypeFormatting": parameters |= {"ch": self.random.choice(["}", "\n"]), "options": options}
            case "selectionRange": parameters["positions"] = [parameters.pop("position"), self.place(document)]
            case "codeAction":
                parameters["context"] = {"diagnostics": []}
                if self.random.random() < 0.3:
                    parameters["context"]["only"] = [self.random.choice(["quickfix", "refactor", "source.fixAll", "x"])]
            case "formatting" | "rangeFormatting": parameters["options"] = options
            case "semanticTokens/full/delta": parameters["previousResultId"] = document.result or "0"
        return self.request("textDocument/" + name, parameters)

    def burst(self):
        """Requests of one or more kinds, which are answered later."""
        for _ in range(self.random.choice([1, 1, 3, 8])):
            number = self.ask(self.random.choice(POSITIONED + RANGED + WHOLE), self.document())
            if self.random.random() < 0.1:
                self.notify("$/cancelRequest", {"id": number})

    def malformed(self):
        """A message that isn't one, or isn't what its method needs. The next request must be answered nevertheless."""
        method = "textDocument/" + self.random.choice(POSITIONED + RANGED + WHOLE)
        content = self.random.choice([
            b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 100000, b'{"a":' * 50000, b'{"jsonrpc":"2.0"}', b'{"id":"odd"}', b'{"method":1,"id":"odd"}',
            b'{"jsonrpc":"2.0","id":"odd","method":"x"}', b'{"jsonrpc":"2.0","id":"odd","method":"\\ud800"}',
            b'{"id":"odd","method":"x","params":1e999}',
            b'{"id":7777777,"result":null}', b'{"method":"textDocument/didOpen"}', b'{"method":"textDocument/didChange","params":[]}',
            json.dumps({"id": "odd", "method": method, "params": self.random.choice(ODD_VALUES)}).encode(),
            json.dumps({"id": "odd", "method": method, "params": {"textDocument": {"uri": self.random.choice(ODD_VALUES)}, "position": []}}).encode(),
        ])
        header = self.random.choice([b"Content-Length: %d\r\n\r\n", b"content-length:%d\r\nContent-Type: x\r\n\r\n", b"X: y\r\nContent-Length: %d\r\n\r\n"])
        data = header % len(content) + content
        if self.random.random() < 0.2:
            data = self.random.choice([b"\r\n\r\n", b"Content-Length: x\r\n\r\n", b"Content-Length: -1\r\n\r\n", b"garbage" * 2000 + b"\r\n\r\n",
                                       b"Content-Length: 99999999999999999999\r\n\r\n", b"Content-Length: 70000000\r\n\r\n"]) + data
        self.server.write(data)
        self.answer(self.request("workspace/symbol", {"query": "a"}))

    def run(self, seconds):
        """Takes random steps for a time. Returns the memory after the warm-up and at the end."""
        actions = [(self.edit, 30), (self.type, 6), (self.burst, 30), (self.tokens, 5), (self.format, 4), (self.apply, 8), (self.hierarchy, 4),
                   (self.lenses, 3), (self.workspace, 2), (self.malformed, 3), (self.odd_edit, 2), (self.open, 4), (self.close, 3), (self.disk, 2), (self.folders, 1)]
        (self.folder / "app/Sub").mkdir(parents=True)
        for file in self.files:
            file.write_text(self.sample(), newline="")
        self.initialize()
        started, warm = time.monotonic(), None
        while (passed := time.monotonic() - started) < seconds:
            self.random.choices([action for action, _ in actions], [weight for _, weight in actions])[0]()
            if self.random.random() < 0.3:
                self.drain()
            self.answers = {}
            if warm is None and passed > seconds / 4:
                warm = self.server.memory()
        self.drain()
        memory = self.server.memory()
        if memory > (warm or memory) * GROWTH_FACTOR and memory - warm > 50 or memory - (warm or memory) > GROWTH_IN_MEBIBYTES:
            raise Fault(f"the memory in use grew from {warm} to {memory} MiB")
        self.compare()
        self.end()
        return warm, memory

    def end(self):
        self.answer(self.request("shutdown", None))
        self.notify("exit", None)
        if self.server.process.wait(PATIENCE) != 0:
            raise Fault(self.server.ending())

    def compare(self):
        """A new server that gets the texts and files as they are now must answer as this one does."""
        new = Session(Server(self.server.program, self.folder, None), self.folder, 0)
        new.parameters = self.parameters
        new.start()
        for document in self.documents.values():
            new.show(Document(document.uri, document.text, self.encoding))
        for name in WHOLE + ["semanticTokens/full"]:
            for document in self.documents.values():
                answers = [session.answer(session.ask(name, document)) for session in (self, new)]
                for answer in answers:
                    if isinstance(answer, dict):
                        answer.pop("resultId", None)
                if answers[0] != answers[1]:
                    raise Fault(f"a new server answers {name} of {document.text!r} with {answers[1]}, and this one with {answers[0]}")
        new.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record")
    options = parser.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="navgraph-fuzz-")).resolve()
    server = Server(os.path.abspath(options.program), folder, open(options.record, "wb") if options.record else None)
    session = Session(server, folder, options.seed)
    try:
        warm, memory = session.run(options.seconds)
        print(f"fuzz of the language server: {session.count} requests with seed {options.seed}, {warm} MiB after the warm-up, {memory} MiB at the end")
    except Fault as fault:
        print(f"FAILED: seed {options.seed}, after {session.count} requests: {fault}")
        print(f"unanswered: {[method for method, _ in session.pending.values()]}; the files are in {folder}")
        return 1
    finally:
        server.process.kill()
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
