import NavGraphLowering
import NavGraphModel

// Generates the tables of guards and their flows.
extension SwiftGenerator {
  func guardTables() -> [Declaration] {
    guard !graph.guards.isEmpty else { return [] }
    var all: [Declaration] = []
    let roots = naming.roots.compactMap { content -> SwitchCaseDescription? in
      naming.rootNames[content].flatMap { guardCase($0, graph.parameters(of: content), lowered.rootGuards[content]) }
    }
    all += guardTable("root", "Root", roots, count: naming.roots.count)
    let screens = graph.screens.ids.compactMap { id in
      guardCase(naming.screenCases[id.index], graph.screens[id].parameters, lowered.screenGuards[id.index])
    }
    all += guardTable("screen", "Screen", screens, count: graph.screens.count)
    let modals = naming.presentables.compactMap { presentable -> SwitchCaseDescription? in
      guardCase(presentable.name, graph.parameters(of: presentable.content), lowered.modalGuards[presentable.content])
    }
    all += guardTable("modal", "Modal", modals, count: naming.presentables.count)
    let containers = naming.containerOrder.compactMap { content -> SwitchCaseDescription? in
      naming.containers[content].flatMap { guardCase($0, .none, lowered.containerGuards[content]) }
    }
    all += guardTable("container", "Container", containers, count: naming.containerOrder.count, label: "ofContainer")
    all += guardsShown()
    var tabCases: [SwitchCaseDescription] = []
    for set in graph.tabSets.ids {
      for (index, tab) in contentTabs(of: set).enumerated() where !graph.tabs[tab].requires.isEmpty {
        let name = naming.containers[.tabs(set)] ?? ""
        tabCases.append(
          SwitchCaseDescription(
            ["(." + name + ", " + position(ofTab: index, in: set) + ")"],
            [.return(.array(lowered.tabGuards[tab.index].map { guardUse($0) }))]))
      }
    }
    if !tabCases.isEmpty {
      all.append(
        .function(
          FunctionDescription(
            "guards", modifiers: ["static"],
            parameters: [ParameterDescription(label: "ofTab", "index", "Int"), ParameterDescription(label: "in", "tabs", "Container")],
            returns: "[Guard]",
            body: [.switch(SwitchDescription("(tabs, index)", tabCases + [SwitchCaseDescription([], [.return(.array([]))])]))])))
    }
    let flows = graph.guards.ids.compactMap { id -> SwitchCaseDescription? in
      guard let flow = lowered.flows[id.index] else { return nil }
      let modal = modal(flow)
      return SwitchCaseDescription([pattern(naming.guards[id.index], graph.guards[id].parameters, usedIn: [modal])], [.return(modal)])
    }
    if !flows.isEmpty {
      let rest = flows.count < graph.guards.count ? [SwitchCaseDescription([], [.return(.code("nil"))])] : []
      all.append(
        .function(
          FunctionDescription(
            "flow", modifiers: ["static"], parameters: [ParameterDescription(label: "for", "question", "Guard")], returns: "Modal?",
            body: [.switch(SwitchDescription("question", flows + rest))])))
    }
    return all
  }

  private func guardCase(
    _ name: String, _ parameters: IDRange<Parameter>, _ guards: [Lowered.Made<GuardID>]?
  ) -> SwitchCaseDescription? {
    guard let guards, !guards.isEmpty else { return nil }
    let uses = guards.map { guardUse($0) }
    return SwitchCaseDescription([pattern(name, parameters, usedIn: uses)], [.return(.array(uses))])
  }

  private func guardTable(
    _ name: String, _ type: String, _ cases: [SwitchCaseDescription], count: Int, label: String = "of"
  ) -> [Declaration] {
    guard !cases.isEmpty else { return [] }
    return chunked("guards", label: label, name, type, returns: "[Guard]", cases, otherwise: .array([]), isComplete: cases.count == count)
  }
}
