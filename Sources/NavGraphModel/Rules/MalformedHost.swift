import NavGraphSyntax

extension Rule {
  static let malformedHost = Rule(
    number: 0453, severity: .error, summary: "invalid placeholder in a host",
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
  static func malformedHost(_ message: String, label: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.malformedHost, message: message, at: range, label: label, help: ["write a host with a value as `\"{lang}.example.com\"`"])
  }

  static func unusedHostPlaceholder(named name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedPlaceholder, message: "`{\(name)}` isn't used", at: range, label: "not passed to anything",
      help: ["pass it to a screen, or write \(Fix(code: "*", edits: [.init(replacing: range, with: "*")])) for any host under this domain"])
  }
}
