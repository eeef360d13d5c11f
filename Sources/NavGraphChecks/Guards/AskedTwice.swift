import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact, because it reads only declarations.
  static let askedTwice = Rule(
    number: 0806, severity: .warning, summary: "guard that one `requires` names twice",
    rationale: """
      Each guard is checked once per step, so the second mention has no effect. Another guard was probably intended. A guard with other \
      arguments is another check, and the same guard can be required on an event and on the screen that it shows.
      """,
    failing: """
      app Shop {
        root stack Home
      }
      guard signedIn
      screen Home {
        on account requires signedIn, signedIn -> push Account
      }
      screen Account
      """,
    corrected: """
      app Shop {
        root stack Home
      }
      guard signedIn
      screen Home {
        on account requires signedIn -> push Account
      }
      screen Account
      """)
}

extension Checker {
  func checkAskedTwice() {
    guard graph.guardUses.count > 1 else { return }
    for list in requirements where list.count > 1 {
      var first: [GuardID: GuardUse] = [:]
      var before: GuardUse?
      for use in graph.guardUses[list] {
        defer { before = use }
        guard let known = first.updateValue(first[use.guard] ?? use, forKey: use.guard), let before else { continue }
        guard
          graph.arguments[known.arguments].elementsEqual(
            graph.arguments[use.arguments], by: { $0.parameter == $1.parameter && $0.value == $1.value })
        else { continue }
        // Missing arguments are reported elsewhere, and may be what distinguishes them.
        let given = graph.guards[use.guard].parameters.filter { graph.parameters[$0].defaultValue == nil }
        guard given.count <= known.arguments.count else { continue }
        let name = graph.text(of: graph.guards[use.guard].declared.name)
        let cut = SourceRange(file: use.range.file, start: before.range.end, end: use.range.end)
        report(
          Diagnostic(
            .askedTwice, message: "`\(name)` is required twice here", at: use.range, label: "required again",
            secondary: [Label(at: known.range, text: "required here")],
            help: ["remove the second one, or name the guard that was intended"],
            fixes: [Fix("remove `\(name)`", applicability: .always, edits: [.init(replacing: cut, with: "")])]))
      }
    }
  }

  /// All `requires` lists of the graph.
  private var requirements: [IDRange<GuardUse>] {
    graph.roots.map(\.requires) + graph.screens.map(\.requires) + graph.events.map(\.requires) + graph.stacks.map(\.requires)
      + graph.tabSets.map(\.requires) + graph.tabs.map(\.requires) + graph.splits.map(\.requires) + graph.pageSets.map(\.requires)
      + graph.modals.map(\.requires) + graph.routes.map(\.requires) + graph.entries.map(\.requires)
  }
}
