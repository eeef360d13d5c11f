// The roots of the app, other targets of `switch to`, and screens that any stack can push.
extension ProgramMaker {
  mutating func makeRoots() {
    let idioms: [[String]] =
      switch dice.below(10) {
      case 0...4: [[]]
      case 5: [[dice.one("mac", "phone", "pad", "vision")]]
      case 6: [[], [dice.one("pad", "mac", "vision", "phone")]]
      case 7: [[], ["pad", "mac"]]
      case 8: [["phone"], ["pad", "vision"], ["mac"]]
      default: [["phone", "pad"], ["mac", "vision"]]
      }
    for own in idioms {
      var place = Zone()
      (place.root, place.steps) = (roots.count, [])
      var none = Scope.empty
      let drawn = dice.one(
        ContentKind.stack, .stack, .tabs, .tabs, .tabs, .split, .split, .pages, .screen, .inlineStack)
      let kind = isFlat && [.tabs, .split, .pages].contains(drawn) ? .stack : drawn
      let first = zones.count
      let content = makeContent(kind, in: place, scope: &none)
      for zone in first..<zones.count where zones[zone].steps?.isEmpty == true {
        // An inline stack has no name, so a target can't begin with it.
        zones[zone].steps = kind == .inlineStack ? nil : [.name(content.callee.text)]
      }
      let asked = requires(in: Zone(), scope: .empty)
      rootLines.append(("root " + content.text + asked, own.isEmpty ? "" : " on " + own.joined(separator: ", ")))
      roots.append(RootShape(idioms: own, callee: content.callee))
      switchables.append(content.callee)
    }
    if dice.chance(percent: 40) {
      var none = Scope.empty
      let content = makeContent(kind(in: Zone(), or: .tabs, .split, .pages), in: Zone(), scope: &none)
      switchables.append(content.callee)
      extras.append(switchables.count - 1)
    }
  }

  /// Declares screens that any stack, and each of them, can push.
  mutating func makeFreeScreens() {
    var zone = Zone()
    (zone.isStack, zone.level) = (true, 100)
    let number = zones.count
    zones.append(zone)
    for _ in 0..<dice.below(3) { freeScreens.append(makeScreen(in: number, parent: nil, spared: false)) }
    for _ in 0..<dice.one(0, 0, 0, 1) {
      // An external screen, which the graph never pushes.
      let own = makeScreen(in: number, parent: nil, spared: false)
      screens[own].isExternal = true
    }
  }

  mutating func makeGroups() {
    for _ in 0..<dice.below(3) {
      let name = freshThing()
      var shape = GroupShape(name: name, events: [])
      var items: [String] = []
      for _ in 0..<dice.within(1...2) {
        let own = local(avoiding: shape.events.map(\.name))
        var scope = Scope([], growth: 60)
        let act = orWindow(universalAction(in: &scope), in: &scope)
        let parameters = scope.added
        shape.events.append((own, parameters))
        items.append("on \(own)\(list(of: parameters)) -> \(act)")
      }
      groups.append(shape)
      declare(order: 3, body: body(head: "events \(name)", items: items))
    }
  }

  /// Returns the action, in some programs after `open window`.
  private mutating func orWindow(_ action: String, in scope: inout Scope) -> String {
    guard seed % 8 == 5, let root = roots.first, root.callee.parameters.allSatisfy(\.type.isKept),
      !screens.contains(where: { $0.name == root.callee.text })
    else { return action }
    opensWindows = true
    return "open window \(instance(of: root.callee, in: &scope)) else \(action)"
  }

  /// Returns an action that is valid everywhere and presents no modal.
  mutating func universalAction(in scope: inout Scope) -> String {
    let alerts = presentables.filter { $0.buttons != nil && $0.callee.canStand(in: scope) }
    switch dice.below(6) {
    case 0:
      return "browse(\(value(of: .builtIn("URL"), in: &scope)))"
    case 1: return "restart"
    case 2: return "stay"
    case 3: if let alert = dice.one(of: alerts) { return "present " + instance(of: alert.callee, in: &scope) }
    case 4: return "dismiss all then restart"
    default: break
    }
    return openAction(in: &scope) ?? "stay"
  }

  /// Returns an action such as `open "/a/{b}"(b: 1)`, or nil.
  mutating func openAction(in scope: inout Scope) -> String? {
    let scopeNow = scope
    let fitting = routes.filter { Callee(text: "", parameters: $0.parameters).canStand(in: scopeNow) }
    guard let route = dice.one(of: fitting) else { return nil }
    return "open \"\(route.pattern)\"" + arguments(for: Callee(text: "", parameters: route.parameters), in: &scope)
  }
}
