extension Rule {
  package static let patternWithoutSlash = Rule(
    number: 230, severity: .error, summary: "URL pattern without a leading `/`",
    rationale:
      "A pattern is a path. The scheme and the hosts are declared in the app, and `host` or `scheme` restricts a route to one of them.",
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
        .patternWithoutSlash, message: "a pattern can't contain a scheme or a host", at: range,
        label: "write the path only, beginning with `/`",
        help: ["declare schemes and hosts in the app", "to restrict this route to one host, write `host \"...\"` after the pattern"])
    }
    return Diagnostic(
      .patternWithoutSlash, message: "a pattern must begin with `/`", at: range, label: "write `/` first",
      fixes: [Fix("write `/` first", applicability: .always, edits: [.init(replacing: range.opening, with: "/")])])
  }
}
