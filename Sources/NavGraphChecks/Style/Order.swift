import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let orderOfDeclarations = Rule(
    number: 1007, severity: .off, summary: "declaration out of order",
    rationale: """
      A file is easiest to read from the whole to its parts: first the app, then types, then guards and conditions. Screens, containers, \
      modals, alerts, events and appearances follow in any order, then routes, aliases and entries, and at the end assertions.
      """,
    failing: """
      app Shop {
        scheme shop
        root Main
      }
      stack Main { root Cart }
      route "/cart" -> Main
      screen Cart
      """,
    corrected: """
      app Shop {
        scheme shop
        root Main
      }
      stack Main { root Cart }
      screen Cart
      route "/cart" -> Main
      """)
}

extension Checker {
  /// The groups of declarations, in their expected order.
  private enum Group: Int {
    case app, types, questions, things, links, assertions
    var words: String {
      switch self {
      case .app: "the app"
      case .types: "types"
      case .questions: "guards and conditions"
      case .things: "screens and containers"
      case .links: "routes and entries"
      case .assertions: "assertions"
      }
    }
  }

  func checkOrder() {
    var items: [(range: SourceRange, label: SourceRange, group: Group)] = []
    func add(_ declared: Declared, to group: Group) { items.append((declared.range, declared.nameRange, group)) }
    func add(_ range: SourceRange, to group: Group) { items.append((range, range, group)) }
    if let app = graph.app { add(app.declared, to: .app) }
    for value in graph.typeAliases { add(value.declared, to: .types) }
    for value in graph.enumerations { add(value.declared, to: .types) }
    for value in graph.externalTypes { add(value.declared, to: .types) }
    for value in graph.guards where value.condition == nil { add(value.declared, to: .questions) }
    for value in graph.conditions { add(value.declared, to: .questions) }
    for value in graph.screens { add(value.declared, to: .things) }
    for value in graph.eventGroups { add(value.declared, to: .things) }
    for value in graph.stacks where !value.isInline { add(value.declared, to: .things) }
    for value in graph.tabSets { add(value.declared, to: .things) }
    for value in graph.splits { add(value.declared, to: .things) }
    for value in graph.pageSets { add(value.declared, to: .things) }
    for value in graph.modals { add(value.declared, to: .things) }
    for value in graph.alerts { add(value.declared, to: .things) }
    for value in graph.appearances { add(value.declared, to: .things) }
    for value in graph.routes { add(value.range, to: .links) }
    for value in graph.aliases { add(value.range, to: .links) }
    for value in graph.entries { add(value.range, to: .links) }
    for value in graph.assertions { add(value.range, to: .assertions) }
    items.sort { $0.range < $1.range }
    var latest = items.first
    var found: (item: (range: SourceRange, label: SourceRange, group: Group), after: SourceRange, group: Group)?
    var count = 0
    for item in items {
      if item.range.file != latest?.range.file {
        reportOrder(of: found, count: count)
        (latest, found, count) = (item, nil, 0)
      } else if let before = latest, item.group.rawValue < before.group.rawValue {
        count += 1
        if found == nil { found = (item, before.label, before.group) }
      } else {
        latest = item
      }
    }
    reportOrder(of: found, count: count)
  }

  /// Reports the first declaration of a file that is out of order, and how many more there are.
  private func reportOrder(
    of found: (item: (range: SourceRange, label: SourceRange, group: Group), after: SourceRange, group: Group)?, count: Int
  ) {
    guard let found else { return }
    report(
      Diagnostic(
        .orderOfDeclarations, message: "out of order: \(found.item.group.words) before \(found.group.words)", at: found.item.label,
        label: "move this up",
        secondary: [Label(at: found.after, text: "belongs after it")],
        notes: count > 1 ? ["so \(count == 2 ? "does one more declaration" : "do \(count - 1) more declarations") of this file"] : []))
  }
}
