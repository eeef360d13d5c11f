// Routes: patterns of every kind, and their targets.
extension ProgramMaker {
  mutating func makeRoutes() {
    for number in 0..<dice.below(5) { makeRoute(number: number) }
    for number in 0..<dice.below(2) { makeAlias(of: number) }
    makeLinkAtOnce()
  }

  /// Adds a `links now` route, which is opened over a guard flow too, so its content must have no
  /// guards. The generator is reset afterwards, so that the rest of the program doesn't depend on it.
  private mutating func makeLinkAtOnce() {
    let before = dice
    defer { dice = before }
    var scope = Scope([], growth: 45)
    scope.isCarried = true
    let now = scope
    let fitting = presentables.filter { !$0.needsAnchor && asksNobody($0) && $0.callee.canStand(in: now) }
    guard dice.chance(percent: 30), let shape = dice.one(of: fitting) else { return }
    let target = "here / present " + instance(of: shape.callee, in: &scope)
    // The first screen of the presented stack gets no guards.
    if let stack = shape.stack { zones[stack].isUnguarded = true }
    if dice.chance(percent: 30) {
      declare(order: 4, lines: ["entry notification \"now\" \(list(of: scope.added)) links now -> " + target])
    } else {
      var placeholders = scope.added
      declare(order: 4, lines: ["route \"\(pattern(for: "now", placeholders: &placeholders))\" links now -> " + target])
    }
  }

  private func asksNobody(_ shape: PresentableShape) -> Bool {
    if guards.isEmpty || shape.buttons != nil { return true }
    guard let stack = shape.stack else { return false }
    return !shape.asks && !zones[stack].isGuarded
  }

