extension Rule {
  package static let mergeConflict = Rule(
    105, .error, summary: "a merge conflict that was left in the file",
    rationale: """
      The lines `<<<<<<<`, `=======` and `>>>>>>>` are what a version-control tool leaves where two changes met. Until someone chooses, the
      first side is read and the other one is passed over.
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
  /// `lines` are the marker lines: three, or four with the common ancestor, or a single one that was left over.
  static func mergeConflict(_ lines: [SourceRange]) -> Diagnostic {
    let first = lines[0]
    guard lines.count > 2, let last = lines.last else {
      return Diagnostic(
        .mergeConflict, "a merge-conflict marker was left here", at: first, "remove this line once the conflict is settled",
        fixes: [Fix("remove the marker", .maybe, [.init(first, "")])])
    }
    let words =
      lines.count == 4
      ? ["the common ancestor is from here ...", "... to here; the other side is from here ..."] : ["the other side is from here ..."]
    let middle = zip(lines.dropFirst().dropLast(), words).map { Label($0, $1) }
    return Diagnostic(
      .mergeConflict, "a merge conflict was left here", at: first, "one side begins here",
      secondary: middle + [Label(last, "... to here")], notes: ["I read the first side only"],
      help: ["keep what is meant and remove the marker lines"],
      fixes: [
        Fix("keep the first side", .maybe, [.init(first, ""), .init(lines[1].union(last), "")]),
        Fix("keep the other side", .maybe, [.init(first.union(lines[lines.count - 2]), ""), .init(last, "")]),
      ])
  }
}
