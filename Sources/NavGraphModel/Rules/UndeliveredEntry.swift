import NavGraphSyntax

extension Rule {
  static let undeliveredEntry = Rule(
    number: 0714, severity: .warning, summary: "entry that is never delivered",
    rationale: """
      The name of an entry is the identifier that the system uses for a shortcut, a notification, an activity, or a file. It can't be \
      empty.
      The extension of a file is the text after its last dot, so it contains no dot and no slash.
      """,
    failing: """
      app Notes {
        root stack Home
      }
      screen Home
      screen Preview(file: URL)
      entry file ".txt" (file: URL) -> Preview(file)
      """,
    corrected: """
      app Notes {
        root stack Home
      }
      screen Home
      screen Preview(file: URL)
      entry file "txt" (file: URL) -> Preview(file)
      """)
}

extension Diagnostic {
  static func namelessEntry(of kind: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .undeliveredEntry, message: "this \(kind) entry has no name, so nothing is delivered to it", at: range, label: "the name is empty",
      help: ["write the identifier that the system uses, such as the `type` of a shortcut"])
  }

  /// - Parameter meant: The text after the last dot or slash.
  static func extensionWithDot(named name: String, at range: SourceRange, meant: String) -> Diagnostic {
    Diagnostic(
      .undeliveredEntry, message: "no file has the extension `\(name)`", at: range, label: "an extension is the text after the last dot",
      help: meant.isEmpty ? [] : ["write \"\(meant)\""],
      fixes: meant.isEmpty ? [] : [Fix("write \"\(meant)\"", applicability: .maybe, edits: [.init(replacing: range, with: "\"\(meant)\"")])]
    )
  }
}
