import NavGraphModel
import NavGraphSyntax

// Screens that steps or links put on top of a place that they show
extension Checker {
  /// Returns the name of what is on top of a place after the whole sequence or link, or nil if the place itself is visible.
  func nameOnTop(of place: PlaceID, after cause: Hyperedge.Cause) -> String? {
    switch cause {
    case .event(let event, let step?), .appEvent(let event, let step?), .refused(let event, let step?):
      return nameOnTop(after: step, in: graph.events[event].branches)
    case .tabAction(let tab, let step?), .refusedTab(let tab, let step?):
      return graph.tabs[tab].action.flatMap { nameOnTop(after: step, in: [$0]) }
    case .route(let route): return nameOnTop(of: place, by: .route(route))
    case .entry(let entry): return nameOnTop(of: place, by: .entry(entry))
    case .launch, .contained, .event, .appEvent, .refused, .tap, .swipe, .tabAction, .refusedTab, .guardFlow, .external, .none: return nil
    }
  }

  /// Returns the name of what the rest of a sequence shows, or nil if it does anything but push and present.
  private func nameOnTop(after step: StepID, in branches: some Sequence<BranchID>) -> String? {
    var open = Array(branches)
    while let branch = open.popLast() {
      for arm in graph.branches[branch].arms { open.append(contentsOf: graph.arms[arm].branches) }
      let steps = graph.branches[branch].steps
      guard steps.contains(step) else { continue }
      var top: String?
      for next in steps where next > step {
        switch graph.steps[next].action {
        case .push(let instance), .present(let instance, _): top = name(of: graph.instances[instance].content)
        default: return nil
        }
      }
      return top
    }
    return nil
  }

  /// Returns the last name of a target, if the place is on the path to it.
  private func nameOnTop(of place: PlaceID, by origin: Origin) -> String? {
    var isOnTheWay = false
    for way in places.waysIn where way.origin == origin {
      let slot = places.places[place].slot
      var name: String?
      switch way.kind {
      case .push, .replace, .show:
        let target = PlaceID(raw: way.target)
        if target == place { isOnTheWay = true }
        if target != place, places.places[target].slot == slot { name = self.name(of: places.places[target].screen) }
      case .present:
        let unit = PresentationContextID(raw: way.target)
        if unit == places.unit(of: place) { isOnTheWay = true } else { name = self.name(of: places.units[unit].content) }
      case .select, .reveal, .page:
        if SlotID(raw: way.target) == slot, places.slots[slot].first == place { isOnTheWay = true }
      default: break
      }
      guard way.isLast else { continue }
      if isOnTheWay { return name }
    }
    return nil
  }
}
