import NavGraphSyntax

extension Rule {
  static let unknownAliasTarget = Rule(
    number: 0710, severity: .error, summary: "alias of an unknown route",
    rationale: """
      The target of an alias is the pattern of a route, or of another alias.
      Placeholders are matched by position, so their names can differ.
      A text instead of a placeholder is a constant, and must be a value of the placeholder's type.
      """,
    failing: """
      app Chat {
        scheme chat
        root   Main
      }
      tabs Main {
        tab chats    stack ChatList
        tab settings stack Settings
      }
      screen ChatList
      screen Settings
      screen Room(id: String)
      route "/rooms/{id}" -> chats / Room(id)
      alias "/r/{id}" -> "/room/{id}"
      """,
    corrected: """
      app Chat {
        scheme chat
        root   Main
      }
      tabs Main {
        tab chats    stack ChatList
        tab settings stack Settings
      }
      screen ChatList
      screen Settings
      screen Room(id: String)
      route "/rooms/{id}" -> chats / Room(id)
      alias "/r/{id}" -> "/rooms/{id}"
      """)
}

extension Diagnostic {
  static func unknownAliasTarget(_ pattern: String, at range: SourceRange, meant: String?, note: String?) -> Diagnostic {
    Diagnostic(
      .unknownAliasTarget, message: "no route has the pattern \"\(pattern)\"", at: range,
      label: meant.map { "did you mean \"\($0)\"?" } ?? "no such pattern",
      notes: note.map { [$0] } ?? [], help: ["write the pattern of a route, in which the names of placeholders can differ"],
      fixes: meant.map { [Fix("write \"\($0)\"", applicability: .maybe, edits: [.init(replacing: range, with: "\"\($0)\"")])] } ?? [])
  }

  /// Creates the diagnostic of a constant for a placeholder with another type.
  ///
  /// - Parameters:
  ///   - placeholder: The placeholder of the route, with the range of the route's pattern.
  ///   - meant: The target with the case that was probably meant.
  static func aliasConstant(
    _ written: String, at range: SourceRange, for placeholder: (name: String, type: String, pattern: SourceRange), cases: [String],
    meant: String?
  ) -> Diagnostic {
    let (name, type, pattern) = placeholder
    let values = cases.prefix(5).map(\.quoted).joined(separator: ", ") + (cases.count > 5 ? " ..." : "")
    return Diagnostic(
      .unknownAliasTarget, message: "`\(written)` isn't \(type.withArticle), but `{\(name)}` needs one", at: range,
      label: meant.map { "did you mean \"\($0)\"?" } ?? "wrong type",
      secondary: [Label(at: pattern, text: "`{\(name)}` is \(type.withArticle)")],
      help: [
        cases.isEmpty
          ? "write \(type.withArticle), or write `{\(name)}` here and in the pattern of the alias"
          : "write one of its values: \(values)"
      ], fixes: meant.map { [Fix("write \"\($0)\"", applicability: .maybe, edits: [.init(replacing: range, with: "\"\($0)\"")])] } ?? [])
  }
}
