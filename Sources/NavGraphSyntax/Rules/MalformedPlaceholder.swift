extension Rule {
  package static let malformedPlaceholder = Rule(
    237, .error, summary: "a placeholder that is not a name",
    rationale: """
      In the braces stands a name, `{id}`; with `?` it is optional, with `...` it takes the rest of the path. `{_}` matches and discards. The
      type comes from the parameter that the placeholder feeds; a colon says what its text looks like, `{sha: hex 40}`. In a text that people read, such as a title, the braces hold the name of a
      parameter and nothing else.
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
  static func malformedPlaceholder(_ text: String, at range: SourceRange) -> Diagnostic {
    let name = text.prefix { $0 != ":" && $0 != "?" }
    let isTyped = name.utf8.count < text.utf8.count && PatternParser.isName(String(name))
    return Diagnostic(
      .malformedPlaceholder, text.isEmpty ? "a name is missing between these braces" : "`\(text.prefix(40))` is no name for a placeholder",
      at: range, isTyped ? "the type comes from the parameter that `\(name)` feeds" : "write `{id}`, `{id?}`, `{rest...}` or `{_}`",
      fixes: isTyped ? [Fix("write `{\(name)}`", .always, [.init(range, "{\(name)}")])] : [])
  }

  /// The same in a text that people read. `trimmed`: the name, if only spaces surround it.
  static func notAParameter(_ text: String, at range: SourceRange, trimmed: String?) -> Diagnostic {
    let message =
      text.isEmpty ? "the name of a parameter is missing between these braces" : "`\(text.prefix(40))` is no name of a parameter"
    return Diagnostic(
      .malformedPlaceholder, message, at: range,
      "a text shows a parameter as it is: `{name}`", help: ["a literal brace is written `\\{`"],
      fixes: trimmed.map { [Fix("write `{\($0)}`", .always, [.init(range, "{\($0)}")])] } ?? [])
  }
}
