extension Rule {
  package static let sharedSegment = Rule(
    number: 242, severity: .error, summary: "placeholder that can't share its segment",
    rationale: """
      Placeholders that share a segment, such as `{user}@{domain}`, each match a part of it. An optional placeholder or a catch-all \
      matches whole segments, so it can't share one. A fragment has at most one placeholder, and a segment at most \
      \(PatternSyntax.maxPlaceholders).
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
  /// The errors of placeholders that share a segment.
  enum SharedSegment {
    case optional, catchAll, fragment, tooMany, tooLong(Int)
  }

  static func sharedSegment(_ defect: SharedSegment, at range: SourceRange, segment: SourceRange) -> Diagnostic {
    let words: (message: String, label: String, help: Help) =
      switch defect {
      case .optional:
        ("an optional placeholder can't share its segment", "this placeholder is optional", "write a second pattern, without it")
      case .catchAll:
        ("a catch-all can't share its segment", "this placeholder is a catch-all", "write `/` before it, or remove the dots")
      case .fragment:
        ("a fragment has at most one placeholder", "this is the second one", "match the whole fragment with one `String` placeholder")
      case .tooMany:
        (
          "a segment has at most \(PatternSyntax.maxPlaceholders) placeholders", "this placeholder exceeds the limit",
          "match several parts of the segment with one `String` placeholder"
        )
      case .tooLong(let most):
        (
          "a segment with several placeholders can require at most \(most) bytes", "the last of the placeholders",
          "match several parts of the segment with one `String` placeholder"
        )
      }
    return Diagnostic(
      .sharedSegment, message: words.message, at: range, label: words.label, secondary: [Label(at: segment, text: "the segment")],
      help: [words.help])
  }
}
