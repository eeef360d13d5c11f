import NavGraphModel
import NavGraphSyntax

extension Rule {
  static let sidebarlessTab = Rule(
    number: 0904, severity: .warning, summary: "tab for a sidebar that is never shown",
    rationale: """
      A `sidebarOnly` tab is in the sidebar and never in the bar. Phones have no sidebar, and with `style tabBar` other devices have none \
      either. Such a tab is shown only if an event or a link selects it, and nothing does. (On systems before iOS 18 it is in the bar.)
      """,
    failing: """
      app Player {
        platform iOS 18
        root Main
      }
      tabs Main {
        tab home     stack Home
        tab radio    stack Radio
        tab speakers placement sidebarOnly stack Speakers
        style tabBar
      }
      screen Home
      screen Radio
      screen Speakers
      """,
    corrected: """
      app Player {
        platform iOS 18
        root Main
      }
      tabs Main {
        tab home     stack Home
        tab radio    stack Radio
        tab speakers placement sidebarOnly stack Speakers
        style sidebarAdaptable
      }
      screen Home
      screen Radio
      screen Speakers
      """)

  static let unusedPlacement = Rule(
    number: 0905, severity: .warning, summary: "sidebar option where there is never a sidebar",
    rationale: """
      Tabs can become a sidebar on a pad, on a Mac and in visionOS, but never on a phone. With a sidebar, the user can also move tabs. If \
      `tabs` are only shown on phones, a `placement` and a `style` with a sidebar have no effect. A `placement` that lets the user move \
      tabs also has no effect with `style tabBar`.
      """,
    failing: """
      app Player {
        platform iOS 18
        root Main on phone
        root Desk on pad
      }
      tabs Main {
        tab home  stack Home
        tab radio stack Radio
        style sidebarAdaptable
      }
      stack Desk { root Home }
      screen Home
      screen Radio
      """,
    corrected: """
      app Player {
        platform iOS 18
        root Main on phone
        root Desk on pad
      }
      tabs Main {
        tab home  stack Home
        tab radio stack Radio
      }
      stack Desk { root Home }
      screen Home
      screen Radio
      """)

  static let unusedMinimize = Rule(
    number: 0906, severity: .warning, summary: "`minimize` on devices that don't minimize tab bars",
    rationale: """
      A tab bar only gets smaller on a phone, while the user scrolls. Tabs that no phone shows keep their bar.
      """,
    failing: """
      app Player {
        platform iOS 26
        root Home on phone
        root Desk on pad
      }
      tabs Desk {
        tab home  stack Home
        tab radio stack Radio
        minimize onScrollDown
      }
      screen Home
      screen Radio
      """,
    corrected: """
      app Player {
        platform iOS 26
        root Desk
      }
      tabs Desk {
        tab home  stack Home
        tab radio stack Radio
        minimize onScrollDown
      }
      screen Home
      screen Radio
      """)
}

extension Checker {
  func checkSidebars() {
    let isConcerned =
      graph.tabs.contains { $0.placementRange != nil } || graph.sections.contains { $0.placementRange != nil }
      || graph.tabSets.contains { $0.styleRange != nil }
    guard isConcerned else { return }
    let idioms = idiomsOfTabs()
    let isSelected = selectedTabs()
    for id in graph.tabSets.ids {
      let tabs = graph.tabSets[id]
      guard !tabs.declared.isPoisoned, !idioms[id.index].isEmpty else { continue }
      let isOnPhoneAlone = idioms[id.index] == .phone
      guard isOnPhoneAlone || tabs.style == .tabBar else { continue }
      if isOnPhoneAlone, let range = tabs.styleRange, tabs.style == .tabSidebar || tabs.style == .sidebarAdaptable {
        reportIdlePlacement("`style \(tabs.style?.rawValue ?? "")`", at: range, of: tabs, isOnPhoneAlone: isOnPhoneAlone)
      }
      for section in tabs.sections {
        let value = graph.sections[section]
        guard let range = value.placementRange else { continue }
        if value.placement != .sidebarOnly {
          checkPlacement(value.placement, at: range, of: tabs, isOnPhoneAlone: isOnPhoneAlone)
        } else if !graph.sections[section].tabs.contains(where: { isSelected[$0.index] }) {
          let title = value.title.map { "the section \"\(graph.text(of: $0))\"" } ?? "this section"
          reportSidebarless(title, at: range, of: tabs, isOnPhoneAlone: isOnPhoneAlone)
        }
      }
      for tab in tabs.tabs {
        let value = graph.tabs[tab]
        guard let range = value.placementRange, !value.declared.isPoisoned else { continue }
        if value.placement != .sidebarOnly {
          checkPlacement(value.placement, at: range, of: tabs, isOnPhoneAlone: isOnPhoneAlone)
        } else if !isSelected[tab.index] {
          reportSidebarless("the tab `\(graph.text(of: value.declared.name))`", at: range, of: tabs, isOnPhoneAlone: isOnPhoneAlone)
        }
      }
    }
  }

