import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A link says that it goes past whatever is up, and a modal says that nothing does.
  static let pastBlockedModal = Rule(
    709, .warning,
    summary: "a link that can't go past a blocked modal",
    rationale: """
      A modal with `dismissal blocked` stays until it has finished. A link that arrives meanwhile waits, whatever its `links` policy says, \
      so `links dismiss` and `links over` promise something that won't happen while that modal is up. Say `links wait`, or let the modal be \
      dismissed: `dismissal confirm` asks first.
      """,
    failing: """
      app Bank {
        scheme bank
        root   stack Home
      }
      screen Home {
        on start -> present Setup
      }
      screen Account(id: String)
      screen Terms {
        on accept -> finish
      }
      modal Setup {
        content   Terms
        dismissal blocked
      }
      route "/accounts/{id}" links over -> Account(id)
      """,
    corrected: """
      app Bank {
        scheme bank
        root   stack Home
      }
      screen Home {
        on start -> present Setup
      }
      screen Account(id: String)
      screen Terms {
        on accept -> finish
      }
      modal Setup {
        content   Terms
        dismissal blocked
      }
      route "/accounts/{id}" links wait -> Account(id)
      """)
}

/// Finds where a link says that it goes past whatever is up, and a modal says that nothing does.
enum PastBlockedModal {
  static func findings(in graph: NavigationGraph) -> [Diagnostic] {
    guard let blocked = graph.modals.ids.first(where: { graph.modals[$0].dismissal == .blocked }) else { return [] }
    let modal = graph.modals[blocked]
    let name = graph.text(modal.declared.name)
    func finding(_ range: SourceRange, _ policy: App.LinkPolicy) -> Diagnostic {
      Diagnostic(
        .pastBlockedModal, "`links \(policy.rawValue)` can't go past `\(name)`", at: range, "while `\(name)` is up, this link waits",
        secondary: [Label(modal.declared.nameRange, "`dismissal blocked`: it stays until it has finished")],
        help: ["write `links wait`, which is what happens here anyway, or `dismissal confirm` in `\(name)`"])
    }
    var findings: [Diagnostic] = []
    for route in graph.routes.ids.map({ graph.routes[$0] }) {
      guard let policy = route.links, policy == .dismiss || policy == .over else { continue }
      findings.append(finding(route.patterns.isEmpty ? route.range : graph.patterns[route.patterns[0]].range, policy))
    }
    for entry in graph.entries.ids.map({ graph.entries[$0] }) {
      guard let policy = entry.links, policy == .dismiss || policy == .over else { continue }
      findings.append(finding(entry.range, policy))
    }
    if let app = graph.app, app.links == .over { findings.append(finding(app.declared.nameRange, .over)) }
    return findings
  }
}
