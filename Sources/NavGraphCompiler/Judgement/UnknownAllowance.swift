import NavGraphSyntax

extension Rule {
  package static let unknownAllowance = Rule(
    392, .warning, summary: "an `allow` of a code that there is not",
    rationale: """
      An `allow` names one finding by its whole code, such as NAV0601, so that it can't hide more than its reason covers; a family can be \
      silenced on the command line only. `\(Executable.name) explain` lists the codes. A code of a newer navgraph is unknown to an older one.
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
  static func unknownAllowance(_ written: String, _ code: Code, near: Rule?, at range: SourceRange) -> Diagnostic {
    let digits = written.drop { !$0.isNumber }
    if digits.utf8.count <= 2 {
      return Diagnostic(
        .unknownAllowance, "`\(written)` is a family; `allow` takes the code of one finding", at: range, "wants four digits",
        help: ["the code stands behind each finding, in brackets; `--allow` on the command line takes a family"])
    }
    return Diagnostic(
      .unknownAllowance, "there is no finding \(code)", at: range, near.map { "did you mean \($0.code) (\($0.summary))?" } ?? "",
      help: ["`\(Executable.name) explain` lists the codes"],
      fixes: near.map { [Fix("write \($0.code)", .maybe, [.init(range, $0.code.description)])] } ?? [])
  }
}
