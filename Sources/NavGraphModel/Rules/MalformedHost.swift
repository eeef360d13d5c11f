import NavGraphSyntax

extension Rule {
  static let malformedHost = Rule(
    0453, .error, summary: "invalid placeholder in a host",
    rationale: """
      `host "{lang}.example.com"` matches all hosts under `example.com`, like `"*.example.com"`, and passes the part before the domain to \
      a screen.
      The placeholder is all of the text before the first dot, and its braces contain only a name.
      It's in the only host of the route, because other hosts have no such value.
      """,
    failing: """
      app Wiki {
        scheme wiki
        root   stack Home
      }
      screen Home
      screen Page(lang: String, name: String)
      route "/{name}" host "www.{lang}.wiki.example" -> Page(lang, name)
      """,
    corrected: """
      app Wiki {
        scheme wiki
        root   stack Home
      }
      screen Home
      screen Page(lang: String, name: String)
      route "/{name}" host "{lang}.wiki.example" -> Page(lang, name)
      """)
}

extension Diagnostic {
  static func malformedHost(_ message: String, _ label: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.malformedHost, message, at: range, label, help: ["write a host with a value as `\"{lang}.example.com\"`"])
  }

  static func unusedHostPlaceholder(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedPlaceholder, "`{\(name)}` isn't used", at: range, "not passed to anything",
      help: ["pass it to a screen, or write \(Fix(code: "*", [.init(range, "*")])) for any host under this domain"])
  }
}
