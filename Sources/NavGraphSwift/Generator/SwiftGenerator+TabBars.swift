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
      cases.append(SwitchCaseDescription(["." + (naming.containers[.tabs(set)] ?? "")], [.return(tabBar(set))]))
    }
    guard !cases.isEmpty else { return [] }
    let type = "NavGraph.TabBar<Graph>"
    return chunked(
      "tabBar", label: "of", "tabs", "Container", returns: type, cases, otherwise: .call("NavGraph.TabBar"),
      isComplete: cases.count == naming.containerOrder.count)
  }

  private mutating func tabBar(_ id: TabsID) -> ExpressionDescription {
    let tabs = graph.tabSets[id]
    var list = [ArgumentDescription(nil, .string(text(tabs.declared.name)))]
    if let style = tabs.style, style != .automatic { list.append(ArgumentDescription("style", .code("." + style.rawValue))) }
    if let minimize = tabs.minimize { list.append(ArgumentDescription("minimize", .code("." + minimize.rawValue))) }
    if let accessory = tabs.accessory, case .screen(let id) = graph.instances[accessory].content {
      list.append(ArgumentDescription("accessory", screen(Lowered.Made(id, lowered.made(accessory).arguments))))
      if let test = tabs.accessoryTest { list.append(ArgumentDescription("when", self.test(test))) }
    }
    var items: [ExpressionDescription] = []
    var names = NameScope()
    var open: SectionID?
    for tab in tabs.tabs {
      guard let section = graph.tabs[tab].section else {
        open = nil
        items.append(item(tab, of: id))
        continue
      }
      guard section != open else { continue }
      open = section
      items.append(item(section, of: id, &names))
    }
    list.append(ArgumentDescription(nil, .array(items)))
    return .call("NavGraph.TabBar", list)
  }

  private mutating func item(_ id: TabID, of set: TabsID) -> ExpressionDescription {
    let tab = graph.tabs[id]
    let name = text(tab.declared.name)
    var list = [ArgumentDescription(nil, .string(name))]
    if let title = tab.title { list.append(ArgumentDescription("title", text(title, .tab(id)))) }
    if let icon = tab.icon { list.append(ArgumentDescription("icon", .string(text(icon)))) }
    if tab.isSearch { list.append(ArgumentDescription("isSearch", .code("true"))) }
    if tab.activatesSearch { list.append(ArgumentDescription("activatesSearch", .code("true"))) }
    if tab.isProminent { list.append(ArgumentDescription("isProminent", .code("true"))) }
    if tab.placement != .automatic { list.append(ArgumentDescription("placement", .code("." + swiftIdentifier(tab.placement.rawValue)))) }
    if let badge = naming.badges[id] { list.append(ArgumentDescription("badge", .code("." + badge))) }
    if let hidden = tab.hiddenWhen { list.append(ArgumentDescription("hidden", test(hidden))) }
    if tab.reselect != .popToRoot { list.append(ArgumentDescription("reselect", .code("." + tab.reselect.rawValue))) }
    if let action = lowered.tabActions[id] {
      let container = text(graph.tabSets[set].declared.name)
      let steps = actions(action.branches, named: lowerCamel(container) + upperCamel(name))
      var event = [ArgumentDescription(nil, .string(container + "." + name))]
      if !action.guards.isEmpty { event.append(ArgumentDescription("requires", .array(action.guards.map { guardUse($0) }))) }
      list.append(ArgumentDescription("action", .call("Event", event + steps.map { ArgumentDescription(nil, $0) })))
    }
    return .call("NavGraph.TabItem", list)
  }

  /// The identifier of a section must differ from those of tabs, whose names contain no dots.
  private mutating func item(_ id: SectionID, of set: TabsID, _ names: inout NameScope) -> ExpressionDescription {
    let section = graph.sections[id]
    let name = text(section.declared.name)
    let own = name.isEmpty ? section.title.map { graph.text($0) } ?? "" : name
    var list = [ArgumentDescription(nil, .string(names.claimText("section." + own)))]
    if let title = section.title { list.append(ArgumentDescription("title", text(title, .section(id)))) }
    if section.placement != .automatic {
      list.append(ArgumentDescription("placement", .code("." + swiftIdentifier(section.placement.rawValue))))
    }
    if let hidden = section.hiddenWhen { list.append(ArgumentDescription("hidden", test(hidden))) }
    var tabs: [ExpressionDescription] = []
    for tab in section.tabs { tabs.append(item(tab, of: set)) }
    list.append(ArgumentDescription("tabs", .array(tabs)))
    return .call("NavGraph.TabItem", list)
  }

  /// Returns the enumeration of the tabs with a badge. Without any, the runtime's default `Never` applies.
  func badgeType() -> [Declaration] {
    guard !badgedTabs.isEmpty else { return [] }
    let cases = badgedTabs.map { Declaration.enumCase(CaseDescription(naming.badges[$0] ?? "")) }
    return [
      .type(
        TypeDescription(
          doc: ["The tabs that can show a badge."], .enum, "Badge", modifiers: ["nonisolated"], inherits: ["Hashable", "Sendable"],
          members: cases))
    ]
  }

  func badgeRequirement(_ id: TabID) -> Declaration {
    let tab = graph.tabs[id]
    let what = tab.title.map { graph.text($0) } ?? text(tab.declared.name)
    return .variable(
      VariableDescription(
        doc: ["The badge of the tab \(what)."], naming.badges[id] ?? "", "String?", isRequirement: true))
  }

  /// Returns the closure with which the scene reads badges, or nil if there are none.
  func badgeAnswer() -> ClosureDescription? {
    guard !badgedTabs.isEmpty else { return nil }
    let cases = badgedTabs.map { tab in
      let asked = naming(of: graph.tabs[tab].declared).badges[tab] ?? ""
      return SwitchCaseDescription(["." + (naming.badges[tab] ?? "")], [.return(.code("badges." + asked))])
    }
    return ClosureDescription(["badge"], [.switch(SwitchDescription("badge", cases))])
  }

  /// Returns the scene's method that evaluates conditions and badges again.
  func refresh(by call: String) -> [Declaration] {
    guard hasLiveTabs else { return [] }
    return [
      .function(
        FunctionDescription(
          doc: ["Updates the tab bars. Call it when a badge changes, or a condition that hides tabs or an accessory."],
          "refresh", body: [.expression(.code(call))]))
    ]
  }
}
