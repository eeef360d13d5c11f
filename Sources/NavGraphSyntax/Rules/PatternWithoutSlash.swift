extension Rule {
  package static let patternWithoutSlash = Rule(
    230, .error, summary: "a URL pattern that does not begin with `/`",
    rationale: "A pattern is a path: the scheme and the hosts stand in the app, and `host` or `scheme` narrow a route to one of them.",
    failing: """
      screen Help
      route "help" -> Help
      """,
    corrected: """
      screen Help
      route "/help" -> Help
      """)
}

extension Diagnostic {
  static func patternWithoutSlash(at range: SourceRange, isURL: Bool) -> Diagnostic {
    guard !isURL else {
      return Diagnostic(
        .patternWithoutSlash, "a pattern is a path, without scheme and host", at: range, "I was expecting `/` first",
        help: ["schemes and hosts stand in the app; `host \"...\"` behind the pattern narrows this route to one"])
    }
    return Diagnostic(
      .patternWithoutSlash, "a pattern begins with `/`", at: range, "",
      fixes: [Fix("write `/` first", .always, [.init(range.opening, "/")])])
  }
}
