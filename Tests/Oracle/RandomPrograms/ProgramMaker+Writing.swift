// Converts the program to text.
extension ProgramMaker {
  mutating func writeAppearances() {
    for name in appearances {
      var items: [String] = []
      if dice.chance(percent: 70) {
        items.append("background " + dice.one("\"paper\"", "transparent", "opaque", "system", "\"é \\\"x\\\"\""))
      }
      if dice.chance(percent: 50) { items.append("title \"\(dice.one("ink", "a/b"))\"") }
      if dice.chance(percent: 50) { items.append("tint \"accent\"") }
      declare(order: 3, body: body(head: "appearance \(name)", items: items))
    }
  }

  mutating func writeScreens() {
    for number in screens.indices {
      let screen = screens[number]
      let zone = zones[screen.zone]
      // Accessories have no guards.
      var clauses = [zone.isAccessory || zone.isUnguarded ? "" : requires(in: zone, scope: Scope(screen.parameters), percent: 8)]
      if screen.isExternal { clauses.append(dice.one(" external", " external \"made in \\\"code\\\"\"")) }
      if !screen.parameters.allSatisfy(\.type.isKept) || dice.chance(percent: 5) { clauses.append(" transient") }
      if dice.chance(percent: 12) { clauses.append(" repeats") }
      if dice.chance(percent: 8) { clauses.append(dice.one(" view", " controller")) }
      dice.shuffle(&clauses)
      var items = facts(of: number, in: zone) + screenItems[number]
      if dice.chance(percent: 20) { dice.shuffle(&items) }
      for index in items.indices where dice.chance(percent: 4) { items[index] = "/// Says \(text()) of it.\n" + items[index] }
      for index in items.indices where dice.chance(percent: 3) { items[index] += "  // at the end" }
      let text = body(head: "screen \(screen.name)\(list(of: keyed(screen.parameters, of: number)))" + clauses.joined(), items: items)
      declare(order: 3, body: text, notes: dice.chance(percent: 15) ? ["/// \(dice.one("A screen.", "*/ `code` \\(x) \"", "")) "] : [])
    }
  }

  /// Returns the parameters with keys. Every other screen with several parameters has some.
  /// The generator isn't used, so the rest of the program doesn't depend on keys.
  private func keyed(_ parameters: [ParameterShape], of number: Int) -> [ParameterShape] {
    guard parameters.count > 1, number % 2 == 0 else { return parameters }
    var keyed = parameters
    for index in keyed.indices.dropLast(number % 4 == 0 ? 1 : parameters.count - 1) { keyed[index].isKey = true }
    return keyed
  }

  private mutating func facts(of number: Int, in zone: Zone) -> [String] {
    var items: [String] = []
    let own = screens[number].parameters
    if zone.isStack {
      if dice.chance(percent: 70) {
        items.append(
          "title" + (dice.chance(percent: 70) ? " " + quoted(showing: own) : "")
            + (dice.chance(percent: 50) ? " " + dice.one("automatic", "large", "inline", "inlineLarge", "hidden") : ""))
      }
      if dice.chance(percent: 15) { items.append("subtitle" + (dice.chance(percent: 70) ? " " + quoted(showing: own) : "")) }
      if dice.chance(percent: 20) {
        let mode = dice.one("", " standard", " generic", " minimal", " hidden", " confirm")
        items.append("back" + (mode.isEmpty || dice.chance(percent: 50) ? " " + quoted(showing: own) : "") + mode)
      }
      // A swipe back on a screen whose Back button is hidden or asks for confirmation is an error.
      let isFree = items.last.map { !$0.hasSuffix(" hidden") && !$0.hasSuffix(" confirm") || !$0.hasPrefix("back") } ?? true
      if dice.chance(percent: 15), isFree || dice.chance(percent: 50) {
        items.append("swipeBack " + (isFree ? dice.one("content", "edge", "none") : "none"))
      }
      if let bar = dice.one(of: appearances), dice.chance(percent: 20) { items.append("bar \(bar)") }
    }
    if dice.chance(percent: 12) {
      var words = ["tabBar", "navigationBar", "statusBar", "homeIndicator", "toolbar"]
      dice.shuffle(&words)
      items.append("hides " + words.prefix(dice.within(1...3)).joined(separator: dice.one(", ", " ")))
    }
    if dice.chance(percent: 12) { items.append("transition " + dice.one("standard", "zoom")) }
    return items
  }

