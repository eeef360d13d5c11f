import NavGraphSyntax

extension Rule {
  static let undeliveredEntry = Rule(
    0714, .warning, summary: "entry that is never delivered",
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
  static func namelessEntry(_ kind: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .undeliveredEntry, "this \(kind) entry has no name, so nothing is delivered to it", at: range, "the name is empty",
      help: ["write the identifier that the system uses, such as the `type` of a shortcut"])
  }

  /// - Parameter meant: The text after the last dot or slash.
  static func extensionWithDot(_ name: String, at range: SourceRange, meant: String) -> Diagnostic {
    Diagnostic(
      .undeliveredEntry, "no file has the extension `\(name)`", at: range, "an extension is the text after the last dot",
      help: meant.isEmpty ? [] : ["write \"\(meant)\""],
      fixes: meant.isEmpty ? [] : [Fix("write \"\(meant)\"", .maybe, [.init(range, "\"\(meant)\"")])])
  }
}
