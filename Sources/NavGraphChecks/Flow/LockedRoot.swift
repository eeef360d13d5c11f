import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too little if a search is given up. The search of a reported screen is complete: no move of the user shows
  /// anything else.
  static let lockedRoot = Rule(
    number: 0620, severity: .warning, summary: "root replaced by a screen that leads nowhere",
    rationale: """
      After this step the screen is the lowest one, and no event, tab or column leads anywhere else. A relaunch restores it, so the app \
      can't be used any more. Add an event that leads out, or mark the screen `transient`, so that the app starts with its own root again. \
      An app-level event that leads out counts as well.
      """,
    failing: """
      app Signup {
        root stack Welcome
      }
      screen Welcome {
        on locked -> replace Locked
      }
      screen Locked
      """,
    corrected: """
      app Signup {
        root stack Welcome
      }
      screen Welcome {
        on locked -> replace Locked
      }
      screen Locked {
        on retry -> restart
      }
      """)
}

extension Checker {
  func checkLockedRoots() {
    // If your app shows the root itself, its own code may navigate further.
    guard isSure, graph.incomplete.isEmpty, !lacksWays, graph.rootPlace == .window else { return }
    let edges = edgesThatReplaceRoots()
    if edges.isEmpty { return }
    let walkers = DeviceSearches.walkers(in: graph, places: places)
    for (place, edge) in edges.sorted(by: { $0.key.raw < $1.key.raw }) {
      let screen = graph.screens[places.places[place].screen]
      guard !screen.isTransient, !screen.isExternal, !screen.declared.isPoisoned else { continue }
      // One device that shows the place is enough.
      let isFound = walkers.contains { walker in
        devices.show(places.unit(of: place), to: walker) && isLocked(place, for: walker)
      }
      if isFound { reportLockedRoot(at: place, after: edge) }
    }
  }

  /// Whether no move of the user and no app-level event changes a root that shows only that screen.
  private func isLocked(_ place: PlaceID, for walker: AbstractInterpreter) -> Bool {
    // The same screen with other values is another place, which states don't distinguish.
    let leadsOn = places.edges(from: place).contains { edge in
      switch edge.kind {
      case .open, .switchTo, .restart, .window, .present: true
      case .push, .replace, .show: !graph.screens[places.places[PlaceID(raw: edge.target)].screen].parameters.isEmpty
      default: false
      }
    }
    if leadsOn { return false }
    let effects = MoveEffects(of: walker)
    let state = effects.state(at: Int32(truncatingIfNeeded: place.index), isPushed: false)
    return walker.strides(from: state).allSatisfy { $0.state == state }
      && graph.appEvents.allSatisfy { event in walker.perform(appEvent: event, from: state).allSatisfy { $0.state == state } }
  }

  /// Returns the places that can be the only screen of a root and aren't its declared content, each with an event that shows it.
  private func edgesThatReplaceRoots() -> [PlaceID: Edge] {
    var result: [PlaceID: Edge] = [:]
    for edge in places.edges where edge.event != nil && edge.step != nil {
      let place: PlaceID
      switch edge.kind {
      case .replace: place = PlaceID(raw: edge.target)
      case .switchTo:
        let unit = PresentationContextID(raw: edge.target)
        guard let slot = places.units[unit].slot, let first = places.slots[slot].first, !isDeclaredRoot(places.units[unit].content) else {
          continue
        }
        place = first
      default: continue
      }
      let value = places.places[place]
      let slot = places.slots[value.slot]
      guard places.units[slot.unit].kind == .root, value.flags.contains(.isRoot), slot.column == nil else { continue }
      if edge.kind == .replace, slot.first == place { continue }
      if result[place] == nil { result[place] = edge }
    }
    return result
  }

  private func isDeclaredRoot(_ content: Content) -> Bool { graph.roots.contains { graph.instances[$0.instance].content == content } }

  private func reportLockedRoot(at place: PlaceID, after edge: Edge) {
    guard let step = edge.step, let event = edge.event else { return }
    let screen = places.places[place].screen
    let name = name(of: screen)
    report(
      Diagnostic(
        .lockedRoot, message: "no step leads out of `\(name)` after it has replaced the root", at: graph.steps[step].range,
        label: "no screen is below it then",
        secondary: [Label(at: graph.screens[screen].declared.nameRange, text: "no event leads out of this screen")],
        notes: [
          "path: \(places.way(to: edge.source, in: graph)) --\(graph.text(of: graph.events[event].declared.name))--> \(name)",
          "the screen is restored after a relaunch",
        ],
        help: ["\(addingEvent(named: "retry", action: "restart", to: screen)), or mark it `transient`"]))
  }
}
