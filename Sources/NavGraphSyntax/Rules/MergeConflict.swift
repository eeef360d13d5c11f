extension Rule {
  package static let mergeConflict = Rule(
    number: 105, severity: .error, summary: "unresolved merge conflict",
    rationale: """
      A version-control tool writes the lines `<<<<<<<`, `=======`, and `>>>>>>>` where two changes conflict. Until the conflict is
      resolved, only the first side is read.
      """,
    failing: """
      screen Help {
      <<<<<<< HEAD
        title "Help"
      =======
        title "Support"
      >>>>>>> support
      }
      """,
    corrected: """
      screen Help {
        title "Support"
      }
      """)
}

extension Diagnostic {
  /// Reports a merge conflict. `lines` are its marker lines: three, four with the common ancestor, or a single remaining one.
  static func mergeConflict(at lines: [SourceRange]) -> Diagnostic {
    let first = lines[0]
    guard lines.count > 2, let last = lines.last else {
      return Diagnostic(
        .mergeConflict, message: "unresolved merge conflict", at: first, label: "remove this marker after resolving the conflict",
        fixes: [Fix("remove the marker", applicability: .maybe, edits: [.init(replacing: first, with: "")])])
    }
    let words =
      lines.count == 4
      ? ["the common ancestor begins here", "the other side begins here"] : ["the other side begins here"]
    let middle = zip(lines.dropFirst().dropLast(), words).map { Label(at: $0, text: $1) }
    return Diagnostic(
      .mergeConflict, message: "unresolved merge conflict", at: first, label: "the first side begins here",
      secondary: middle + [Label(at: last, text: "the conflict ends here")], notes: ["only the first side is read"],
      help: ["keep one side or combine both, and remove the marker lines"],
      fixes: [
        Fix(
          "keep the first side", applicability: .maybe,
          edits: [.init(replacing: first, with: ""), .init(replacing: lines[1].union(last), with: "")]),
        Fix(
          "keep the other side", applicability: .maybe,
          edits: [.init(replacing: first.union(lines[lines.count - 2]), with: ""), .init(replacing: last, with: "")]),
      ])
  }
}
