import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let tooManyTabs = Rule(
    number: 0507, severity: .warning, summary: "more than five items in a phone's tab bar",
    rationale: """
      A tab bar on a phone holds five items. The system moves the rest to a More tab, which wraps their stacks in a stack of its own. A \
      section counts as one item, and a `sidebarOnly` tab as none.
      """,
    failing: """
      app Player {
        root Main
      }
      tabs Main {
        tab home     stack Home
        tab radio    stack Radio
        tab library  stack Library
        tab podcasts stack Podcasts
        tab videos   stack Videos
        tab search   search stack Search
      }
      screen Home
      screen Radio
      screen Library
      screen Podcasts
      screen Videos
      screen Search
      """,
    corrected: """
      app Player {
        root Main
      }
      tabs Main {
        tab home     stack Home
        tab radio    stack Radio
        tab library  stack Library
        tab podcasts stack Podcasts
        tab videos   placement sidebarOnly stack Videos
        tab search   search stack Search
      }
      screen Home
      screen Radio
      screen Library
      screen Podcasts
      screen Videos
      screen Search
      """)
}

extension Checker {
  func checkTabCounts() {
    let isOnPhone = unitsOnPhone()
    var used = [Bool](repeating: false, count: graph.tabSets.count)
    for slot in places.slots {
      if case .tabs(let tabs) = slot.kind, isOnPhone[slot.unit.index] { used[tabs.index] = true }
    }
    for id in graph.tabSets.ids where used[id.index] {
      let tabs = graph.tabSets[id]
      var items: [Declared] = []
      for tab in tabs.tabs where graph.tabs[tab].section == nil && graph.tabs[tab].placement != .sidebarOnly {
        items.append(graph.tabs[tab].declared)
      }
      for section in tabs.sections where graph.sections[section].placement != .sidebarOnly {
        let isShown = graph.tabs[graph.sections[section].tabs].contains { $0.placement != .sidebarOnly }
        if isShown { items.append(graph.sections[section].declared) }
      }
      guard items.count > 5, canShowSix(of: tabs) else { continue }
      items.sort { $0.range < $1.range }
      report(
        Diagnostic(
          .tooManyTabs, message: "`\(graph.text(of: tabs.declared.name))` has \(items.count) items, but a phone's tab bar holds five",
          at: tabs.declared.nameRange,
          label: "\(items.count) items in one bar", secondary: [Label(at: items[5].nameRange, text: "the sixth")],
          help: ["group some in a `section`, keep some for the sidebar with `placement`, or give phones another root"]))
    }
  }

  /// Whether more than five items can be visible at the same time. Conditions hide some of them, and may exclude each other.
  ///
  /// Returns true if this can't be decided.
  private func canShowSix(of tabs: Tabs) -> Bool {
    var shown = 0
    var claims: [Conditions.Claim] = []
    func add(_ hidden: TestID?) { if let hidden { claims.append(.init(test: hidden, holds: false)) } else { shown += 1 } }
    for tab in tabs.tabs where graph.tabs[tab].section == nil && graph.tabs[tab].placement != .sidebarOnly {
      add(graph.tabs[tab].hiddenWhen)
    }
    for section in tabs.sections where graph.sections[section].placement != .sidebarOnly {
      if graph.tabs[graph.sections[section].tabs].contains(where: { $0.placement != .sidebarOnly }) {
        add(graph.sections[section].hiddenWhen)
      }
    }
    let wanted = 6 - shown
    if wanted <= 0 { return true }
    let conditions = Conditions(of: graph)
    // Sets of items that can be visible together are extended one item at a time. Each step is a decision about conditions, so their number
    // is limited.
    var open: [(next: Int, chosen: [Conditions.Claim])] = [(0, [])]
    var effort = 0
    while let (next, chosen) = open.popLast() {
      if chosen.count == wanted { return true }
      for index in next..<claims.count where chosen.count + claims.count - index >= wanted {
        effort += 1
        if effort > 1000 { return true }
        let more = chosen + [claims[index]]
        if conditions.canHold(more) != false { open.append((index + 1, more)) }
      }
    }
    return false
  }

  /// Returns whether a phone can show each unit, indexed by `PresentationContextID`.
  private func unitsOnPhone() -> [Bool] {
    var result = places.units.map { unit in
      unit.kind != .presented && (unit.idioms.isEmpty || unit.idioms.contains(.phone))
    }
    var above = [[PresentationContextID]](repeating: [], count: result.count)
    for presentation in places.presentations { above[presentation.over.index].append(presentation.unit) }
    var open = places.units.ids.filter { result[$0.index] }
    while let unit = open.popLast() {
      for next in above[unit.index] where !result[next.index] {
        result[next.index] = true
        open.append(next)
      }
    }
    return result
  }
}
