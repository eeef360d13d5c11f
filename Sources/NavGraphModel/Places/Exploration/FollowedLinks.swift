import NavGraphSyntax

/// The effects of links that depend on the rest of the exploration.
struct FollowedLinks {
  /// A target of a link, and the guards of the link.
  struct Target {
    var destination: DestinationID
    var requires: IDRange<GuardUse>
    var way: Way
  }
  /// The routes that events open, with the slots of the events.
  private(set) var opens: [(route: RouteID, slot: SlotID)] = []
  /// The targets that are also presented over a guard flow that replaces a root (`links now`).
  private(set) var shownAtOnce: [Target] = []
  /// The screens that `here` puts on top, each with the first link that does so.
  private(set) var screensOfHere: [ScreenID: Origin] = [:]
  /// The slots that links restore to their declared screen, if that screen has guards.
  private var restored: Set<SlotID> = []
  /// The first tabs and pages of roots that links skip, with the routes of those links.
  private var passed: [SlotID: Set<RouteID>] = [:]

  mutating func add(opening route: RouteID, at slot: SlotID) { opens.append((route, slot)) }
  mutating func add(shownAtOnce target: Target) { shownAtOnce.append(target) }
  mutating func add(screenOfHere screen: ScreenID, from origin: Origin) {
    if screensOfHere[screen] == nil { screensOfHere[screen] = origin }
  }
  mutating func add(restored slot: SlotID) { restored.insert(slot) }
  mutating func add(passed slot: SlotID, by origin: Origin) {
    // A copy would copy the routes of all earlier links.
    if case .route(let route) = origin {
      passed[slot, default: []].insert(route)
    } else if passed[slot] == nil {
      passed[slot] = []
    }
  }

  /// Removes and returns the restored slots in which a step can have replaced the first screen.
  mutating func takeReplaced(in found: Places) -> [SlotID] {
    guard !restored.isEmpty else { return [] }
    var replacing = Set(found.moves.lazy.filter { $0.kind == .replace }.map { (move: StackMove) in move.to })
      .filter { found.places[$0].flags.contains(.isRoot) }
    // Events and links also show other screens in a column.
    replacing.formUnion(
      found.places.ids.filter { place in
        let value = found.places[place]
        return value.flags.contains(.isRoot) && found.slots[value.slot].column == value.slot && found.slots[value.slot].first != place
      })
    let replaced = restored.intersection(replacing.map { found.places[$0].slot })
    restored.subtract(replaced)
    return replaced.sorted()
  }

  /// Removes and returns the first tabs and pages that are skipped by links from other roots, or from a guard flow that replaces the root.
  ///
  /// - Parameter openedInFlows: The routes that events open in such flows.
  mutating func takePassed(in found: Places, openedInFlows: Set<RouteID>) -> [SlotID] {
    if passed.isEmpty { return [] }
    defer { passed = [:] }
    let roots = found.units.ids.filter { found.units[$0].kind == .root }
    return passed.sorted { $0.key < $1.key }.compactMap { first, routes in
      let own = found.slots[first].unit
      // The devices of roots that events enter aren't known.
      let devices = found.units[own].idioms
      let isEnteredByLinks = roots.contains { id in
        let idioms = found.units[id].idioms
        return id != own && (idioms.isEmpty || devices.isEmpty || !idioms.isDisjoint(with: devices))
      }
      return isEnteredByLinks || !openedInFlows.isDisjoint(with: routes) ? first : nil
    }
  }
}
