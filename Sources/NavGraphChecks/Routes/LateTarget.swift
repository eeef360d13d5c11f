import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check is exact, because a target contains everything that it changes.
  static let lateTarget = Rule(
    number: 0720, severity: .error, summary: "`links now` on a link that can't be shown at once",
    rationale: """
      `links now` shows a link on top of everything that is presented, including the flow of a guard that is shown instead of the root, \
      and changes nothing under it. So the link can only present: `here / present ...`. A target that names a root, a tab or a screen \
      changes what is under the presentation, and has to wait until that may be shown. Write `links now` on single routes and entries. It \
      isn't allowed in the app block, because every link would then skip a sign-in.
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
      route "/reset/{token}" links now -> Main / present Reset(token)
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

/// A route or an entry with `links now`.
struct LinkAtOnce {
  var requires: IDRange<GuardUse>
  var destinations: IDRange<Destination>
}

extension Checker {
  /// Reports `links now` in the app block, and on links that can't be shown at once or that require a guard.
  func checkLinksAtOnce() {
    if let app = graph.app, app.links == .now, let range = app.linksRange {
      report(
        Diagnostic(
          .lateTarget, message: "`links now` isn't allowed in the app block", at: range,
          label: "would let every link skip the guards of the app",
          help: ["write it after the pattern of a route, or after the name of an entry"]))
    }
    for route in graph.routes where route.links == .now && !route.isPoisoned {
      check(LinkAtOnce(requires: route.requires, destinations: route.destinations))
    }
    for entry in graph.entries where entry.links == .now {
      check(LinkAtOnce(requires: entry.requires, destinations: entry.destinations))
    }
  }

  private func check(_ link: LinkAtOnce) {
    var isLate = false
    var ranges: Set<SourceRange> = []
    for id in link.destinations {
      let destination = graph.destinations[id]
      // A `here` that presents nothing is reported elsewhere.
      if destination.root == nil { continue }
      isLate = true
      // One target in the source can belong to several roots.
      if ranges.insert(destination.range).inserted { report(lateTarget(of: destination)) }
    }
    if !isLate { checkQuestions(of: link) }
  }

  private func lateTarget(of destination: Destination) -> Diagnostic {
    let steps = graph.destinationSteps[destination.steps]
    let presents = steps.lastPresent != nil
    return Diagnostic(
      .lateTarget, message: "this link can't be shown at once", at: destination.range,
      label: destination.hereFrom == nil ? "changes what is under it" : "adds to what is under it, or leads elsewhere",
      help: [
        presents
          ? "only present, at `here`, or remove `links now`, so that the link waits for the root"
          : "present it at `here`, or remove `links now`, so that the link waits for the root"
      ])
  }
}