  private mutating func makeRoute(number: Int) {
    var scope = Scope([], growth: 45)
    scope.isCarried = true
    guard let targets = destination(in: &scope) else { return }
    // A part that wasn't taken into the target may have added a value.
    let words = Set(targets.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    var placeholders = scope.added.filter { words.contains($0.name) }
    // A placeholder in the host isn't in a pattern.
    let inHost =
      dice.chance(percent: 15)
      ? placeholders.first { !$0.mayMiss && $0.type == .builtIn("String") && $0.name.first?.isLetter == true }?.name : nil
    let patterns = (0..<dice.one(1, 1, 1, 2)).map { index in
      var inPattern = placeholders.filter { $0.name != inHost }
      return pattern(for: "r\(number)" + (index == 0 ? "" : "x"), placeholders: &inPattern)
    }
    var options: [String] = []
    if let inHost {
      options.append(" host \"{\(inHost)}.apps.example\"")
    } else if dice.chance(percent: 15) {
      options.append(" host " + dice.one("\"links.example\"", "\"a.example\", \"b.example\""))
    }
    if inHost == nil, dice.chance(percent: 15) { options.append(" scheme " + dice.one("own", "\"own-scheme\"", "own, \"x.y\"")) }
    if dice.chance(percent: 15) { options.append(" links " + dice.one("dismiss", "over", "wait", "reject")) }
    options += expiry().map { [" " + $0] } ?? []
    options.append(requires(in: Zone(), scope: Scope(placeholders.filter { !$0.mayMiss && $0.type == $0.type.unwrapped })))
    dice.shuffle(&options)
    let head = "route " + patterns.map { "\"\($0)\"" }.joined(separator: dice.chance(percent: 20) ? ",\n  " : ", ") + options.joined()
    declare(order: 4, lines: [head + (targets.hasPrefix("{") ? " " : dice.chance(percent: 10) ? "\n  -> " : " -> ") + targets])
    for index in placeholders.indices where !placeholders[index].mayMiss { placeholders[index].type = placeholders[index].type.unwrapped }
    for index in placeholders.indices where placeholders[index].mayMiss { placeholders[index].defaultValue = "nil" }
    // A link that presents over modals can be a step of a modal loop, so no event opens it.
    let staysUp = !options.contains { [" links dismiss", " links wait", " links reject"].contains($0) }
    if targets.contains("present ") && (staysUp || targets.contains("here ")) { return }
    routes.append((patterns[0], placeholders))
  }

  /// Returns a pattern with all placeholders. Its first segment is unique, so no two patterns overlap.
  mutating func pattern(for own: String, placeholders: inout [ParameterShape]) -> String {
    var path = "/" + own + (dice.chance(percent: 15) ? dice.one("/é", "/a-b_c", #"/\{x\}"#, #"/\u{2A}"#, "/two words") : "")
    var query: [String] = []
    var fragment = ""
    var ends: [String] = []
    var rest = ""
    var isShared = false
    for placeholder in placeholders {
      let name = placeholder.name
      let isList = !placeholder.type.isText
      let key = dice.chance(percent: 70) ? name : "key\(query.count)"
      if isList, placeholder.type.unwrapped == .list(.builtIn("String")), rest.isEmpty, !placeholder.mayMiss, dice.chance(percent: 50) {
        rest = "/{\(name)...}" + (dice.chance(percent: 25) ? dice.one(".html", "-end", ".tar.gz") : "")
      } else if isList {
        query.append("\(key)={\(name)\(placeholder.mayMiss && dice.chance(percent: 60) ? "?" : "")}")
      } else if placeholder.mayMiss {
        let form = form(of: placeholder.type)
        if dice.chance(percent: 50) { ends.append("/{\(name)?\(form)}") } else { query.append("\(key)={\(name)?\(form)}") }
      } else {
        let name = name + form(of: placeholder.type)
        switch dice.below(6) {
        case 0: query.append("\(key)={\(name)}")
        case 1 where fragment.isEmpty: fragment = dice.one("#{\(name)}", "#at-{\(name)}")
        case 2: path += dice.one("/@{\(name)}", "/{\(name)}.html", "/v{\(name)}-")
        // Placeholders may share a segment if text separates them.
        case 3 where path.hasSuffix("}") && !isShared && dice.chance(percent: 50):
          path += dice.one("-", "...", "@", " to ") + "{\(name)}"
          isShared = true
        default: path += "/{\(name)}"
        }
      }
    }
    // A catch-all must be last.
    if !rest.isEmpty {
      query += ends.map { "q\($0.count)x" + $0.dropFirst(2).prefix(1) + "=" + $0.dropFirst() }
      ends = []
    }
    if rest.isEmpty, ends.isEmpty, dice.chance(percent: 15) { path += dice.one("/{_}", "/{_...}", "/{_...}.html", "/s-{_}") }
    path += ends.joined() + rest
    // Text may follow optional placeholders.
    if rest.isEmpty, !ends.isEmpty, dice.chance(percent: 30) { path += "/end" }
    if rest.isEmpty, ends.isEmpty, dice.chance(percent: 5), !path.contains("...}") { path += "/" }
    if dice.chance(percent: 15) { query.append(dice.one("mode=blocked", "flag", "empty=")) }
    if dice.chance(percent: 30) { dice.shuffle(&query) }
    if fragment.isEmpty, dice.chance(percent: 5) { fragment = "#top" }
    return path + (query.isEmpty ? "" : "?" + query.joined(separator: "&")) + fragment
  }

  /// Returns a form for a placeholder of the type, usually an empty string.
  private mutating func form(of type: TypeShape) -> String {
    if !dice.chance(percent: 20) { return "" }
    switch type.unwrapped {
    case .builtIn("String"):
      return ": " + dice.one("hex 40", "slug", "letters 2...3", "token 4...", "alphanumeric", "new|top|a b", "2...60")
    case .builtIn("Int"): return ": " + dice.one("01...12", "1...", "digits 4", "digits", "1|2|3")
    default: return ""
    }
  }

  private mutating func makeAlias(of number: Int) {
    let plain = routes.filter { route in !route.pattern.contains { "?#\\._@-".contains($0) } && !route.pattern.hasSuffix("/") }
    guard let route = dice.one(of: plain) else { return }
    let segments = route.pattern.split(separator: "/").dropFirst()
    // An alias can't repeat a form, and forms contain spaces or bars.
    guard !segments.contains(where: { $0.hasPrefix("v{") || $0.contains(":") }) else { return }
    let own = segments.isEmpty ? "/old\(number)" : "/old\(number)/" + segments.joined(separator: "/")
    declare(
      order: 4, lines: ["alias \"\(own)\"" + (dice.chance(percent: 30) ? ", \"/older\(number)\(own)\"" : "") + " -> \"\(route.pattern)\""])
  }

  // MARK: Targets

  /// Returns the target of a link, or branches with targets. The pattern contains the values of all of them.
  mutating func destination(in scope: inout Scope) -> String? {
    guard let first = targets(in: &scope) else { return nil }
    guard dice.chance(percent: 25) else { return first }
    // A pattern may not bind values only for a test, so the test adds none.
    let growth = scope.growth
    scope.growth = 0
    let asked = test(in: &scope)
    scope.growth = growth
    guard let words = asked else { return first }
    var branches = ["when \(words) -> \(first)"]
    var others = scope
    // A new value may have the name of a condition in the test.
    let known = scope.added.count
    if dice.chance(percent: 60), let other = targets(in: &others),
      !others.added.dropFirst(known).contains(where: { words.contains($0.name) })
    {
      scope = others
      branches.append("otherwise -> " + other)
    } else {
      branches.append("otherwise -> stay")
    }
    return dice.chance(percent: 50) ? "{\n  " + branches.joined(separator: "\n  ") + "\n}" : "{ " + branches.joined(separator: "; ") + " }"
  }

  /// Returns a target for each root, or nil if there is nothing to name.
  mutating func targets(in scope: inout Scope) -> String? {
    if dice.chance(percent: 10), let text = presentHere(in: &scope) { return text }
    var texts: [String] = []
    for number in roots.indices {
      guard let text = target(in: number, scope: &scope) else { return nil }
      texts.append(number == 0 ? text : "on \(roots[number].idioms.joined(separator: ", ")) -> \(text)")
    }
    return texts.joined(separator: " ")
  }

  private mutating func presentHere(in scope: inout Scope) -> String? {
    let now = scope
    guard let shape = dice.one(of: presentables.filter { $0.callee.canStand(in: now) && !$0.needsAnchor }) else { return nil }
    unpresented.removeAll { presentables[$0].callee.text == shape.callee.text }
    return "here / present " + instance(of: shape.callee, in: &scope)
  }

  private mutating func target(in root: Int, scope: inout Scope) -> String? {
    let now = scope
    let choices = zones.indices.filter { zones[$0].root == root && zones[$0].steps != nil && !zones[$0].screens.isEmpty }
    let fitting = presentables.filter { $0.callee.canStand(in: now) && !$0.needsAnchor }
    var steps: [String] = []
    var isHere = false
    if let zone = dice.one(of: choices) {
      guard let way = way(to: zone, in: &scope) else { return nil }
      steps = way.steps
      // A single screen may be the first of the stack, and a `here` target would be empty.
      isHere = roots.count == 1 && way.screens > 1 && zones[zone].isStack && way.isPlain && dice.chance(percent: 20)
    }
    var tail = ""
    if !isHere, steps.isEmpty || dice.chance(percent: 20), let shape = dice.one(of: fitting) {
      unpresented.removeAll { presentables[$0].callee.text == shape.callee.text }
      let style =
        shape.buttons == nil && !shape.isCurled && dice.chance(percent: 15) ? " as " + dice.one("fullScreen", "pageSheet", "formSheet") : ""
      steps.append("present " + instance(of: shape.callee, in: &scope) + style)
      if dice.chance(percent: 25) {
        var moment = Moment(zone: 0, scope: Scope(scope.values + scope.added.filter { !$0.mayMiss }))
        (moment.zone, moment.mayAnchor, moment.scope.isCarried) = (emptyZone(), false, true)
        tail = " then " + arms(of: shape, at: &moment, depth: 1)
      } else if dice.chance(percent: 20), let zone = shape.stack, let inner = way(inside: zone, in: &scope) {
        steps += inner
      }
    }
    if steps.isEmpty { return nil }
    return (isHere ? "here or " : "") + steps.joined(separator: dice.chance(percent: 5) ? "\n    / " : " / ") + tail
  }

  private mutating func emptyZone() -> Int {
    zones.append(Zone())
    return zones.count - 1
  }

  /// Returns the steps to a screen of the zone with their arguments, or nil.
  mutating func way(to number: Int, in scope: inout Scope) -> (steps: [String], screens: Int, isPlain: Bool)? {
    let zone = zones[number]
    var steps: [String] = []
    var isPlain = true
    for step in zone.steps ?? [] {
      switch step {
      case .name(let name): steps.append(name)
      case .column(let word, let callee):
        isPlain = false
        let isAsDeclared = dice.chance(percent: 60) || !callee.canStand(in: scope)
        steps.append(word + " " + (isAsDeclared ? callee.text : instance(of: callee, in: &scope)))
      case .page(let callee):
        isPlain = false
        let isAsDeclared = dice.chance(percent: 60) || !callee.canStand(in: scope)
        steps.append("page " + (isAsDeclared ? callee.text : instance(of: callee, in: &scope)))
      case .present(let callee): steps.append("present " + instance(of: callee, in: &scope))
      }
    }
    guard zone.isStack, let inner = way(inside: number, in: &scope) else { return zone.isStack ? nil : (steps, 0, isPlain) }
    // A target that names the root of a stack sets its arguments.
    if isPlain, dice.chance(percent: 10), screens[zone.screens[0]].callee.canStand(in: scope) {
      steps.append(instance(of: screens[zone.screens[0]].callee, in: &scope))
    }
    return (steps + inner, inner.count, isPlain)
  }

  /// Returns the screens of a stack from above its root to a random one, or nil.
  mutating func way(inside number: Int, in scope: inout Scope) -> [String]? {
    let zone = zones[number]
    var chain: [Int] = []
    var next = dice.one(of: zone.screens)
    while let screen = next, screen != zone.screens[0] {
      chain.append(screen)
      next = screens[screen].parent
    }
    if zone.root != nil, let free = dice.one(of: freeScreens), dice.chance(percent: 15) {
      chain.insert(free, at: 0)
      pushedFree.insert(free)
    }
    var steps: [String] = []
    for screen in chain.reversed() {
      guard screens[screen].callee.canStand(in: scope) else { return nil }
      steps.append(instance(of: screens[screen].callee, in: &scope))
    }
    return steps
  }
}
