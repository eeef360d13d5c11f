import NavGraphLowering
import NavGraphModel
import NavGraphSyntax

// Generates tab bars, and the protocols that the app implements for them.
extension SwiftGenerator {
  var badgedTabs: [TabID] { graph.tabs.ids.filter { graph.tabs[$0].hasBadge } }

  /// Whether a tab bar contains something that can change without navigation.
  var hasLiveTabs: Bool {
    !badgedTabs.isEmpty || graph.tabs.contains { $0.hiddenWhen != nil } || graph.sections.contains { $0.hiddenWhen != nil }
      || graph.tabSets.contains { $0.accessoryTest != nil }
  }

  mutating func tabBarTable() -> [Declaration] {
    var cases: [SwitchCaseDescription] = []
    for set in graph.tabSets.ids {
      cases.append(SwitchCaseDescription(patterns: ["." + (naming.containers[.tabs(set)] ?? "")], body: [.return(tabBar(for: set))]))
    }
    guard !cases.isEmpty else { return [] }
    let type = "NavGraph.TabBar<Graph>"
    return SwitchFunction(
      name: "tabBar", subject: "tabs", type: "Container", returns: type, cases: cases, otherwise: .call("NavGraph.TabBar"),
      isComplete: cases.count == naming.containerOrder.count
    ).declarations
  }

  private mutating func tabBar(for id: TabsID) -> ExpressionDescription {
    let tabs = graph.tabSets[id]
    var list = [ArgumentDescription(label: nil, value: .string(text(of: tabs.declared.name)))]
    if let style = tabs.style, style != .automatic { list.append(ArgumentDescription(label: "style", value: .code("." + style.rawValue))) }
    if let minimize = tabs.minimize { list.append(ArgumentDescription(label: "minimize", value: .code("." + minimize.rawValue))) }
    if let accessory = tabs.accessory, case .screen(let id) = graph.instances[accessory].content {
      list.append(
        ArgumentDescription(label: "accessory", value: screen(for: Lowered.Made(id, arguments: lowered.made(from: accessory).arguments))))
      if let test = tabs.accessoryTest { list.append(ArgumentDescription(label: "when", value: self.test(for: test))) }
    }
    var items: [ExpressionDescription] = []
    var names = NameScope()
    var open: SectionID?
    for tab in tabs.tabs {
      guard let section = graph.tabs[tab].section else {
        open = nil
        items.append(item(for: tab, of: id))
        continue
      }
      guard section != open else { continue }
      open = section
      items.append(item(for: section, of: id, names: &names))
    }
    list.append(ArgumentDescription(label: nil, value: .array(items)))
    return .call("NavGraph.TabBar", with: list)
  }

  private mutating func item(for id: TabID, of set: TabsID) -> ExpressionDescription {
    let tab = graph.tabs[id]
    let name = text(of: tab.declared.name)
    var list = [ArgumentDescription(label: nil, value: .string(name))]
    if let title = tab.title { list.append(ArgumentDescription(label: "title", value: text(of: title, for: .tab(id)))) }
    if let icon = tab.icon { list.append(ArgumentDescription(label: "icon", value: .string(text(of: icon)))) }
    if tab.isSearch { list.append(ArgumentDescription(label: "isSearch", value: .code("true"))) }
    if tab.activatesSearch { list.append(ArgumentDescription(label: "activatesSearch", value: .code("true"))) }
    if tab.isProminent { list.append(ArgumentDescription(label: "isProminent", value: .code("true"))) }
    if tab.placement != .automatic {
      list.append(ArgumentDescription(label: "placement", value: .code("." + swiftIdentifier(tab.placement.rawValue))))
    }
    if let badge = naming.badges[id] { list.append(ArgumentDescription(label: "badge", value: .code("." + badge))) }
    if let hidden = tab.hiddenWhen { list.append(ArgumentDescription(label: "hidden", value: test(for: hidden))) }
    if tab.reselect != .popToRoot { list.append(ArgumentDescription(label: "reselect", value: .code("." + tab.reselect.rawValue))) }
    if let action = lowered.tabActions[id] {
      let container = text(of: graph.tabSets[set].declared.name)
      let steps = actions(for: action.branches, named: lowerCamel(container) + upperCamel(name))
      var event = [ArgumentDescription(label: nil, value: .string(container + "." + name))]
      if !action.guards.isEmpty {
        event.append(ArgumentDescription(label: "requires", value: .array(action.guards.map { guardUse(for: $0) })))
      }
      list.append(
        ArgumentDescription(label: "action", value: .call("Event", with: event + steps.map { ArgumentDescription(label: nil, value: $0) })))
    }
    return .call("NavGraph.TabItem", with: list)
  }

