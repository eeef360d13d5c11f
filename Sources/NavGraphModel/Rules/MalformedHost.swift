import NavGraphSyntax

extension Rule {
  /// A host with braces that are no placeholder in the place of a star.
  static let malformedHost = Rule(
    0453, .error, summary: "a placeholder in a host that is not what stands before a domain",
    rationale: """
      `host "{lang}.example.com"` is for all hosts below `example.com`, as `"*.example.com"` is, and hands what stands before it to a screen. So the \
      placeholder is all before the first dot, its name stands alone in the braces, and the route has no other host, where it would be missing.
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
    Diagnostic(.malformedHost, message, at: range, label, help: ["a host with a value is written `\"{lang}.example.com\"`"])
  }

  static func unusedHostPlaceholder(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedPlaceholder, "`{\(name)}` feeds nothing", at: range, "nothing takes this value",
      help: ["pass it to a screen, or write \(Fix(code: "*", [.init(range, "*")])) for any host below that one"])
  }
}