  func checkMinimizing() {
    guard graph.tabSets.contains(where: { $0.minimizeRange != nil }) else { return }
    let idioms = idiomsOfTabs()
    for id in graph.tabSets.ids {
      let tabs = graph.tabSets[id]
      guard let range = tabs.minimizeRange, tabs.minimize == .onScrollDown || tabs.minimize == .onScrollUp else { continue }
      guard !idioms[id.index].isEmpty, !idioms[id.index].contains(.phone) else { continue }
      report(
        Diagnostic(
          .unusedMinimize, message: "`\(graph.text(of: tabs.declared.name))` is never shown on a phone, and other tab bars don't minimize",
          at: range,
          label: "has no effect", fixes: [removalFix(of: "`minimize`", at: range)]))
    }
  }

  /// Returns whether an event or a link selects each tab, indexed by `TabID`.
  private func selectedTabs() -> [Bool] {
    var result = [Bool](repeating: false, count: graph.tabs.count)
    for edge in places.edges where edge.kind == .select {
      if case .tab(let tab) = places.slots[SlotID(raw: edge.target)].role { result[tab.index] = true }
    }
    for step in graph.destinationSteps { if case .tab(let tab) = step.kind { result[tab.index] = true } }
    return result
  }

  private func checkPlacement(_ placement: Tab.Placement, at range: SourceRange, of tabs: Tabs, isOnPhoneAlone: Bool) {
    switch placement {
    case .optional, .movable, .fixed, .pinned:
      if placement == .pinned, !isOnPhoneAlone { return }
      reportIdlePlacement("`placement \(placement.rawValue)`", at: range, of: tabs, isOnPhoneAlone: isOnPhoneAlone)
    case .automatic, .default, .sidebarOnly: break
    }
  }

  private func reportIdlePlacement(_ what: String, at range: SourceRange, of tabs: Tabs, isOnPhoneAlone: Bool) {
    let why = isOnPhoneAlone ? "only phones show `\(graph.text(of: tabs.declared.name))`" : "with `style tabBar` tabs can't be moved"
    report(
      Diagnostic(
        .unusedPlacement, message: "\(what) has no effect: \(why)", at: range, label: "no sidebar here",
        secondary: barLabels(of: tabs, isOnPhoneAlone: isOnPhoneAlone),
        fixes: [removalFix(of: what, at: range)]))
  }

  private func reportSidebarless(_ what: String, at range: SourceRange, of tabs: Tabs, isOnPhoneAlone: Bool) {
    let name = graph.text(of: tabs.declared.name)
    let why = isOnPhoneAlone ? "only phones show `\(name)`, and they have no sidebar" : "`\(name)` has no sidebar"
    report(
      Diagnostic(
        .sidebarlessTab, message: "\(what) is never visible\(platform < App.Version(major: 18) ? " from iOS 18 on" : ""): \(why)",
        at: range,
        label: "only in a sidebar",
        secondary: barLabels(of: tabs, isOnPhoneAlone: isOnPhoneAlone),
        help: [
          isOnPhoneAlone
            ? "remove the placement, or add an event that selects it"
            : "set `style` to `sidebarAdaptable`, remove the placement, or add an event that selects it"
        ]))
  }

  private func barLabels(of tabs: Tabs, isOnPhoneAlone: Bool) -> [Label] {
    if !isOnPhoneAlone { return tabs.styleRange.map { [Label(at: $0, text: "a bar on every device")] } ?? [] }
    return graph.roots.first { !$0.idioms.isEmpty }.map { [Label(at: $0.range, text: "this root is for some devices only")] } ?? []
  }
}
