import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// `links now` where the link can't be shown at once.
  ///
  /// Exact: what a target changes is written in it.
  static let lateTarget = Rule(
    0720, .error, summary: "a link that can't be shown at once",
    rationale: """
      `links now` shows a link over whatever is up, the flow of a guard in the root's place too, and leaves all of that as it is. So the link \
      can only present: `here / present ...`. What names a root, a tab or a screen changes what is beneath, and has to wait until that may be \
      shown. `links now` is said of one route or entry, never in the app block: links go past a sign-in one by one.
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

/// A route or an entry that is to be shown at once.
struct LinkAtOnce {
  var requires: IDRange<GuardUse>
  var destinations: IDRange<Destination>
}

extension Checker {
  /// What says `links now`: the app block, and links that can't be shown at once or that ask.
  func checkLinksAtOnce() {
    if let app = graph.app, app.links == .now, let range = app.linksRange {
      report(
        Diagnostic(
          .lateTarget, "`links now` is said of one route or entry", at: range, "would let every link past the app's guards",
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
      // A bare `here` with nothing to present is said already.
      if destination.root == nil { continue }
      isLate = true
      // One target may be for several roots.
      if ranges.insert(destination.range).inserted { report(lateTarget(destination)) }
    }
    if !isLate { checkQuestions(of: link) }
  }

  private func lateTarget(_ destination: Destination) -> Diagnostic {
    let steps = graph.destinationSteps[destination.steps]
    let presents = steps.lastPresent != nil
    return Diagnostic(
      .lateTarget, "this link can't be shown at once", at: destination.range,
      destination.hereFrom == nil ? "changes what is beneath" : "adds to what is beneath, or leads elsewhere",
      help: [
        presents
          ? "with `links now` it only presents, at `here`; without it the link waits for the root"
          : "present it at `here`; or leave out `links now`, so that the link waits for the root"
      ])
  }
}
