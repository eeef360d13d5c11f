extension Rule {
  package static let sharedSegment = Rule(
    242, .error, summary: "a placeholder that can't share its segment",
    rationale: """
      Placeholders that share a segment, such as `{user}@{domain}`, stand for a text each. An optional one or a catch-all stands for \
      whole segments, so it has a segment of its own. A fragment has one placeholder, and a segment \
      \(PatternSyntax.mostPlaceholders) at most.
      """,
    failing: """
      screen File(name: String, kind: String? = nil)
      route "/files/{name}.{kind?}" -> File(name, kind)
      """,
    corrected: """
      screen File(name: String, kind: String? = nil)
      route "/files/{name}.{kind}", "/files/{name}" -> File(name, kind)
      """)
}

extension Diagnostic {
  /// What is wrong with one of several placeholders in a segment.
  enum SharedSegment {
    case optional, catchAll, fragment, tooMany, tooLong(Int)
  }

  static func sharedSegment(_ defect: SharedSegment, at range: SourceRange, _ segment: SourceRange) -> Diagnostic {
    let words: (message: String, label: String, help: Help) =
      switch defect {
      case .optional:
        ("an optional placeholder has a segment of its own", "this one shares its segment", "write a second pattern, without it")
      case .catchAll:
        ("a catch-all has segments of its own", "this one shares its segment", "put a `/` before it, or write it without the dots")
      case .fragment:
        ("a fragment has one placeholder", "this is a second one", "take the whole fragment as one String")
      case .tooMany:
        (
          "a segment has \(PatternSyntax.mostPlaceholders) placeholders at most", "this one is too many",
          "take a part of the segment as one String"
        )
      case .tooLong(let most):
        (
          "a segment that placeholders share asks for \(most) bytes at most", "the last of the placeholders",
          "take a part of the segment as one String"
        )
      }
    return Diagnostic(
      .sharedSegment, words.message, at: range, words.label, secondary: [Label(segment, "what it shares")], help: [words.help])
  }
}
