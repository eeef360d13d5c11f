import NavGraphModel
import NavGraphSyntax

/// The steps that remove an event's view from the screen before a later step could point at it.
///
/// A step counts if it removes the view in one of the screen's places. The `show` of another column never counts, because it leaves the
/// view visible in an expanded split.
struct LostAnchors {
  private let graph: NavigationGraph
  private let places: Places
  /// The places of the screens that have each event.
  private var placesOfEvents: [EventID: [PlaceID]] = [:]

  init(graph: NavigationGraph, places: Places) {
    self.graph = graph
    self.places = places
    for screen in graph.screens.ids {
      for item in graph.screens[screen].events {
        let event = graph.eventsOfScreens[item].event
        if graph.events[event].isAnchored { placesOfEvents[event, default: []] += places.places(of: screen) }
      }
    }
  }

  /// Returns the steps of an anchored event, including its outcome handlers, that follow a step that removes the view. The values are those
  /// earlier steps.
  func takers(of event: EventID) -> [StepID: StepID] {
    var result: [StepID: StepID] = [:]
    var open = graph.events[event].branches.map { (branch: $0, taker: StepID?.none) }
    while let (branch, before) = open.popLast() {
      var taker = before
      // A presentation after a `/` covers the view. It has ended when an outcome handler runs.
      var cover: StepID?
      for step in graph.branches[branch].steps {
        if let taker = taker ?? cover { result[step] = taker }
        if case .present = graph.steps[step].action { cover = cover ?? step }
        if cover == nil, taker == nil, takesAway(graph.steps[step].action, from: placesOfEvents[event] ?? []) { taker = step }
      }
      for arm in graph.branches[branch].arms { open += graph.arms[arm].branches.map { ($0, taker) } }
    }
    return result
  }

  private func takesAway(_ action: Action, from own: [PlaceID]) -> Bool {
    own.contains { place in
      let value = places.places[place]
      let slot = places.slots[value.slot]
      let unit = places.units[slot.unit]
      switch action {
      case .push: return slot.hasPath && slot.kind != .unseen
      case .replace: return true
      case .pop, .popTo, .popToRoot: return slot.hasPath && value.flags.contains(.isPushed)
      case .dismiss, .dismissAll: return unit.kind == .presented
      case .select(let tabs, let name): return leaves(value.slot, selecting: name, of: tabs)
      case .show(let column, let instance?):
        return isColumn(slot, column: column) && graph.instances[instance].content != .screen(value.screen)
      case .clear(let column): return isColumn(slot, column: column)
      case .nextPage, .previousPage: return slot.page != nil
      case .page(let instance): return slot.page != nil && graph.instances[instance].content != .screen(value.screen)
      case .switchTo: return true
      case .present, .show, .close, .finish, .restart, .open, .openWindow, .browse, .stay, .unknown:
        return false
      }
    }
  }

  private func isColumn(_ slot: Slot, column: Column) -> Bool {
    slot.column.map { places.slots[$0].role == .column(column) } ?? false
  }

  /// Whether a slot is in another tab of that bar. An accessory isn't in a tab.
  private func leaves(_ slot: SlotID, selecting name: Name, of tabs: TabsID?) -> Bool {
    var next: SlotID? = slot
    while let id = next {
      let value = places.slots[id]
      if case .tab(let tab) = value.role, let bar = value.parent, case .tabs(let own) = places.slots[bar].kind {
        if tabs.map({ $0 == own }) ?? true { return graph.tabs[tab].declared.name != name }
      }
      next = value.parent
    }
    return false
  }
}
