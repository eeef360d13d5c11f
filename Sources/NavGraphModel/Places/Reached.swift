/// The declarations that the exploration has reached.
package struct Reached: Sendable {
  package internal(set) var screens: [Bool]
  package internal(set) var stacks: [Bool]
  package internal(set) var tabSets: [Bool]
  package internal(set) var splits: [Bool]
  package internal(set) var pageSets: [Bool]
  package internal(set) var modals: [Bool]
  package internal(set) var alerts: [Bool]

  init(in graph: NavigationGraph) {
    screens = Array(repeating: false, count: graph.screens.count)
    stacks = Array(repeating: false, count: graph.stacks.count)
    tabSets = Array(repeating: false, count: graph.tabSets.count)
    splits = Array(repeating: false, count: graph.splits.count)
    pageSets = Array(repeating: false, count: graph.pageSets.count)
    modals = Array(repeating: false, count: graph.modals.count)
    alerts = Array(repeating: false, count: graph.alerts.count)
  }

  package subscript(content: Content) -> Bool {
    get {
      switch content {
      case .screen(let id): screens[id.index]
      case .stack(let id): stacks[id.index]
      case .tabs(let id): tabSets[id.index]
      case .split(let id): splits[id.index]
      case .pages(let id): pageSets[id.index]
      case .modal(let id): modals[id.index]
      case .alert(let id): alerts[id.index]
      case .unknown: true
      }
    }
    set {
      switch content {
      case .screen(let id): screens[id.index] = newValue
      case .stack(let id): stacks[id.index] = newValue
      case .tabs(let id): tabSets[id.index] = newValue
      case .split(let id): splits[id.index] = newValue
      case .pages(let id): pageSets[id.index] = newValue
      case .modal(let id): modals[id.index] = newValue
      case .alert(let id): alerts[id.index] = newValue
      case .unknown: break
      }
    }
  }
}
