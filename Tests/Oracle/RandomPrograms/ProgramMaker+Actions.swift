// Outcomes: branches, sequences, single actions, and outcome handlers.
extension ProgramMaker {
  /// Returns a sequence, or branches with sequences.
  mutating func outcome(at moment: inout Moment, depth: Int = 0) -> String {
    if dice.chance(percent: 10), let value = valueOfEnumeration(in: moment.scope) {
      // A branch for each case makes `otherwise` unnecessary.
      var lines: [String] = []
      for one in value.cases { lines.append("when \(value.name) == .\(one) -> \(branch(at: &moment, depth: depth))") }
      return braced(lines)
    }
    guard dice.chance(percent: 25), let test = test(in: &moment.scope) else { return sequence(at: &moment, depth: depth) }
    var lines = ["when \(test) -> \(branch(at: &moment, depth: depth))"]
    if dice.chance(percent: 80) { lines.append("otherwise -> \(branch(at: &moment, depth: depth))") }
    return braced(lines)
  }

  private mutating func branch(at moment: inout Moment, depth: Int) -> String {
    var own = moment
    let text = sequence(at: &own, depth: depth)
    moment.scope = own.scope
    moment.isAnchored = own.isAnchored
    return text
  }

  private mutating func braced(_ lines: [String]) -> String {
    if dice.chance(percent: 40), !lines.contains(where: { $0.contains("\n") }) { return "{ " + lines.joined(separator: "; ") + " }" }
    let inner = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 } }
    return (["{"] + inner + ["}"]).joined(separator: "\n")
  }

  mutating func sequence(at moment: inout Moment, depth: Int) -> String {
    let start = moment
    var steps: [String] = []
    for _ in 0..<dice.one(0, 0, 0, 1, 1, 2) {
      if let step = step(at: &moment) { steps.append(step) }
    }
    // An earlier step may have removed the anchor's view.
    if !steps.isEmpty { moment.mayAnchor = false }
    steps.append(last(at: &moment, isFirst: steps.isEmpty, depth: depth))
    // The next sequence starts at the same position. The scope keeps the added values.
    (moment.zone, moment.screen, moment.isPushed, moment.mayAnchor) = (start.zone, start.screen, start.isPushed, start.mayAnchor)
    let separator = dice.chance(percent: 10) ? "\n    then " : " then "
    var text = steps.first ?? ""
    for (before, next) in zip(steps, steps.dropFirst()) {
      // Two pushes may be written as one action.
      let isOne = before.hasPrefix("push ") && next.hasPrefix("push ") && dice.chance(percent: 50)
      text += isOne ? " / " + next.dropFirst(5) : separator + next
    }
    return text
  }

  /// Returns a step that another may follow, or nil.
  mutating func step(at moment: inout Moment) -> String? {
    let zone = zones[moment.zone]
    switch dice.below(9) {
    case 0, 1: return push(at: &moment)
    case 2: return select(at: &moment)
    case 3: return show(at: &moment)
    case 4:
      guard let number = zone.split, let column = dice.one(of: splits[number].columns) else { return nil }
      // Pages and tabs have separate zones. A sequence that clears its own column would continue elsewhere.
      guard let cleared = column.zone, cleared != moment.zone else { return nil }
      return "clear \(column.word)"
    case 5: return turn(at: &moment)
    case 6:
      guard zone.isStack, moment.isPushed else { return nil }
      moment.isPushed = false
      moment.screen = nil
      if let root = zone.screens.first, zone.level != 100, dice.chance(percent: 40) {
        let target = dice.one("root", screens[root].name)
        // `show` may replace the root of a column.
        return "pop to " + (zone.split == nil ? target : "root")
      }
      return "pop"
    case 7: return replace(at: &moment)
    default: return nil
    }
  }

  private mutating func push(at moment: inout Moment) -> String? {
    let zone = zones[moment.zone]
    guard zone.isStack else { return nil }
    let scope = moment.scope
    var choices = zone.level == 100 ? [] : zone.screens.dropFirst().filter { screens[$0].callee.canStand(in: scope) }
    if !zone.isFlowOfGuard { choices += freeScreens.filter { screens[$0].callee.canStand(in: scope) } }
    guard let chosen = dice.one(of: choices) else { return nil }
    if zone.level < 100, freeScreens.contains(chosen) { pushedFree.insert(chosen) }
    if freeScreens.contains(chosen) { moment.zone = screens[chosen].zone }
    moment.isPushed = true
    moment.screen = nil
    return "push " + (dice.chance(percent: 10) ? "screen " : "") + instance(of: screens[chosen].callee, in: &moment.scope)
  }

  private mutating func replace(at moment: inout Moment) -> String? {
    let zone = zones[moment.zone]
    // The root of a stack isn't replaced, so that Back from pushed screens always works.
    guard zone.level != 100, !zone.isAccessory, moment.isPushed || !zone.isStack else { return nil }
    let scope = moment.scope
    let choices = zone.screens.dropFirst(zone.isStack ? 1 : 0).filter { screens[$0].callee.canStand(in: scope) }
    guard let chosen = dice.one(of: choices) else { return nil }
    moment.screen = nil
    return "replace " + instance(of: screens[chosen].callee, in: &moment.scope)
  }

  private mutating func select(at moment: inout Moment) -> String? {
    guard let number = zones[moment.zone].tabs, let tab = dice.one(of: tabSets[number].tabs) else { return nil }
    let text = "select " + (dice.chance(percent: 30) ? tabSets[number].name + "." : "") + tab.name
    guard let stack = tab.stack else {
      // The next step applies to the current screen of that tab, which isn't known.
      moment.zone = nowhere(like: moment.zone)
      return text
    }
    (moment.zone, moment.screen, moment.isPushed) = (stack, nil, false)
    return text
  }

  private mutating func show(at moment: inout Moment) -> String? {
    guard let number = zones[moment.zone].split, let column = dice.one(of: splits[number].columns) else { return nil }
    var text = "show \(column.word)"
    let scope = moment.scope
    if let zone = column.zone, dice.chance(percent: 70) {
      let choices = zones[zone].screens.filter { screens[$0].callee.canStand(in: scope) }
      if let chosen = dice.one(of: choices), chosen == zones[zone].screens[0] || dice.chance(percent: 50) {
        text +=
          " " + (zones[zone].isStack && dice.chance(percent: 20) ? "stack " : "") + instance(of: screens[chosen].callee, in: &moment.scope)
      }
    }
    (moment.zone, moment.screen, moment.isPushed) = (column.zone ?? nowhere(like: moment.zone), nil, false)
    return text
  }

  private mutating func turn(at moment: inout Moment) -> String? {
    guard let number = zones[moment.zone].pages, !zones[moment.zone].isStack || !moment.isPushed else { return nil }
    let scope = moment.scope
    let choices = pageSets[number].pages.filter { !$0.text.hasPrefix("stack") && $0.canStand(in: scope) }
    var text = dice.one("page next", "page previous")
    if let page = dice.one(of: choices), dice.chance(percent: 50) { text = "page " + page.text }
    moment.zone = nowhere(like: moment.zone)
    return text
  }

  /// Adds a zone that allows only actions that are valid everywhere, and returns its number.
  private mutating func nowhere(like zone: Int) -> Int {
    var bare = Zone()
    (bare.level, bare.isFlowOfGuard) = (zones[zone].level, zones[zone].isFlowOfGuard)
    zones.append(bare)
    return zones.count - 1
  }

  /// Returns the last step of a sequence.
  private mutating func last(at moment: inout Moment, isFirst: Bool, depth: Int) -> String {
    let zone = zones[moment.zone]
    switch dice.below(15) {
    case 0, 1, 2, 3:
      let scope = moment.scope
      let mayAnchor = moment.mayAnchor
      let choices = presentables.indices.filter { index in
        presentables[index].level > max(zone.level, moment.screen == nil && zone.level == 0 ? 0 : zone.level)
          && (!presentables[index].needsAnchor || mayAnchor) && presentables[index].callee.canStand(in: scope)
      }
      if let chosen = dice.one(of: choices) {
        unpresented.removeAll { $0 == chosen }
        return present(presentables[chosen], at: &moment, depth: depth)
      }
    case 4: if let text = push(at: &moment) { return text }
    case 5: if let text = select(at: &moment) { return text }
    case 6: if let text = show(at: &moment) { return text }
    case 7: if let text = turn(at: &moment) { return text }
    case 8:
      if let flow = zone.flow {
        if dice.chance(percent: 40) { return "dismiss" }
        guard let type = flow.returns else { return "finish" }
        return "finish(\(result(of: type, in: &moment.scope)))"
      }
    case 9:
      let isWhole = zone.flow != nil && zone.tabs == nil && zone.split == nil && zone.pages == nil
      if isFirst, isWhole || zone.isStack && moment.isPushed { return "close" }
    case 10:
      if zone.level < 100, !zone.isFlowOfGuard, let root = dice.one(of: switchables) {
        let before = dice.chance(percent: 40) ? "dismiss all then " : ""
        return before + "switch to " + instance(of: root, in: &moment.scope) + inside(root, in: &moment.scope)
      }
    case 11:
      if let choice = zone.isStack && moment.isPushed ? dice.one("pop", "pop to root") : nil { return choice }
    case 12: if let text = replace(at: &moment) { return text }
    default: break
    }
    return zone.isFlowOfGuard ? "stay" : universalAction(in: &moment.scope)
  }

  /// Returns a path inside the new root, such as ` / b / Item(x)`, or an empty string.
  private mutating func inside(_ root: Callee, in scope: inout Scope) -> String {
    guard roots.count == 1, roots[0].callee.text == root.text, dice.chance(percent: 40) else { return "" }
    let choices = zones.indices.filter { zones[$0].root == 0 && zones[$0].steps != nil && !zones[$0].screens.isEmpty }
    guard let zone = dice.one(of: choices), var steps = way(to: zone, in: &scope)?.steps else { return "" }
    // A link names the root first, or both the root and the tab in one step.
    if steps.first == root.text { steps.removeFirst() }
    if let first = steps.first, first.hasPrefix(root.text + ".") { steps[0] = String(first.dropFirst(root.text.count + 1)) }
    return steps.map { " / " + $0 }.joined()
  }

  /// Returns a step such as `present M(a) as popover then { ... }`.
  mutating func present(_ shape: PresentableShape, at moment: inout Moment, depth: Int) -> String {
    var callee = shape.callee
    if shape.isModal, dice.chance(percent: 10) { callee.text = "modal " + callee.text }
    if shape.buttons != nil, dice.chance(percent: 10) { callee.text = "alert " + callee.text }
    var text = "present " + instance(of: callee, in: &moment.scope)
    if shape.needsAnchor { moment.isAnchored = true }
    if shape.buttons == nil, !shape.isCurled, dice.chance(percent: 20) {
      let contextual = isFlat ? "currentContext" : "overFullScreen"
      let style = dice.one("automatic", "pageSheet", "formSheet", "fullScreen", "overFullScreen", contextual, "popover")
      if style != "popover" || moment.mayAnchor {
        text += " as " + style
        if style == "popover" { moment.isAnchored = true }
      }
    }
    // A path inside the modal. Tabs, pages, and columns are covered by targets, whose steps are the same.
    if dice.chance(percent: 25), let zone = shape.stack, let inner = way(inside: zone, in: &moment.scope) {
      for step in inner { text += " / " + step }
    }
    guard depth < 2, dice.chance(percent: 50) else { return text }
    return text + " then " + arms(of: shape, at: &moment, depth: depth)
  }

  mutating func arms(of shape: PresentableShape, at moment: inout Moment, depth: Int) -> String {
    if moment.screen == nil { moment.hasArmsElsewhere = true }
    var lines: [String] = []
    if let buttons = shape.buttons {
      for button in buttons where lines.isEmpty || dice.chance(percent: 60) {
        guard shape.takers.contains(button), dice.chance(percent: 70) else {
          lines.append("\(button) -> \(arm(at: &moment, depth: depth))".tightened)
          continue
        }
        var own = moment
        let name = local(avoiding: (moment.scope.values + moment.scope.added).map(\.name))
        own.scope.values.append(ParameterShape(name: name, type: .builtIn("String")))
        lines.append("\(button)(\(name)) -> \(arm(at: &own, depth: depth))".tightened)
        moment.scope.added = own.scope.added
        moment.isAnchored = own.isAnchored
      }
    } else {
      var own = moment
      var head = "finished"
      var bound: ParameterShape?
      if let returns = shape.returns, dice.chance(percent: 70) {
        let name = local(avoiding: (moment.scope.values + moment.scope.added).map(\.name))
        bound = ParameterShape(name: name, type: returns)
        own.scope.values.append(ParameterShape(name: name, type: returns))
        head += "(\(name))"
      }
      lines.append("\(head) -> \(arm(at: &own, depth: depth))".tightened)
      moment.scope.added = own.scope.added
      moment.isAnchored = own.isAnchored
      _ = bound
      if dice.chance(percent: 50) {
        let isPushed = moment.isPushed
        moment.isPushed = moment.isPushed && moment.wasPushed
        lines.append("dismissed -> \(arm(at: &moment, depth: depth))".tightened)
        moment.isPushed = isPushed
      }
    }
    return braced(lines)
  }

  private mutating func arm(at moment: inout Moment, depth: Int) -> String {
    var own = moment
    let text = outcome(at: &own, depth: depth + 1)
    moment.scope.added = own.scope.added
    moment.isAnchored = own.isAnchored
    return text
  }
}

extension String {
  /// The text without the arrow before a block of branches.
  fileprivate var tightened: String {
    guard let arrow = firstRange(of: " -> {") else { return self }
    return String(self[..<arrow.lowerBound]) + " {" + self[arrow.upperBound...]
  }

  private func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<(index(start, offsetBy: text.count)) }
      if self[start] == "\n" || self[start] == "{" { return nil }
      start = index(after: start)
    }
    return nil
  }
}
