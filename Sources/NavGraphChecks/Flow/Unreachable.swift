import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too little: slots are assumed to be independent, so content that only an impossible combination of tabs and
  /// columns shows counts as shown.
  static let unreachable = Rule(
    number: 0601, severity: .warning, summary: "declaration that is never shown",
    rationale: """
      No root, event, route or entry leads to it. Add the missing step, or remove the declaration. If code outside of the graph shows the \
      screen, mark it `external "why"`.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open -> push Detail
      }
      screen Detail
      screen Offer {
        on more -> push Detail
      }
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      screen Home {
        on open  -> push Detail
        on offer -> push Offer
      }
      screen Detail
      screen Offer {
        on more -> push Detail
      }
      """)
}

extension Checker {
  /// Reports unreachable declarations, one diagnostic for each group that is connected.
  func checkReachability() {
    // Without an app or a valid root, reachability is undefined.
    guard graph.app != nil, !graph.roots.isEmpty else { return }
    // An incomplete declaration may be about to show anything.
    guard graph.incomplete.isEmpty, !graph.lacksContent else { return }
    if graph.roots.contains(where: { graph.instances[$0.instance].content == .unknown }) { return }
    let unreached = UnreachableDeclarations(graph: graph, reached: places.reached)
    guard !unreached.contents.isEmpty else { return }
    for group in unreached.groups() { reportUnreachable(group) }
  }

  private func reportUnreachable(_ group: UnreachableDeclarations.Group) {
    guard let head = group.heads.first, let declared = graph.declared(of: head) else { return }
    var notes: [String] = []
    if group.heads.count > 1 {
      let others = group.heads.dropFirst().map { "`\(self.name(of: $0))`" }
      notes.append("\(list(of: others)) lead\(others.count == 1 ? "s" : "") to it and can be reached only from it")
    }
    if !group.followers.isEmpty {
      notes.append("reachable only from it: \(list(of: group.followers.map { "`\(self.name(of: $0))`" }, most: 8))")
    }
    if !group.sharedFollowers.isEmpty {
      notes.append("never shown either: \(list(of: group.sharedFollowers.map { "`\(self.name(of: $0))`" }, most: 8))")
    }
    let further =
      further(group.heads.dropFirst(), words: "leads there and is never shown either")
      + further(group.followers, after: 8, words: "reachable only from there")
      + further(group.sharedFollowers, after: 8, words: "never shown either")
    report(
      Diagnostic(
        .unreachable, message: "\(noun(of: head)) is never shown", at: declared.nameRange, label: "nothing leads here", further: further,
        notes: notes,
        help: [unreachableAdvice(for: head)]))
  }
}
