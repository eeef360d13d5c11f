import NavGraphSyntax

extension Rule {
  static let aliasFillsPlaceholder = Rule(
    number: 0713, severity: .warning, summary: "alias whose text becomes a value of another route",
    rationale: """
      A text in the target of an alias can be a value: "/users/me" leads to "/users/{name}" if no route has exactly that path.
      This is valid, but rarely intended if another route has a text in the same position, such as "/users/self".
      That route was probably called "/users/me" before, and old links now show the user `me`.
      Write the new pattern, or add `allow` with a reason if the value is intended.
      """,
    failing: """
      app Chat {
        scheme chat
        root   stack Home
      }
      screen Home
      screen User(name: String)
      screen Me
      route "/users/{name}" -> User(name)
      route "/users/self" -> Me
      alias "/me" -> "/users/me"
      """,
    corrected: """
      app Chat {
        scheme chat
        root   stack Home
      }
      screen Home
      screen User(name: String)
      screen Me
      route "/users/{name}" -> User(name)
      route "/users/self" -> Me
      alias "/me" -> "/users/self"
      """)
}

extension Diagnostic {
  static func aliasFillsPlaceholder(
    _ written: String, at range: SourceRange, base: (text: String, range: SourceRange), sibling: (text: String, range: SourceRange),
    placeholder: String
  ) -> Diagnostic {
    Diagnostic(
      .aliasFillsPlaceholder, message: "this alias leads to \"\(base.text)\", with `\(written)` as the value of `{\(placeholder)}`",
      at: range,
      label: "`\(written)` is a value here, not part of the path",
      secondary: [
        Label(at: base.range, text: "matches `{\(placeholder)}`"), Label(at: sibling.range, text: "did you mean this route?"),
      ],
      help: ["write \"\(sibling.text)\" if that route was renamed, or add `allow` if the value is intended"],
      fixes: [Fix("write \"\(sibling.text)\"", applicability: .maybe, edits: [.init(replacing: range, with: "\"\(sibling.text)\"")])])
  }
}
