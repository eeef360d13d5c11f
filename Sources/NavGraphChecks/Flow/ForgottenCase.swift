import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact for up to twelve tests that are evaluated at once. Beyond that, and for conditions, nothing is reported.
  static let forgottenCase = Rule(
    number: 0616, severity: .warning, summary: "branches over an enum that omit a case",
    rationale: """
      Branches that compare a value with the cases of its enum, and have no `otherwise`, do nothing for a case that is missing. That \
      includes a case that is added to the enum later. Branches over all cases need no `otherwise`. To do nothing for the remaining cases, \
      write `otherwise -> stay`.
      """,
    failing: """
      app Files {
        root stack Home
      }
      enum Kind { invoice, receipt, letter }
      screen Home {
        on open(kind: Kind) {
          when kind == .invoice -> push Invoice
          when kind == .receipt -> push Receipt
        }
      }
      screen Invoice
      screen Receipt
      """,
    corrected: """
      app Files {
        root stack Home
      }
      enum Kind { invoice, receipt, letter }
      screen Home {
        on open(kind: Kind) {
          when kind == .invoice                    -> push Invoice
          when kind == .receipt or kind == .letter -> push Receipt
        }
      }
      screen Invoice
      screen Receipt
      """)
}

extension Checker {
  /// Reports missing cases in the branches of events, outcome handlers, and links that don't end with `otherwise`.
  func checkForgottenCases() {
    guard graph.tests.contains(where: isAboutCase) else { return }
    let conditions = Conditions(of: graph)
    for event in graph.events { inspect(event.branches, with: conditions) }
    for arm in graph.arms { inspect(arm.branches, with: conditions) }
    for branches in graph.linkBranches { inspect(branches, with: conditions) }
  }

  private func isAboutCase(_ test: Test) -> Bool {
    if case .equals(_, .enumerationCase) = test { true } else { false }
  }

  private func inspect(_ branches: IDRange<Branch>, with conditions: Conditions) {
    guard let last = branches.last, branches.count <= 100 else { return }
    var claims: [Conditions.Claim] = []
    for branch in branches {
      guard let test = graph.branches[branch].test else { return }
      claims.append(Conditions.Claim(test: test, holds: false))
    }
    for value in valuesCompared(in: claims) {
      let missing = (graph.values(of: value) ?? []).prefix(1000).filter { conditions.canHold(claims, where: .equals(value, $0)) == true }
      guard !missing.isEmpty else { continue }
      let isSure = missing.allSatisfy { one in
        claims.allSatisfy { conditions.canHold([Conditions.Claim(test: $0.test)], where: .equals(value, one)) == false }
      }
      report(missing, of: value, isSure: isSure, behind: last)
    }
  }

  /// Returns the parameters that are compared with an enum case, in source order.
  private func valuesCompared(in claims: [Conditions.Claim]) -> [ParameterID] {
    var result: [ParameterID] = []
    var open = Array(claims.map(\.test).reversed())
    while let test = open.popLast() {
      switch graph.tests[test] {
      case .equals(let value, .enumerationCase): if !result.contains(value) { result.append(value) }
      case .not(let inner): open.append(inner)
      case .all(let operands), .any(let operands): open += graph.testOperands[operands].map(\.test).reversed()
      case .equals, .condition, .opensWindows, .unknown: break
      }
    }
    return result
  }

  /// Reports missing cases.
  ///
  /// - Parameter isSure: Whether no branch is ever taken for these cases. Otherwise it depends on other tests.
  private func report(_ missing: [Expression], of value: ParameterID, isSure: Bool, behind id: BranchID) {
    let name = graph.text(of: graph.parameters[value].name)
    let words = missing.prefix(5).map { "`\(graph.words(of: $0))`" }
    let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
    let shown = missing.count > 5 ? words.joined(separator: ", ") + more : list(of: words)
    let last = graph.branches[id]
    let what = isSure ? "these branches omit \(shown) of `\(name)`" : "these branches may omit \(shown) of `\(name)`"
    let why =
      isSure
      ? "nothing happens for \(missing.count == 1 ? "it" : "them")"
      : "for \(missing.count == 1 ? "it" : "them"), another condition must be true as well"
    report(
      Diagnostic(
        .forgottenCase, message: what, at: testRange(of: last), label: why,
        secondary: [Label(at: graph.parameters[value].range, text: "`\(name)` is declared here")],
        help: ["add a branch for \(missing.count == 1 ? "it" : "them"), or `otherwise -> stay` to do nothing"],
        fixes: [
          Fix(
            "add `otherwise -> stay`", applicability: .maybe, edits: [Fix.Edit(replacing: last.range.closing, with: "; otherwise -> stay")])
        ]))
  }
}
