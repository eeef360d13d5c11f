import NavGraphSyntax

extension Rule {
  /// An alias whose target reads like a path of its own and is a value of another route.
  static let aliasFillsPlaceholder = Rule(
    0713, .warning, summary: "an alias whose text became a value of another route",
    rationale: """
      A text in an alias's target may be a value: "/users/me" leads to "/users/{name}" where no route has the path itself. That is legal, \
      and rarely meant where a route beside it has a text there, such as "/users/self": then that one was probably called "/users/me" before, \
      and old links show the user `me`. Write the new pattern, or allow it with a reason if the value is meant.
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
      .aliasFillsPlaceholder, "this alias leads to \"\(base.text)\", with `\(written)` as the value of `{\(placeholder)}`", at: range,
      "`\(written)` is no path here, but a value",
      secondary: [
        Label(base.range, "`{\(placeholder)}` takes it"), Label(sibling.range, "this route has a text in that place: is it meant?"),
      ],
      help: ["write \"\(sibling.text)\" if that route was renamed; if the value is meant, say so with `allow`"],
      fixes: [Fix("write \"\(sibling.text)\"", .maybe, [.init(range, "\"\(sibling.text)\"")])])
  }
}
