enum ContentKind { case screen, inlineStack, stack, tabs, split, pages }

/// The content of a container's position, with arguments.
struct Content {
  var text: String
  /// The content without arguments, as a link names it.
  var callee: Callee
  /// The zone of the stack, if the content is one stack.
  var stack: Int?
  /// The zone of the content, if it is one screen or one stack.
  var zone: Int?
}

// Containers from the outside in, with their screens.
extension ProgramMaker {
  /// Returns content for a position. Its arguments use values of `scope`.
  mutating func makeContent(_ kind: ContentKind, in place: Zone, scope: inout Scope, returns: TypeShape? = nil) -> Content {
    switch kind {
    case .screen: return makeBareScreen(in: place, scope: &scope)
    case .inlineStack: return makeInlineStack(in: place, scope: &scope)
    case .stack: return makeStack(in: place, scope: &scope, returns: returns)
    case .tabs: return makeTabs(in: place, scope: &scope)
    case .split: return makeSplit(in: place)
    case .pages: return makePages(in: place, scope: &scope, returns: returns)
    }
  }

  /// Returns a kind of content that the position allows: no tabs in tabs, no split in a split, and no pages in pages.
  mutating func kind(in place: Zone, or others: ContentKind...) -> ContentKind {
    var kinds: [ContentKind] = [.screen, .inlineStack, .inlineStack, .stack, .stack]
    if others.contains(.tabs), place.tabs == nil, !isFlat { kinds += [.tabs] }
    if others.contains(.split), place.split == nil, !isFlat { kinds += [.split] }
    if others.contains(.pages), place.pages == nil, !isFlat { kinds += [.pages] }
    return dice.one(of: kinds) ?? .screen
  }

  /// Adds a screen to a zone and returns its number. Its declaration is written last.
  mutating func makeScreen(in zone: Int, parent: Int?, spared: Bool) -> Int {
    let name = freshThing()
    let own = parameters(most: 3, spared: spared)
    let number = screens.count
    screens.append(ScreenShape(name: name, parameters: own, zone: zone, parent: parent))
    screenItems.append([])
    zones[zone].screens.append(number)
    if let parent { screens[parent].children.append(number) }
    return number
  }

  /// Adds a zone with its root and the screens that are pushed there, and returns its number.
  private mutating func makeZone(in place: Zone, isStack: Bool, spared: Bool) -> Int {
    var zone = place
    zone.isStack = isStack
    zone.screens = []
    let number = zones.count
    zones.append(zone)
    _ = makeScreen(in: number, parent: nil, spared: spared)
    let more = dice.below(isStack ? 3 : 2)
    // An accessory can't be replaced.
    for _ in 0..<(place.isAccessory ? 0 : more) {
      let parent = dice.one(of: zones[number].screens)
      _ = makeScreen(in: number, parent: parent, spared: false)
    }
    return number
  }

  private func root(of zone: Int) -> ScreenShape { screens[zones[zone].screens[0]] }

  private mutating func makeBareScreen(in place: Zone, scope: inout Scope) -> Content {
    let zone = makeZone(in: place, isStack: false, spared: scope.growth == 0 || scope.isSpared)
    var callee = root(of: zone).callee
    if dice.chance(percent: 30) { callee.text = "screen " + callee.text }
    let named = root(of: zone).callee
    return Content(text: instance(of: callee, in: &scope), callee: named, stack: nil, zone: zone)
  }

  private mutating func makeInlineStack(in place: Zone, scope: inout Scope) -> Content {
    let zone = makeZone(in: place, isStack: true, spared: scope.growth == 0 || scope.isSpared)
    var callee = root(of: zone).callee
    callee.text = "stack " + callee.text
    return Content(text: instance(of: callee, in: &scope), callee: callee, stack: zone, zone: zone)
  }

  private mutating func makeStack(in place: Zone, scope: inout Scope, returns: TypeShape?) -> Content {
    let spared = scope.growth == 0 || scope.isSpared
    let name = freshThing()
    let zone = makeZone(in: place, isStack: true, spared: spared)
    var inner = Scope([], growth: 40, isSpared: spared)
    var items = ["root " + instance(of: root(of: zone).callee, in: &inner)]
    if let bar = dice.one(of: appearances), dice.chance(percent: 30) { items.append("bar \(bar)") }
    let own = settle(&inner)
    var clauses: [String] = [requires(in: place, scope: Scope(own)), returns.map { " returns " + $0.text } ?? ""]
    zones[zone].isGuarded = !clauses[0].isEmpty
    dice.shuffle(&clauses)
    declare(order: 3, body: body(head: "stack \(name)\(list(of: own))" + clauses.joined(), items: items))
    let callee = Callee(text: name, parameters: own)
    return Content(
      text: (dice.chance(percent: 40) ? "stack " : "") + instance(of: callee, in: &scope), callee: callee, stack: zone, zone: zone)
  }

