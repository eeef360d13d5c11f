import NavGraphModel
import NavGraphSyntax

// Coordinators: one class a container, with a typed method for each way on from its screens.
extension Lowering {
  func coordinator(_ content: Content) -> TypeDescription? {
    guard let name = naming.coordinators[content] else { return nil }
    var transitions = Transitions(self)
    let base: String
    let what: String
    let declared: Declared?
    switch content {
    case .tabs(let id):
      base = "Tabs"
      what = "tab bar " + text(graph.tabSets[id].declared.name)
      declared = graph.tabSets[id].declared
      for tab in contentTabs(of: id) { transitions.select(tab, in: id) }
      for tab in graph.tabSets[id].tabs {
        if let action = graph.tabs[tab].action, let meaning = lowered.tabActions[tab] { transitions.add(action, meaning) }
        if let screen = screen(in: graph.tabs[tab].content) { transitions.add(eventsOf: screen) }
      }
    case .split(let id):
      base = "Split"
      what = "split " + text(graph.splits[id].declared.name)
      declared = graph.splits[id].declared
      for column in Column.allCases {
        if let screen = screen(in: graph.splits[id][column]) { transitions.add(eventsOf: screen) }
      }
    case .pages(let id):
      base = "Pages"
      what = "pages " + text(graph.pageSets[id].declared.name)
      declared = graph.pageSets[id].declared
      for page in graph.pageSets[id].pages {
        if let screen = screen(in: graph.pages[page].instance) { transitions.add(eventsOf: screen) }
      }
    case .stack(let id):
      base = "Stack"
      what =
        "stack " + (graph.stacks[id].isInline ? "of " + (naming.containers[content] ?? "") : text(graph.stacks[id].declared.name))
      declared = graph.stacks[id].isInline ? nil : graph.stacks[id].declared
      for screen in lowered.slots.screens(of: id) { transitions.add(eventsOf: screen) }
    default: return nil
    }
    let sentence = "Owns the controller of the \(swiftComment(what))"
    let words = declared.map { doc($0.doc) } ?? []
    return TypeDescription(
      doc: [sentence + (declared.map { ", " + location($0.nameRange) } ?? "") + "."] + (words.isEmpty ? [] : [""] + words), .class, name,
      modifiers: ["@MainActor", "final"],
      inherits: ["NavGraph.\(base)Coordinator<\(naming.app)>"], members: transitions.all().map { .function($0) })
  }

  private func screen(in instance: InstanceID?) -> ScreenID? {
    guard let instance, case .screen(let id) = graph.instances[instance].content else { return nil }
    return id
  }
}
