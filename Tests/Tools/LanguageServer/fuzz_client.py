"""The client's side of the random session: the server's process and its messages, and documents whose text the client knows."""

import json
import os
import pathlib
import queue
import subprocess
import tempfile
import threading

PATIENCE = 20


class Fault(Exception):
    """Something that the server must not do."""


def unique(members):
    """The members of an object, each of which is written once."""
    if len(dict(members)) != len(members):
        raise Fault(f"an object has a member twice: {members}")
    return dict(members)


class Server:
    """A running server, and a thread that reads its messages."""

    def __init__(self, program, folder, record):
        self.program = program
        environment = dict(os.environ, TMPDIR=tempfile.mkdtemp(dir=folder))
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, env=environment)
        self.record = record
        self.messages = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        try:
            while True:
                length = None
                while (line := self.process.stdout.readline()) != b"\r\n":
                    if not line:
                        return self.messages.put(None)
                    name, _, value = line.partition(b":")
                    if name != b"Content-Length" or not line.endswith(b"\r\n"):
                        raise Fault(f"the server wrote the header {line!r}")
                    length = int(value)
                self.messages.put(json.loads(self.process.stdout.read(length).decode("utf-8"), object_pairs_hook=unique))
        except Exception as fault:  # noqa: BLE001: handed to the main thread
            self.messages.put(fault)

    def write(self, data):
        if self.record:
            self.record.write(data)
            self.record.flush()
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Fault(self.ending()) from None

    def ending(self):
        code = self.process.wait(PATIENCE)
        self.errors.seek(0)
        return f"the server ended with {code}:\n{self.errors.read().decode(errors='replace')[-4000:]}"

    def memory(self):
        """Returns the resident memory in MiB, or 0 on systems without /proc."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return 0
        return next((int(line.split()[1]) // 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0)


class Document:
    """The text of an open document, as the client has it. Positions count in the units that the server has chosen."""

    def __init__(self, uri, text, encoding):
        self.uri, self.text, self.encoding, self.version, self.tokens, self.result = uri, text, encoding, 1, None, None

    def units(self, text):
        return len(text.encode("utf-8" if self.encoding == "utf-8" else "utf-16-le")) // (1 if self.encoding == "utf-8" else 2)

    def starts(self):
        """The offsets at which lines start. A line ends after LF, CR LF, or CR."""
        starts, index = [0], 0
        while index < len(self.text):
            character = self.text[index]
            index += 1
            if character == "\r" and self.text[index:index + 1] == "\n":
                index += 1
            if character in "\r\n":
                starts.append(index)
        return starts

    def position(self, offset):
        start = [start for start in self.starts() if start <= offset][-1]
        return {"line": self.starts().index(start), "character": self.units(self.text[start:offset])}

    def offset(self, position):
        starts = self.starts()
        if not 0 <= position["line"] < len(starts):
            raise Fault(f"the line of {position} doesn't exist in {self.text!r}")
        offset, units = starts[position["line"]], 0
        while units < position["character"]:
            if offset >= len(self.text) or self.text[offset] in "\r\n":
                raise Fault(f"the character of {position} doesn't exist in {self.text!r}")
            units += self.units(self.text[offset])
            offset += 1
        if units != position["character"]:
            raise Fault(f"{position} is inside a character of {self.text!r}")
        return offset

    def applying(self, edits):
        """Returns the text after edits, which must not overlap."""
        ranges = sorted(((self.offset(edit["range"]["start"]), self.offset(edit["range"]["end"]), edit["newText"]) for edit in edits), key=lambda e: e[:2])
        text, end = "", 0
        for start, stop, new in ranges:
            if start < end or stop < start:
                raise Fault(f"edits overlap: {edits} in {self.text!r}")
            text, end = text + self.text[end:start] + new, stop
        return text + self.text[end:]
