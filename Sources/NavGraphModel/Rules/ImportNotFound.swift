import NavGraphSyntax

extension Rule {
  /// An import of a file that can't be read.
  package static let importNotFound = Rule(
    0313, .error, summary: "an import of a file that can't be read",
    rationale: """
      The path is relative to the folder of the file that imports it. Only regular files are read, and only those in the folder that the \
      command line names, links resolved; for one file that is the folder in which it lies. `--root DIR` names a larger one. So a graph \
      that someone else has written can't show files that are none of its business.
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
  /// Reported by whoever reads the files: resolution never does.
  package static func importNotFound(_ path: String, at range: SourceRange, looked: String, meant: String?) -> Diagnostic {
    Diagnostic(
      .importNotFound, "`\(path)` can't be read", at: range, meant.map { "did you mean `\($0)`?" } ?? "no such file",
      notes: ["looked for \(looked)"], fixes: meant.map { [Fix("write `\($0)`", .maybe, [.init(range, "\"\($0)\"")])] } ?? [])
  }

  /// Reported without a look at the file.
  package static func importOutside(_ path: String, at range: SourceRange, of folder: String, isLink: Bool) -> Diagnostic {
    Diagnostic(
      .importNotFound, "`\(path)` is outside of the program's folder", at: range,
      (isLink ? "a link that leads out of " : "imports stay in ") + folder,
      help: ["`--root DIR` names the folder that holds all files of the program"])
  }

  /// Reported for what exists and can't be a source: `noun` says what it is.
  package static func importNotRegular(_ path: String, at range: SourceRange, is noun: String) -> Diagnostic {
    Diagnostic(.importNotFound, "`\(path)` can't be read", at: range, "this is \(noun), not a regular file")
  }

  /// Reported where only the files that are named may be read.
  package static func importNotNamed(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importNotFound, "`\(path)` is not one of the files of this build", at: range, "the build wouldn't notice changes in it",
      help: [
        "move it to the sources of the target, or name it beside the other files",
        "with the build-tool plugin, a module's file can be in a target that this one depends on, if no other file has its name",
      ])
  }
}