  /// Returns the parameters of a container: those that its content requires, some with defaults, and rarely one more.
  mutating func settle(_ scope: inout Scope) -> [ParameterShape] {
    var own = scope.added
    if dice.chance(percent: 6) { own += [ParameterShape(name: local(avoiding: own.map(\.name)), type: .builtIn("Int"))] }
    for index in own.indices where own[index].type.hasLiteral && dice.chance(percent: 25) {
      own[index].defaultValue = literal(of: own[index].type)
    }
    scope.added = own
    return own
  }

  private mutating func makePages(in place: Zone, scope: inout Scope, returns: TypeShape?) -> Content {
    let spared = scope.growth == 0 || scope.isSpared
    let name = freshThing()
    var inner = Scope([], growth: 40, isSpared: spared)
    var inside = place
    inside.pages = pageSets.count
    pageSets.append(PagesShape(pages: []))
    var items: [String] = []
    var pages: [Callee] = []
    for _ in 0..<dice.within(1...3) {
      inside.steps = nil
      let content = makeBareScreen(in: inside, scope: &inner)
      if let zone = content.zone, let steps = place.steps { zones[zone].steps = steps + [.page(content.callee)] }
      items.append("page " + content.text)
      pages.append(content.callee)
    }
    pageSets[inside.pages ?? 0].pages = pages
    if dice.chance(percent: 40) { items.append("transition " + dice.one("scroll", "curl")) }
    let own = settle(&inner)
    let clauses = requires(in: place, scope: Scope(own)) + (returns.map { " returns " + $0.text } ?? "")
    declare(order: 3, body: body(head: "pages \(name)\(list(of: own))" + clauses, items: items))
    let callee = Callee(text: name, parameters: own)
    return Content(text: (dice.chance(percent: 40) ? "pages " : "") + instance(of: callee, in: &scope), callee: callee)
  }

  private mutating func makeSplit(in place: Zone) -> Content {
    let name = freshThing()
    let number = splits.count
    splits.append(SplitShape(columns: []))
    var inside = place
    inside.split = number
    var words = ["sidebar"]
    if dice.chance(percent: 50) { words.append("content") }
    words.append("detail")
    if isAtLeast26, dice.chance(percent: 50) { words.append("inspector") }
    let hasThree = words.contains("content")
    var items: [String] = []
    for word in words {
      inside.steps = nil
      inside.isInspector = word == "inspector"
      var none = Scope.empty
      let kind: ContentKind = word == "detail" ? kind(in: inside, or: .tabs, .pages) : kind(in: inside)
      let content = makeContent(kind, in: inside, scope: &none)
      items.append("\(word) \(content.text)")
      splits[number].columns.append((word, content.zone))
      if let zone = content.zone, let steps = place.steps {
        zones[zone].steps = steps + [.column(word, zones[zone].isStack ? root(of: zone).callee : content.callee)]
      }
    }
    if dice.chance(percent: 50) {
      let display =
        hasThree
        ? dice.one(
          "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary", "twoOverSecondary",
          "twoDisplaceSecondary")
        : dice.one("automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary")
      let behavior =
        display == "automatic" || dice.chance(percent: 40)
        ? "" : (dice.chance(percent: 30) ? ", " : " ") + dice.one("tile", "overlay", "displace")
      items.append("display " + display + behavior)
    }
    if dice.chance(percent: 40) { items.append("collapses to " + (dice.one(of: words.filter { $0 != "inspector" }) ?? "sidebar")) }
    if let bar = dice.one(of: appearances), dice.chance(percent: 20) { items.append("bar \(bar)") }
    declare(order: 3, body: body(head: "split \(name)" + requires(in: place, scope: .empty), items: items))
    let text = (dice.chance(percent: 40) ? "split " : "") + name
    return Content(text: text, callee: Callee(text: name, parameters: []))
  }
}