  mutating func writeApp() {
    var items = ["platform iOS \(platform)"]
    if dice.chance(percent: 60) { items.append("scheme " + dice.one("app", "app, \"other-app\"", "\"a.b+c\"")) }
    if dice.chance(percent: 50) { items.append("hosts " + dice.one("\"app.example\"", "\"app.example\", \"www.app.example\"")) }
    let place = dice.chance(percent: 15) && !opensWindows && !isFlat ? " embedded" : ""
    items += rootLines.map { $0 + place + $1 }
    let both = platform.hasPrefix("15") ? ["uikit"] : ["uikit, swiftui", "uikit swiftui"]
    let thrown = dice.chance(percent: 20) ? dice.one(of: ["uikit", "uikit"] + both) : nil
    if let output = output ?? thrown { items.append("output " + output) }
    if dice.chance(percent: 20) { items.append("strings \"Table \(dice.within(1...9))\"" + dice.one("", " main", " framework")) }
    if dice.chance(percent: 35) { items.append("access " + dice.one("public", "package", "internal")) }
    if dice.chance(percent: 20) { items.append("links " + dice.one("dismiss", "over", "wait", "reject")) }
    items += expiry().map { [$0] } ?? []
    if dice.chance(percent: 20) { items.append("precedence " + dice.one("narrowest", "order")) }
    items += rootTransition().map { [$0] } ?? []
    if let bar = dice.one(of: appearances), dice.chance(percent: 30) { items.append("bar \(bar)") }
    if dice.chance(percent: 20) { dice.shuffle(&items) }
    items += makeAppEvents()
    declare(order: 0, body: BodyText(head: "app \(appName)", items: items, lines: ["app \(appName) {"] + items.map { "  " + $0 } + ["}"]))
  }

  /// Returns how long links wait. It copies the generator, so the rest of the program doesn't depend on it.
  func expiry() -> String? {
    var dice = dice
    guard dice.chance(percent: 15) else { return nil }
    return "links expire after " + dice.one("900 seconds", "10 minutes", "1 hour", "48 hours")
  }

  /// Returns the transition between roots. It copies the generator, so the rest of the program doesn't depend on it.
  private func rootTransition() -> String? {
    var dice = dice
    _ = dice.chance(percent: 50)
    return dice.chance(percent: 20) ? "transition " + dice.one("crossDissolve", "none") : nil
  }

  /// Returns the module of the last file, or nil. Only some programs with several files have one.
  private func module(in count: Int) -> String? {
    if avoided.contains(.systemNameInModule), externalTypes.contains(where: { UnusualNames.types.contains($0.name) }) { return nil }
    var dice = dice
    let isHidden = !declarations.contains { $0.order == 0 && ($0.text.contains("access public") || $0.text.contains("access package")) }
    return count > 1 && isHidden && dice.chance(percent: 10) ? "\(appName)Kinds" : nil
  }

  /// The value of the app's `output` setting.
  private var outputWords: String {
    let lines = declarations.first { $0.order == 0 && $0.text.hasPrefix("app ") }?.text.split { "{;\n}".contains($0) } ?? []
    let setting = lines.lazy.map { $0.drop { $0 == " " } }.first { $0.hasPrefix("output ") }
    return setting.map { String($0.dropFirst("output ".count)) } ?? "uikit"
  }

  /// Writes the declarations into one file or several, in the usual order or a random one.
  mutating func writeFiles() {
    if dice.chance(percent: 20) {
      dice.shuffle(&declarations)
    } else {
      declarations = (0...5).flatMap { order in declarations.filter { $0.order == order } }
    }
    let count = dice.one(1, 1, 1, 2, 3)
    var texts = [String](repeating: "", count: count)
    for (file, name) in ["B", "C"].prefix(count - 1).enumerated() {
      texts[0] += "import \"\(name).navgraph\"\n"
      if file > 0 { texts[file + 1] += "import \"B.navgraph\"\n\n" }
    }
    let module = module(in: count)
    if let module { texts[count - 1] += "module \(module)\n\nneeds output \(outputWords)\n\n" }
    for declaration in declarations {
      var file = declaration.order == 0 ? 0 : dice.below(count)
      // A module contains all types, so that it needs none of the app's. The app contains the rest.
      if module != nil { file = declaration.order == 1 ? count - 1 : min(file, count - 2) }
      if dice.chance(percent: 5) { texts[file] += "// A word about what follows: \"quotes\" and {braces}\n" }
      texts[file] += declaration.text + "\n" + (dice.chance(percent: 60) ? "\n" : "")
    }
    files = zip(["Main.navgraph", "B.navgraph", "C.navgraph"], texts).map { RandomProgram.File(path: $0, text: $1) }
  }
}
