import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let undocumentedScreen = Rule(
    number: 1005, severity: .off, summary: "screen without a description",
    rationale: """
      A `///` comment before a screen is copied to the generated code and the diagram, where the next reader looks.
      """,
    failing: """
      app Shop {
        root stack Cart
      }
      screen Cart
      """,
    corrected: """
      app Shop {
        root stack Cart
      }
      /// What has been put aside, and what it costs.
      screen Cart
      """)

  static let undocumentedLink = Rule(
    number: 1006, severity: .off, summary: "route or entry without a description",
    rationale: """
      Links live longer than screens: they are in mails, on posters and in other apps. Describe in a `///` comment before a route or an \
      entry what uses it and since when.
      """,
    failing: """
      app Shop {
        scheme shop
        root Main
      }
      stack Main { root Cart }
      screen Cart
      route "/cart" -> Main
      """,
    corrected: """
      app Shop {
        scheme shop
        root Main
      }
      stack Main { root Cart }
      screen Cart
      /// In every mail about an order.
      route "/cart" -> Main
      """)
}

extension Checker {
  func checkScreenDocs() {
    for screen in graph.screens where screen.declared.name != .empty && !screen.declared.isPoisoned && isEmpty(screen.declared.doc) {
      report(
        Diagnostic(
          .undocumentedScreen, message: "the screen `\(graph.text(of: screen.declared.name))` has no description",
          at: screen.declared.nameRange,
          help: ["write a `///` comment before it"]))
    }
  }

  func checkLinkDocs() {
    for route in graph.routes where isEmpty(route.doc) {
      guard let pattern = route.patterns.first.map({ graph.patterns[$0] }) else { continue }
      report(
        Diagnostic(
          .undocumentedLink, message: "the route \"\(graph.text(of: pattern.text))\" has no description", at: pattern.range,
          help: ["write a `///` comment before it"]))
    }
    for entry in graph.entries where isEmpty(entry.doc) {
      report(
        Diagnostic(
          .undocumentedLink, message: "the \(entry.kind.rawValue) \"\(graph.text(of: entry.identifier))\" has no description",
          at: entry.range.opening,
          help: ["write a `///` comment before it"]))
    }
  }

  private func isEmpty(_ doc: SourceRange) -> Bool { doc.start >= doc.end }
}
