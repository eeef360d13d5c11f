extension Rule {
  package static let malformedPlaceholder = Rule(
    number: 237, severity: .error, summary: "invalid placeholder",
    rationale: """
      The braces of a placeholder enclose a name: `{id}`. `{id?}` is optional, `{rest...}` matches the rest of the path, and `{_}` discards
      what it matches. The type is that of the parameter that the placeholder is passed to. A form after a colon restricts the text,
      `{sha: hex 40}`. In a text for the user, such as a title, the braces enclose the name of a parameter and nothing else.
      """,
    failing: """
      screen Chat(id: Int)
      route "/chats/{id: Int}" -> Chat(id)
      """,
    corrected: """
      screen Chat(id: Int)
      route "/chats/{id}" -> Chat(id)
      """)
}

extension Diagnostic {
  static func malformedPlaceholder(text: String, at range: SourceRange) -> Diagnostic {
    let name = text.prefix { $0 != ":" && $0 != "?" }
    let isTyped = name.utf8.count < text.utf8.count && PatternParser.isName(String(name))
    return Diagnostic(
      .malformedPlaceholder,
      message: text.isEmpty ? "missing name between these braces" : "`\(text.prefix(40))` isn't a valid name for a placeholder",
      at: range, label: isTyped ? "remove the type, which is that of the parameter" : "write `{id}`, `{id?}`, `{rest...}`, or `{_}`",
      fixes: isTyped ? [Fix("write `{\(name)}`", applicability: .always, edits: [.init(replacing: range, with: "{\(name)}")])] : [])
  }

  /// Reports braces in a localizable text whose content isn't a name. `trimmed` is the name, if only spaces surround it.
  static func notAParameter(text: String, at range: SourceRange, trimmed: String?) -> Diagnostic {
    let message =
      text.isEmpty ? "missing parameter name between these braces" : "`\(text.prefix(40))` isn't a parameter name"
    return Diagnostic(
      .malformedPlaceholder, message: message, at: range,
      label: "write the name of a parameter: `{name}`", help: ["to show a brace, write `\\{`"],
      fixes: trimmed.map { [Fix("write `{\($0)}`", applicability: .always, edits: [.init(replacing: range, with: "{\($0)}")])] } ?? [])
  }
}