  /// The identifier of a section must differ from those of tabs, whose names contain no dots.
  private mutating func item(for id: SectionID, of set: TabsID, names: inout NameScope) -> ExpressionDescription {
    let section = graph.sections[id]
    let name = text(of: section.declared.name)
    let own = name.isEmpty ? section.title.map { graph.text(of: $0) } ?? "" : name
    var list = [ArgumentDescription(label: nil, value: .string(names.claimText("section." + own)))]
    if let title = section.title { list.append(ArgumentDescription(label: "title", value: text(of: title, for: .section(id)))) }
    if section.placement != .automatic {
      list.append(ArgumentDescription(label: "placement", value: .code("." + swiftIdentifier(section.placement.rawValue))))
    }
    if let hidden = section.hiddenWhen { list.append(ArgumentDescription(label: "hidden", value: test(for: hidden))) }
    var tabs: [ExpressionDescription] = []
    for tab in section.tabs { tabs.append(item(for: tab, of: set)) }
    list.append(ArgumentDescription(label: "tabs", value: .array(tabs)))
    return .call("NavGraph.TabItem", with: list)
  }

  /// Returns the enumeration of the tabs with a badge. Without any, the runtime's default `Never` applies.
  func badgeType() -> [Declaration] {
    guard !badgedTabs.isEmpty else { return [] }
    let cases = badgedTabs.map { Declaration.enumCase(CaseDescription(name: naming.badges[$0] ?? "")) }
    return [
      .type(
        TypeDescription(
          doc: ["The tabs that can show a badge."], kind: .enum, name: "Badge", modifiers: ["nonisolated"],
          inherits: ["Hashable", "Sendable"],
          members: cases))
    ]
  }

  func badgeRequirement(for id: TabID) -> Declaration {
    let tab = graph.tabs[id]
    let what = tab.title.map { graph.text(of: $0) } ?? text(of: tab.declared.name)
    return .variable(
      VariableDescription(
        doc: ["The badge of the tab \(what)."], name: naming.badges[id] ?? "", type: "String?", isRequirement: true))
  }

  /// Returns the closure with which the scene reads badges, or nil if there are none.
  func badgeAnswer() -> ClosureDescription? {
    guard !badgedTabs.isEmpty else { return nil }
    let cases = badgedTabs.map { tab in
      let asked = naming(of: graph.tabs[tab].declared).badges[tab] ?? ""
      return SwitchCaseDescription(patterns: ["." + (naming.badges[tab] ?? "")], body: [.return(.code("badges." + asked))])
    }
    return ClosureDescription(parameters: ["badge"], body: [.switch(SwitchDescription(over: "badge", cases: cases))])
  }

  /// Returns the scene's method that evaluates conditions and badges again.
  func refresh(by call: String) -> [Declaration] {
    guard hasLiveTabs else { return [] }
    return [
      .function(
        FunctionDescription(
          doc: ["Updates the tab bars. Call it when a badge changes, or a condition that hides tabs or an accessory."],
          name: "refresh", body: [.expression(.code(call))]))
    ]
  }
}
