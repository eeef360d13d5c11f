import NavGraphModel
import NavGraphSyntax

extension Rule {
  /// The check may report too little, as `Traps` does: anything that may lead out counts as leading out.
  static let trapSet = Rule(
    number: 0612, severity: .warning, summary: "group of screens that the user can't leave",
    rationale: """
      Each of these screens leads to the others, and none leads anywhere else: no Back button, tab, dismissal or event leaves the group. \
      Add an event that leads out to one of them.
      """,
    failing: """
      app Quiz {
        root stack Home
      }
      screen Home {
        on start -> push Question
      }
      screen Question {
        back hidden
        on answer -> replace Score
      }
      screen Score {
        back hidden
        on again -> replace Question
      }
      """,
    corrected: """
      app Quiz {
        root stack Home
      }
      screen Home {
        on start -> push Question
      }
      screen Question {
        back hidden
        on answer -> replace Score
      }
      screen Score {
        back hidden
        on again -> replace Question
        on done  -> pop to root
      }
      """)
}

extension Checker {
  /// Reports screens (0610) and groups (0612) that the user can't leave. Units that can't be left as a whole are reported by NAV0607.
  func checkTraps() {
    var known: Set<[ScreenID]> = []
    if canTrap() { checkTraps(isSystemBackOnly: false, known: &known) }
    let lacksBar = graph.screens.contains { $0.hasWayBack && !$0.hasSystemBack }
    if lacksBar { checkTraps(isSystemBackOnly: true, known: &known) }
  }

  private func checkTraps(isSystemBackOnly: Bool, known: inout Set<[ScreenID]>) {
    let moves = TransitionGraph(of: graph, in: places, isSystemBackOnly: isSystemBackOnly)
    guard moves.isWhole else { return }
    let hasError = screensWithErrors()
    let unsure = unsureUnits()
    // The user can leave these places, or another diagnostic covers them.
    func isFree(_ place: PlaceID) -> Bool {
      let value = places.places[place]
      let unit = places.unit(of: place)
      // An accessory isn't a screen that the user navigates to: it is at the bar of another screen.
      if places.slots[value.slot].role == .accessory { return false }
      switch places.units[unit].kind {
      case .external: return true
      case .root, .guardFlow: if value.flags.contains(.isRoot), !collapsed.covers(value.slot, in: places) { return true }
      case .presented: if caught[unit] != nil || unsure.contains(unit) { return true }
      }
      return value.flags.contains(.isPoisoned) || hasError[value.screen.index]
    }
    let candidates = TrapCandidates(
      graph: graph, places: places, moves: moves, collapsed: collapsed, isSystemBackOnly: isSystemBackOnly, isFree: isFree)
    for members in Traps(
      graph: graph, places: places, moves: moves, candidates: candidates, isSystemBackOnly: isSystemBackOnly, isFree: isFree
    ).groups {
      let screens = Set(members.map { places.places[$0].screen })
      // A note is about a screen without a bar. A larger group around a screen that can't be left is part of the earlier diagnostic.
      if isSystemBackOnly, known.contains(where: { screens.isSuperset(of: $0) }) { continue }
      guard known.insert(screens.sorted()).inserted else { continue }
      var diagnostic: Diagnostic?
      if members.count == 1, let place = members.first {
        // The screen below may be one that couldn't be resolved.
        if !lacksWays || !leads(out: place) { diagnostic = deadEnd(at: place, moves: moves) }
      } else {
        diagnostic = trap(of: members, moves: moves)
      }
      if isSystemBackOnly {
        diagnostic?.severity = .note
        diagnostic?.notes.append(
          "this is only a note because the app may show its own Back button: declare it as an event, such as `on back -> pop`")
      }
      if let diagnostic { report(diagnostic) }
    }
  }

  /// Whether anything prevents the user from going back: a hidden Back button, or a presentation that can't be swiped down.
  private func canTrap() -> Bool {
    if graph.screens.contains(where: { !$0.hasWayBack }) { return true }
    return places.presentations.contains { reasonNotSwiped(for: $0) != nil }
  }

  /// Returns the units with an unknown tab, page, or column, which may be the way out.
  private func unsureUnits() -> Set<PresentationContextID> {
    var result: Set<PresentationContextID> = []
    for slot in places.slots where slot.isUnsure && (slot.kind == .unseen || slot.kind.content.map(graph.incomplete.contains) == true) {
      result.insert(slot.unit)
    }
    return result
  }

