import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact, because a target contains everything that it shows. The tab or page that is shown first counts, even if the target
  /// names another one.
  static let questionAtOnce = Rule(
    number: 0721, severity: .error, summary: "`links now` on a link that requires a guard",
    rationale: """
      `links now` shows a link without checking a guard, also on top of the flow of a guard that is shown instead of the root. A guard on \
      the link, or on what it presents, would have to be checked first, and its flow may be the one that is shown. Remove the guard, or \
      remove `links now`: the link then waits for the root, and the guard is checked there. Events in what is presented can require guards \
      as usual.
      """,
    failing: """
      app Bank {
        scheme bank
        root   Main requires signedIn
      }
      guard signedIn -> SignIn
      stack Main {
        root Accounts
      }
      screen Accounts
      screen SignIn {
        on done -> finish
      }
      screen Reset(token: String) {
        on done -> dismiss
      }
      route "/reset/{token}" links now requires signedIn -> here / present Reset(token)
      """,
    corrected: """
      app Bank {
        scheme bank
        root   Main requires signedIn
      }
      guard signedIn -> SignIn
      stack Main {
        root Accounts
      }
      screen Accounts
      screen SignIn {
        on done -> finish
      }
      screen Reset(token: String) {
        on done -> dismiss
      }
      route "/reset/{token}" links now -> here / present Reset(token)
      """)
}

extension Checker {
  /// Reports the first guard that a link evaluates, where it is required.
  func checkQuestions(of link: LinkAtOnce) {
    if let first = link.requires.first {
      let use = graph.guardUses[first]
      return report(
        Diagnostic(
          .questionAtOnce, message: "a link with `links now` can't require `\(graph.text(of: graph.guards[use.guard].declared.name))`",
          at: use.range,
          label: "checked before anything is shown",
          help: ["remove the guard, or remove `links now`, so that the link waits and the guard is checked"]))
    }
    for id in link.destinations {
      for step in graph.destinationSteps[graph.destinations[id].steps] {
        guard let asked = guards(enteredBy: step.kind).first else { continue }
        let name = graph.text(of: graph.guards[asked].declared.name)
        return report(
          Diagnostic(
            .questionAtOnce, message: "a link with `links now` can't show something that requires `\(name)`", at: step.range,
            label: "shown only after `\(name)` succeeds",
            help: ["remove `links now`, so that the link waits and the guard is checked, or present something without a guard"]))
      }
    }
  }

  /// Returns the guards of the content that a step of a target shows.
  private func guards(enteredBy step: DestinationStep.Kind) -> [GuardID] {
    switch step {
    case .tab(let tab): graph.guards(of: tab)
    case .container(let instance), .column(_, let instance?), .screen(let instance), .page(let instance), .present(let instance, _):
      graph.entryGuards(of: graph.instances[instance].content)
    case .column(_, nil): []
    }
  }
}
