import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact for up to twelve conditions that are evaluated at once. Beyond that, nothing is reported.
  static let swallowedBranch = Rule(
    number: 0613, severity: .warning, summary: "branch that is never taken",
    rationale: """
      The first branch whose test is true is taken. If the branches before this one are taken whenever its test is true, it never runs. \
      Put the narrower test first.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      condition member
      condition premium
      screen Home {
        on offers {
          when member             -> push Offers
          when member and premium -> push Lounge
        }
      }
      screen Offers
      screen Lounge
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      condition member
      condition premium
      screen Home {
        on offers {
          when member and premium -> push Lounge
          when member             -> push Offers
        }
      }
      screen Offers
      screen Lounge
      """)
}

extension Checker {
  /// Reports branches of events, outcome handlers, and links that earlier branches make unreachable.
  func checkSwallowedBranches() {
    guard !graph.tests.isEmpty else { return }
    let conditions = Conditions(of: graph)
    for event in graph.events where event.branches.count > 1 { inspect(event.branches, with: conditions) }
    for arm in graph.arms where arm.branches.count > 1 { inspect(arm.branches, with: conditions) }
    for branches in graph.linkBranches where branches.count > 1 { inspect(branches, with: conditions) }
  }

  private func inspect(_ branches: IDRange<Branch>, with conditions: Conditions) {
    var before: [BranchID] = []
    // Limits the time, because each branch is compared with all before it.
    for branch in branches.prefix(100) {
      // Branches after `otherwise` are reported by the parser (NAV0214).
      if let last = before.last, graph.branches[last].test == nil { return }
      defer { before.append(branch) }
      let test = graph.branches[branch].test
      let own = test.map { [Conditions.Claim(test: $0)] } ?? []
      // A test that can't be true is reported as a contradiction (NAV0803).
      guard !before.isEmpty, own.isEmpty || conditions.canHold(own) == true else { continue }
      let others = before.compactMap { graph.branches[$0].test.map { Conditions.Claim(test: $0, holds: false) } }
      guard conditions.canHold(own + others) == false else { continue }
      // An `otherwise -> stay` after branches that cover all cases documents that no case was forgotten.
      if test == nil, graph.branches[branch].destinations.isEmpty,
        graph.branches[branch].steps.allSatisfy({ graph.steps[$0].action == .stay })
      {
        continue
      }
      let core = Set(conditions.core(of: others + own).map(\.test))
      let winners = before.filter { graph.branches[$0].test.map(core.contains) ?? false }
      report(branch, swallowedBy: winners)
    }
  }

  private func report(_ id: BranchID, swallowedBy winners: [BranchID]) {
    let branch = graph.branches[id]
    guard let first = winners.first else { return }
    let conditions = Conditions(of: graph)
    let earlier = winners.prefix(3).compactMap { winner in
      graph.branches[winner].test.map { "`\(conditions.text(of: Conditions.Claim(test: $0)))`" }
    }
    let why: String
    if let test = branch.test, winners.count == 1, let earlier = earlier.first {
      let own = "`\(conditions.text(of: Conditions.Claim(test: test)))`"
      why = own == earlier ? "the same test comes before it" : "\(earlier) is true whenever \(own) is, and comes first"
    } else if branch.test == nil {
      why = "the branches before it cover every case"
    } else {
      why = "one of \(list(of: earlier)) is true whenever its own test is"
    }
    var fixes: [Fix] = []
    if winners.count == 1, first.raw + 1 == id.raw, branch.test != nil, let swap = swapping(first, with: id) { fixes = [swap] }
    report(
      Diagnostic(
        .swallowedBranch, message: "this branch never runs: \(why)", at: testRange(of: branch), label: "never taken",
        secondary: winners.prefix(3).map { Label(at: testRange(of: graph.branches[$0]), text: "taken first") },
        help: [
          branch.test == nil ? "remove it" : "put the narrower test first, or remove the branch"
        ], fixes: fixes))
  }

  /// Returns a fix that swaps two branches, or nil if their tests are equal.
  private func swapping(_ first: BranchID, with second: BranchID) -> Fix? {
    let conditions = Conditions(of: graph)
    let (above, below) = (graph.branches[first], graph.branches[second])
    if let test = above.test {
      guard let own = below.test, conditions.canHold([Conditions.Claim(test: test), Conditions.Claim(test: own, holds: false)]) == true
      else { return nil }
    }
    guard let upper = text(at: above.range), let lower = text(at: below.range) else { return nil }
    return Fix(
      "put the narrower branch first", applicability: .maybe,
      edits: [Fix.Edit(replacing: above.range, with: lower), Fix.Edit(replacing: below.range, with: upper)])
  }

  private func text(at range: SourceRange) -> String? {
    let bytes = bytes(at: range)
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