  /// Returns whether each screen has an event with an error, which may have been meant to lead out. Indexed by `ScreenID`.
  private func screensWithErrors() -> [Bool] {
    var isRefused = [Bool](repeating: false, count: graph.steps.count)
    for refusal in places.refusals { isRefused[refusal.step.index] = true }
    for pop in places.popTos where places.place(of: pop.screen, in: pop.slot) == nil { isRefused[pop.step.index] = true }
    return graph.screens.map { screen in
      screen.declared.isPoisoned
        || graph.eventsOfScreens[screen.events].contains { item in
          graph.events[item.event].declared.isPoisoned || has(in: graph.events[item.event].branches, isBroken: isRefused)
        }
    }
  }

  private func has(in branches: IDRange<Branch>, isBroken: [Bool]) -> Bool {
    var open = Array(branches)
    while let branch = open.popLast() {
      if graph.branches[branch].steps.contains(where: { isBroken[$0.index] || graph.steps[$0].action == .unknown }) { return true }
      for arm in graph.branches[branch].arms { open.append(contentsOf: graph.arms[arm].branches) }
    }
    return false
  }

  private func trap(of members: [PlaceID], moves: TransitionGraph) -> Diagnostic? {
    // On a phone, the declared screen of a column isn't visible before another column was.
    let isShown = members.first { places.slots[places.places[$0].slot].column == nil || places.places[$0].origin != .unit }
    guard let entry = isShown ?? members.first else { return nil }
    let set = Set(members)
    let walks = moves.walks(from: entry) { set.contains($0) || places.slots[places.places[$0].slot].role == .accessory }
    let order = sortedByDistance(members, from: entry, along: walks)
    var names: [String] = []
    for place in order where !names.contains(name(of: places.places[place].screen)) || names.count > 8 {
      names.append(name(of: places.places[place].screen))
    }
    let quoted = names.map { "`\($0)`" }
    let bars = reasonsNotLeft(for: order)
    var secondary = order.dropFirst().prefix(3).map {
      Label(at: graph.screens[places.places[$0].screen].declared.nameRange, text: "... which leads here, and back again")
    }
    secondary += bars.labels
    let further = order.dropFirst(4).map { Label(at: graph.screens[places.places[$0].screen].declared.nameRange, text: "part of the loop") }
    var notes = [reached(entry)]
    if let round = round(in: order, from: entry, along: walks, moves: moves) { notes.append("loop: \(round)") }
    notes += bars.notes
    return Diagnostic(
      .trapSet, message: "the user can't leave \(list(of: quoted))", at: graph.screens[places.places[entry].screen].declared.nameRange,
      label: "entered here ...", secondary: secondary, further: further, notes: notes,
      help: [addingEvent(named: "done", action: wayOut(of: entry), to: places.places[entry].screen)])
  }

  private func wayOut(of place: PlaceID) -> String {
    let value = places.places[place]
    if collapsed.covers(value.slot, in: places) { return "show sidebar" }
    return places.units[places.unit(of: place)].kind == .presented && !value.flags.contains(.isPushed) ? "dismiss" : "pop to root"
  }

  /// Returns the members, sorted by distance from the entry.
  private func sortedByDistance(
    _ members: [PlaceID], from entry: PlaceID, along walks: [Int: (from: PlaceID, cause: TransitionGraph.Cause)]
  )
    -> [PlaceID]
  {
    var distance: [PlaceID: Int] = [entry: 0]
    for place in members where distance[place] == nil {
      // Stores the distances of the whole path, so that each place is followed once.
      var path = [place]
      while let last = path.last, let before = walks[last.index]?.from {
        if distance[before] != nil { break }
        path.append(before)
      }
      var known = path.last.flatMap { walks[$0.index] }.flatMap { distance[$0.from] } ?? 0
      for place in path.reversed() {
        known += 1
        distance[place] = known
      }
    }
    return members.sorted { (distance[$0] ?? 0, $0.raw) < (distance[$1] ?? 0, $1.raw) }
  }

  /// Returns the path around the group, such as `Question --answer--> Score --again--> Question`.
  private func round(
    in order: [PlaceID], from entry: PlaceID, along walks: [Int: (from: PlaceID, cause: TransitionGraph.Cause)], moves: TransitionGraph
  ) -> String? {
    for last in order.reversed() where last != entry {
      guard let back = moves.moves(from: last).first(where: { $0.place == entry }) else { continue }
      var hops = [name(of: places.places[entry].screen), "--\(moves.text(for: back.cause, in: graph))-->"]
      var place = last
      while place != entry, let step = walks[place.index] {
        hops.append(name(of: places.places[place].screen))
        hops.append("--\(moves.text(for: step.cause, in: graph))-->")
        place = step.from
      }
      hops.append(name(of: places.places[entry].screen))
      hops.reverse()
      if hops.count > 13 { hops.replaceSubrange(6..<hops.count - 6, with: ["..."]) }
      return hops.joined(separator: " ")
    }
    return nil
  }
}
