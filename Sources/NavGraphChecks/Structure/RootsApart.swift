import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let rootsApart = Rule(
    number: 0525, severity: .error, summary: "roots that are hosted differently",
    rationale: """
      All roots of an app are hosted in the same way: in a window, in a container of your app (`embedded`), or on a screen that your app \
      already shows (`external`). An app with an external root has no other root, because that screen is there on every device.
      """,
    failing: """
      app Help {
        root Topics embedded
        root Guide on pad
      }
      stack Topics {
        root List
      }
      stack Guide {
        root Contents
      }
      screen List
      screen Contents
      """,
    corrected: """
      app Help {
        root Topics embedded
        root Guide embedded on pad
      }
      stack Topics {
        root List
      }
      stack Guide {
        root Contents
      }
      screen List
      screen Contents
      """)
}

extension Checker {
  func checkRootPlaces() {
    guard !graph.roots.isEmpty else { return }
    let first = graph.roots[RootID(raw: 0)]
    // Two roots for the same devices are reported elsewhere (NAV0308).
    if let external = graph.externalRoot {
      guard let other = graph.roots.first(where: { $0.range != external.range && !$0.overlaps(external.idioms) }) else { return }
      report(
        Diagnostic(
          .rootsApart, message: "`\(name(of: external))` is already on screen on every device, so there can't be another root",
          at: other.range, label: "another root", secondary: [Label(at: external.range, text: "your app shows this one")],
          help: ["keep one of them: `switch to` and roots for single devices need roots that are `embedded` or in a window"]))
    } else if let other = graph.roots.first(where: { $0.place != first.place && !$0.overlaps(first.idioms) }) {
      let isInWindow = other.place == .window
      report(
        Diagnostic(
          .rootsApart, message: "one root is embedded and another isn't", at: other.range,
          label: isInWindow ? "in a window" : "in a container of your app",
          secondary: [Label(at: first.range, text: isInWindow ? "in a container of your app" : "in a window")],
          help: ["write `embedded` on all of them, or on none"]))
    }
  }

  func name(of root: Root) -> String { name(of: graph.instances[root.instance].content) }
}
