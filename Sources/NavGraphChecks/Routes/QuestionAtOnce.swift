import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// A guard that a link with `links now` meets.
  ///
  /// Exact: what a target shows, and what that asks, is written in the text. A tab or page that is shown first counts, even where the target
  /// names another.
  static let questionAtOnce = Rule(
    0721, .error, summary: "a link that is shown at once, and asks",
    rationale: """
      `links now` shows a link without asking, over the flow of a guard in the root's place too. A guard on the link, or on what it presents, \
      would have to be asked first, and its flow may be the very one beneath. Leave out the guard, or leave out `links now`: then the link \
      waits for the root and asks there. Events in what is presented may ask as they do elsewhere.
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
  /// The first guard of each link that is asked, at the place that says so.
  func checkQuestions(of link: LinkAtOnce) {
    if let first = link.requires.first {
      let use = graph.guardUses[first]
      return report(
        Diagnostic(
          .questionAtOnce, "this link is shown at once, and asks `\(graph.text(graph.guards[use.guard].declared.name))`", at: use.range,
          "asked before anything is shown", help: ["leave out the guard; or leave out `links now`, so that the link waits and asks"]))
    }
    for id in link.destinations {
      for step in graph.destinationSteps[graph.destinations[id].steps] {
        guard let asked = guards(enteredBy: step.kind).first else { continue }
        let name = graph.text(graph.guards[asked].declared.name)
        return report(
          Diagnostic(
            .questionAtOnce, "this link is shown at once, and what it shows asks `\(name)`", at: step.range,
            "shown only once `\(name)` has said yes",
            help: ["leave out `links now`, so that the link waits and asks; or present something that asks nothing"]))
      }
    }
  }

  /// The guards of what a step of a target makes visible.
  private func guards(enteredBy step: DestinationStep.Kind) -> [GuardID] {
    switch step {
    case .tab(let tab): graph.guards(of: tab)
    case .container(let instance), .column(_, let instance?), .screen(let instance), .page(let instance), .present(let instance, _):
      graph.entryGuards(graph.instances[instance].content)
    case .column(_, nil): []
    }
  }
}
