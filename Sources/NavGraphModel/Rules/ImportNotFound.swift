import NavGraphSyntax

extension Rule {
  package static let importNotFound = Rule(
    number: 0313, severity: .error, summary: "import that can't be read",
    rationale: """
      The path is relative to the folder of the file that imports it.
      Only regular files inside the folder on the command line are read, with symbolic links resolved.
      For a single file, this is the folder that contains it. `--root DIR` specifies a larger folder.
      This prevents a graph from an untrusted source from reading unrelated files.
      """,
    failing: """
      import "Missing.navgraph"
      app Shop {
        root stack Home
      }
      screen Home
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home
      """)
}

extension Diagnostic {
  /// Creates the diagnostic of a missing import, which the code that reads the files reports.
  package static func importNotFound(_ path: String, at range: SourceRange, looked: String, meant: String?) -> Diagnostic {
    Diagnostic(
      .importNotFound, message: "`\(path)` can't be read", at: range, label: meant.map { "did you mean `\($0)`?" } ?? "no such file",
      notes: ["looked for \(looked)"],
      fixes: meant.map { [Fix("write `\($0)`", applicability: .maybe, edits: [.init(replacing: range, with: "\"\($0)\"")])] } ?? [])
  }

  /// Creates the diagnostic of an import outside of the program's folder.
  package static func importOutside(_ path: String, at range: SourceRange, of folder: String, isLink: Bool) -> Diagnostic {
    Diagnostic(
      .importNotFound, message: "`\(path)` is outside the program's folder", at: range,
      label: (isLink ? "a symbolic link that leads out of " : "imports must be inside ") + folder,
      help: ["pass `--root DIR` with the folder that contains all files of the program"])
  }

  /// Creates the diagnostic of an import that isn't a regular file. `noun` is what it is, such as "a folder".
  package static func importNotRegular(_ path: String, at range: SourceRange, is noun: String) -> Diagnostic {
    Diagnostic(.importNotFound, message: "`\(path)` can't be read", at: range, label: "this is \(noun), not a regular file")
  }

  /// Creates the diagnostic of an import that isn't among the only files that may be read.
  package static func importNotNamed(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importNotFound, message: "`\(path)` isn't one of the files of this build", at: range, label: "the build can't track changes in it",
      help: [
        "move it to the target's sources, or pass it with the other files",
        "with the build-tool plugin, a module's file can be in a target that this target depends on, if no other file has the same name",
      ])
  }
}
