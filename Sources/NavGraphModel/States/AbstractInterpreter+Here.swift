import NavGraphSyntax

// Links with `here`, which add to the user's current place.
extension AbstractInterpreter {
  /// Pushes on the innermost visible stack that may contain the screens. Returns false if there is none.
  func openHere(_ target: Target, policy: App.LinkPolicy, requires: IDRange<GuardUse>, during run: inout Run) -> Bool {
    var screens: [ScreenID] = []
    var instances: [InstanceID] = []
    for step in target.steps.belowModals {
      guard case .screen(let instance) = step.kind else { return false }
      instances.append(instance)
      if case .screen(let screen) = graph.instances[instance].content { screens.append(screen) }
    }
    let modals = Array(target.steps.dropFirst(instances.count))
    var up = layersUp(for: modals, in: run.state)
    if let screen = screens.first {
      if up.isEmpty || !isThere(screens, beneath: up.count, policy: policy, in: run.state) {
        guard let top = run.state.layers.indices.last else { return false }
        // A flow that is shown instead of the root isn't a root.
        let hasRoot = !isGated(in: run.state)
        var found = top > 0 || hasRoot ? visibleStack(holding: screen, in: run.state.layers[top]).map { Cursor(layer: top, slot: $0) } : nil
        if found == nil, top > 0, hasRoot, policy == .over || dismissesForLink(in: run.state) {
          found = visibleStack(holding: screen, in: run.state.layers[0]).map { Cursor(layer: 0, slot: $0) }
          if found != nil, policy != .over {
            run.state.layers.removeSubrange(1...)
            forget(from: 1, during: &run)
          }
        }
        guard let found else { return false }
        run.cursor = found
        ask(requires, during: &run)
        let path = path(in: found.slot, of: run.layer)?.screens ?? []
        let there = (0...min(screens.count, path.count)).last { areThere(screens.prefix($0), on: path) } ?? 0
        for instance in instances.dropFirst(there) { push(instance, during: &run) }
        // What is presented is on top of what has been pushed in a modal, whatever that modal is.
        up = found.layer == 0 && !isOpen(in: run.state) ? layersUp(for: modals, in: run.state) : []
      }
    } else {
      run.cursor = run.state.layers.last.flatMap(leaf).map { Cursor(layer: run.state.layers.count - 1, slot: $0) }
      ask(requires, during: &run)
    }
    // An alert has no slot, and needs none for a presentation.
    guard let slot = run.cursor?.slot ?? places.slots.ids.first else { return true }
    run.state.layers.removeLast(up.count)
    // If nothing is known under the presented layers, a copy represents it.
    let isOnUnknown = run.state.layers.isEmpty
    if isOnUnknown { run.state.layers += up.prefix(1) }
    let start = Cursor(layer: run.cursor?.layer ?? 0, slot: slot)
    follow(Target(steps: modals, arms: target.arms), from: start, isWhole: false, during: &run)
    if isOnUnknown {
      run.state.layers.removeFirst()
      run.cursor?.layer -= 1
    }
    // The presented layers stay the same modals, regardless of what is visible in them now.
    for (index, old) in zip(run.state.layers.indices.suffix(up.count), up) { run.state.layers[index].stay(as: old) }
    return true
  }

  /// Whether the screens are on a stack directly under the topmost `count` layers. False if values distinguish them.
  private func isThere(_ screens: [ScreenID], beneath count: Int, policy: App.LinkPolicy, in state: State) -> Bool {
    guard let screen = screens.first else { return false }
    let top = state.layers.count - count - 1
    if top < 0 { return false }
    for layer in top > 0 && policy != .over ? [top] : [top, 0] where layer > 0 || !isGated(in: state) {
      guard let slot = visibleStack(holding: screen, in: state.layers[layer]) else { continue }
      return areThere(screens[...], on: path(in: slot, of: state.layers[layer])?.screens ?? [])
    }
    return false
  }

  /// Whether the screens are on top of a path, and no values distinguish them.
  private func areThere(_ screens: ArraySlice<ScreenID>, on path: [ScreenID]) -> Bool {
    path.suffix(screens.count).elementsEqual(screens) && screens.allSatisfy { areValuesSame || graph.screens[$0].parameters.isEmpty }
  }

  /// Returns the top layers if they are what a link presents, and no values distinguish them. Layers that the link can't dismiss stay in
  /// any case.
  func layersUp(for steps: [DestinationStep], in state: State) -> [Layer] {
    let wanted = steps.compactMap { step -> Content? in
      if case .present(let instance, _) = step.kind { graph.instances[instance].content } else { nil }
    }
    // If the lowest known layer is presented itself, there are more under it.
    guard state.layers.count > wanted.count || isOpen(in: state) && state.layers.count == wanted.count else { return [] }
    let up = Array(state.layers.suffix(wanted.count))
    let areThese = zip(wanted, up).allSatisfy { content, layer in
      unit(as: .presented, for: content) == layer.unit && (areValuesSame || graph.keys(of: content).isEmpty || isBlocked(layer))
    }
    return areThese ? up : []
  }

  /// Whether a guard flow replaces the root.
  func isGated(in state: State) -> Bool { state.layers.first.map { places.units[$0.unit].kind == .guardFlow } ?? false }

  private func visibleStack(holding screen: ScreenID, in layer: Layer) -> SlotID? {
    sights(of: layer).map(\.slot).sorted { (places.slots[$0].column?.raw ?? 0) > (places.slots[$1].column?.raw ?? 0) }.first { slot in
      guard places.slots[slot].hasPath, let place = places.place(of: screen, in: slot) else { return false }
      return places.places[place].flags.contains(.isPushed)
    }
  }
}
