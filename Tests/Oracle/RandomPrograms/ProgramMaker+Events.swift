extension ProgramMaker {
  mutating func makeEvents() {
    var names: [[String]] = screens.map { _ in [] }
    var uses: [[Int]] = screens.map { _ in [] }
    for number in screens.indices {
      if dice.chance(percent: 15), let group = dice.one(of: Array(groups.indices)) {
        useGroup(group, for: number, names: &names, uses: &uses)
      }
      makeNecessaryEvents(of: number, names: &names[number])
      if screens[number].isExternal { continue }
      for _ in 0..<dice.below(3) { makeEvent(of: number, names: &names[number]) }
    }
    for index in groups.indices where !uses.contains(where: { $0.contains(index) }) {
      if let number = screens.indices.first(where: {
        uses[$0].isEmpty && names[$0].allSatisfy { name in !groups[index].events.contains { $0.name == name } }
      }) {
        useGroup(index, for: number, names: &names, uses: &uses)
      }
    }
    presentTheRest(names: &names)
    showInspectors(names: &names)
  }

  /// Adds an event that shows each inspector to a screen that is visible without it.
  private mutating func showInspectors(names: inout [[String]]) {
    for split in splits.indices where splits[split].hasInspector {
      let places = screens.indices.filter { number in
        let zone = zones[screens[number].zone]
        return zone.split == split && !zone.isInspector && !zone.isAccessory && !screens[number].isExternal
      }
      guard let number = dice.one(of: places) else { continue }
      append(to: number, names: &names[number], plain: true) { _, _ in "show inspector" }
    }
  }

  private mutating func useGroup(_ group: Int, for number: Int, names: inout [[String]], uses: inout [[Int]]) {
    uses[number].append(group)
    screenItems[number].append("uses \(groups[group].name)")
    for event in groups[group].events {
      names[number].append(event.name)
      // A screen may override an event of the group with the same parameters.
      if dice.chance(percent: 25) { screenItems[number].append("on \(event.name)\(list(of: event.parameters)) -> stay") }
    }
  }

  /// Adds an event that leads to each child, and one that ends each flow.
  private mutating func makeNecessaryEvents(of number: Int, names: inout [String]) {
    let zone = zones[screens[number].zone]
    for child in screens[number].children {
      append(to: number, names: &names, plain: true) { maker, moment in
        let verb = zone.isStack ? "push " : "replace "
        return verb + maker.instance(of: maker.screens[child].callee, in: &moment.scope)
      }
    }
    if let flow = zone.flow, zone.screens.first == number {
      append(to: number, names: &names, plain: true) { maker, moment in
        guard let type = flow.returns else { return maker.dice.chance(percent: 70) || zone.isFlowOfGuard ? "finish" : "dismiss" }
        return "finish(\(maker.result(of: type, in: &moment.scope)))"
      }
      if dice.chance(percent: 60) { append(to: number, names: &names, plain: true) { _, _ in "dismiss" } }
    }
  }

  /// Returns the value that a flow finishes with. The type isn't inferred there, so a case must belong to only one enumeration.
  mutating func result(of type: TypeShape, in scope: inout Scope) -> String {
    if dice.chance(percent: 50) {
      if case .enumeration(_, let cases) = type, let own = cases.first(where: { caseNames[$0] == 1 }) { return "." + own }
      if case .builtIn(let base) = type, base != "UUID", base != "Date", base != "URL" { return literal(of: type) }
    }
    if let name = scope.names(for: type).first { return name }
    let name = local(avoiding: (scope.values + scope.added).map(\.name))
    scope.added.append(ParameterShape(name: name, type: type))
    return name
  }

  mutating func append(
    to number: Int, names: inout [String], plain: Bool, outcome: (inout ProgramMaker, inout Moment) -> String
  ) {
    let screen = screens[number]
    var moment = Moment(zone: screen.zone, screen: number, scope: Scope(screen.parameters, growth: 35))
    moment.isPushed = screen.parent != nil || freeScreens.contains(number)
    moment.wasPushed = moment.isPushed
    let text = outcome(&self, &moment)
    let own = local(avoiding: names, nasty: UnusualNames.words + [screen.name, "Event", "Events"])
    names.append(own)
    let anchored = moment.isAnchored || (!plain && dice.chance(percent: 10)) ? " anchored" : ""
    let asked =
      plain || anchored.isEmpty && dice.chance(percent: 80)
      ? "" : requires(in: zones[screen.zone], scope: Scope(moment.scope.values + moment.scope.added), percent: 60)
    let arrow = text.hasPrefix("{") ? " " : dice.chance(percent: 8) ? "\n    -> " : " -> "
    screenItems[number].append("on \(own)\(list(of: moment.scope.added))\(anchored)\(moment.hasArmsElsewhere ? "" : asked)\(arrow)\(text)")
  }

  private mutating func makeEvent(of number: Int, names: inout [String]) {
    append(to: number, names: &names, plain: false) { maker, moment in maker.outcome(at: &moment) }
  }

  /// Adds events that present what isn't presented yet, and that switch to unused roots.
  private mutating func presentTheRest(names: inout [[String]]) {
    for index in unpresented {
      let shape = presentables[index]
      let places = screens.indices.filter { zones[screens[$0].zone].level < min(shape.level, 100) && !screens[$0].isExternal }
      guard let number = dice.one(of: places) else { continue }
      append(to: number, names: &names[number], plain: false) { maker, moment in maker.present(shape, at: &moment, depth: 0) }
    }
    unpresented = []
    for index in extras {
      let places = screens.indices.filter { zones[screens[$0].zone].root != nil }
      guard let number = dice.one(of: places) else { continue }
      append(to: number, names: &names[number], plain: true) { maker, moment in
        "switch to " + maker.instance(of: maker.switchables[index], in: &moment.scope)
      }
    }
    for free in freeScreens where !pushedFree.contains(free) {
      let places = screens.indices.filter { zones[screens[$0].zone].isStack && zones[screens[$0].zone].level < 100 }
      guard let number = dice.one(of: places) else { continue }
      append(to: number, names: &names[number], plain: true) { maker, moment in
        "push " + maker.instance(of: maker.screens[free].callee, in: &moment.scope)
      }
    }
  }
}
