import NavGraphLowering
import NavGraphModel

// Generates the tables of guards and their flows.
extension SwiftGenerator {
  func guardTables() -> [Declaration] {
    guard !graph.guards.isEmpty else { return [] }
    var all: [Declaration] = []
    let roots = naming.roots.compactMap { content -> SwitchCaseDescription? in
      naming.rootNames[content].flatMap {
        guardCase(named: $0, parameters: graph.parameters(of: content), guards: lowered.rootGuards[content])
      }
    }
    all += guardTable(named: "root", type: "Root", cases: roots, count: naming.roots.count)
    let screens = graph.screens.ids.compactMap { id in
      guardCase(named: naming.screenCases[id.index], parameters: graph.screens[id].parameters, guards: lowered.screenGuards[id.index])
    }
    all += guardTable(named: "screen", type: "Screen", cases: screens, count: graph.screens.count)
    let modals = naming.presentables.compactMap { presentable -> SwitchCaseDescription? in
      guardCase(
        named: presentable.name, parameters: graph.parameters(of: presentable.content), guards: lowered.modalGuards[presentable.content])
    }
    all += guardTable(named: "modal", type: "Modal", cases: modals, count: naming.presentables.count)
    let containers = naming.containerOrder.compactMap { content -> SwitchCaseDescription? in
      naming.containers[content].flatMap { guardCase(named: $0, parameters: .empty, guards: lowered.containerGuards[content]) }
    }
    all += guardTable(named: "container", type: "Container", cases: containers, count: naming.containerOrder.count, label: "ofContainer")
    all += guardsShown()
    var tabCases: [SwitchCaseDescription] = []
    for set in graph.tabSets.ids {
      for (index, tab) in contentTabs(of: set).enumerated() where !graph.tabs[tab].requires.isEmpty {
        let name = naming.containers[.tabs(set)] ?? ""
        tabCases.append(
          SwitchCaseDescription(
            patterns: ["(." + name + ", " + position(ofTab: index, in: set) + ")"],
            body: [.return(.array(lowered.tabGuards[tab.index].map { guardUse(for: $0) }))]))
      }
    }
    if !tabCases.isEmpty {
      all.append(
        .function(
          FunctionDescription(
            name: "guards", modifiers: ["static"],
            parameters: [
              ParameterDescription(label: "ofTab", name: "index", type: "Int"),
              ParameterDescription(label: "in", name: "tabs", type: "Container"),
            ],
            returns: "[Guard]",
            body: [
              .switch(
                SwitchDescription(
                  over: "(tabs, index)", cases: tabCases + [SwitchCaseDescription(patterns: [], body: [.return(.array([]))])]))
            ])))
    }
    let flows = graph.guards.ids.compactMap { id -> SwitchCaseDescription? in
      guard let flow = lowered.flows[id.index] else { return nil }
      let modal = modal(for: flow)
      return SwitchCaseDescription(
        patterns: [pattern(named: naming.guards[id.index], with: graph.guards[id].parameters, usedIn: [modal])], body: [.return(modal)])
    }
    if !flows.isEmpty {
      let rest = flows.count < graph.guards.count ? [SwitchCaseDescription(patterns: [], body: [.return(.code("nil"))])] : []
      all.append(
        .function(
          FunctionDescription(
            name: "flow", modifiers: ["static"], parameters: [ParameterDescription(label: "for", name: "question", type: "Guard")],
            returns: "Modal?",
            body: [.switch(SwitchDescription(over: "question", cases: flows + rest))])))
    }
    return all
  }

  private func guardCase(
    named name: String, parameters: IDRange<Parameter>, guards: [Lowered.Made<GuardID>]?
  ) -> SwitchCaseDescription? {
    guard let guards, !guards.isEmpty else { return nil }
    let uses = guards.map { guardUse(for: $0) }
    return SwitchCaseDescription(patterns: [pattern(named: name, with: parameters, usedIn: uses)], body: [.return(.array(uses))])
  }

  private func guardTable(
    named name: String, type: String, cases: [SwitchCaseDescription], count: Int, label: String = "of"
  ) -> [Declaration] {
    guard !cases.isEmpty else { return [] }
    return SwitchFunction(
      name: "guards", label: label, subject: name, type: type, returns: "[Guard]", cases: cases, otherwise: .array([]),
      isComplete: cases.count == count
    ).declarations
  }
}
