import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// Roots of one app that stand in different places.
  static let rootsApart = Rule(
    0525, .error, summary: "roots in different places",
    rationale: """
      A scene stands in one place: in a window, in a container of the app's (`embedded`), or on a screen that the app shows already \
      (`external`). So all roots of an app say the same, and an app with an external root has no other: that screen is there on every device.
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
    // Two for the same devices are one too many anywhere, which has been said (NAV0308).
    if let external = graph.externalRoot {
      guard let other = graph.roots.first(where: { $0.range != external.range && !$0.overlaps(external.idioms) }) else { return }
      report(
        Diagnostic(
          .rootsApart, "`\(name(of: external))` is on the screen already, on every device: there can't be another root",
          at: other.range, "another root", secondary: [Label(external.range, "the app shows this one itself")],
          help: ["keep one of them; `switch to` and roots for single devices are for scenes that have a place of their own"]))
    } else if let other = graph.roots.first(where: { $0.place != first.place && !$0.overlaps(first.idioms) }) {
      let isInWindow = other.place == .window
      report(
        Diagnostic(
          .rootsApart, "one root is embedded, another isn't: a scene stands in one place", at: other.range,
          isInWindow ? "in a window" : "in a container of the app's",
          secondary: [Label(first.range, isInWindow ? "in a container of the app's" : "in a window")],
          help: ["say `embedded` for all of them, or for none"]))
    }
  }

  func name(of root: Root) -> String { name(graph.instances[root.instance].content) }
}
