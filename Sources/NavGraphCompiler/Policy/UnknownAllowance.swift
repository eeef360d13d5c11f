import NavGraphSyntax

extension Rule {
  package static let unknownAllowance = Rule(
    number: 392, severity: .warning, summary: "`allow` names an unknown code",
    rationale: """
      An `allow` names one kind of diagnostic by its full code, such as NAV0601, so that it can't suppress more than its reason covers. A \
      family can be suppressed only on the command line. `\(Executable.name) explain` lists the codes. An older navgraph doesn't know the \
      codes of a newer one.
      """,
    failing: """
      app Shop {
        platform iOS 16
        root stack Home
      }
      screen Home
      allow NAV06 "opened from the widget"
      screen Offer external "opened from the widget"
      """,
    corrected: """
      app Shop {
        platform iOS 16
        root stack Home
      }
      screen Home
      allow NAV0601 "opened from the widget"
      screen Offer
      """)
}

extension Diagnostic {
  static func unknownAllowance(_ written: String, of code: Code, near: Rule?, at range: SourceRange) -> Diagnostic {
    let digits = written.drop { !$0.isNumber }
    if digits.utf8.count <= 2 {
      return Diagnostic(
        .unknownAllowance, message: "`\(written)` is a family, not the code of a diagnostic", at: range,
        label: "write a code with four digits",
        help: ["each diagnostic shows its code in brackets", "to suppress a family, use `--allow` on the command line"])
    }
    return Diagnostic(
      .unknownAllowance, message: "unknown diagnostic code \(code)", at: range,
      label: near.map { "did you mean \($0.code) (\($0.summary))?" } ?? "",
      help: ["`\(Executable.name) explain` lists the codes"],
      fixes: near.map { [Fix("write \($0.code)", applicability: .maybe, edits: [.init(replacing: range, with: $0.code.description)])] }
        ?? [])
  }
}
