extension ProgramMaker {
  mutating func makeEntries() {
    for number in 0..<dice.below(4) {
      let kind = dice.one("shortcut", "notification", "activity", "intent", "file")
      var scope: Scope
      if kind == "file" {
        scope = Scope([ParameterShape(name: local(avoiding: []), type: .builtIn("URL"))])
      } else {
        scope = Scope([], growth: 50)
        scope.isCarried = true
      }
      guard let targets = destination(in: &scope) else { continue }
      var own = scope.values + scope.added
      for index in own.indices where kind != "file" && own[index].type.hasLiteral && dice.chance(percent: 15) {
        own[index].defaultValue = literal(of: own[index].type)
      }
      let identifier = dice.one("com.example.e\(number)", "Do\(number)", "é \\\"\(number)\\\"", "com.example.kind-\(number)")
      var options = [
        expiry().map { " " + $0 } ?? "",
        dice.chance(percent: 20) ? " links " + dice.one("dismiss", "over", "wait", "reject") : "",
        requires(in: Zone(), scope: Scope(own)),
      ]
      dice.shuffle(&options)
      let head = "entry \(kind) \"\(kind == "intent" || kind == "file" ? "Kind\(number)" : identifier)\" \(list(of: own))"
      declare(order: 4, lines: [head + options.joined() + (targets.hasPrefix("{") ? " " : " -> ") + targets])
    }
  }

  /// Adds assertions that are true: a pushed screen is one step away from the
  /// screen that pushes it, and a screen is never shown before itself.
  mutating func makeAssertions() {
    if screens.count >= 12, avoided.contains(.assertionInLargeProgram) { return }
    for screen in screens where dice.chance(percent: 30) && zones[screen.zone].root != nil && zones[screen.zone].isStack {
      guard let parent = screen.parent else { continue }
      switch dice.below(4) {
      case 0: declare(order: 5, lines: ["assert \(screen.name) within \(dice.within(3...9)) of \(screens[parent].name)"])
      case 1: declare(order: 5, lines: ["assert \(screens[parent].name) reaches \(screen.name)"])
      case 2: declare(order: 5, lines: ["assert \(screen.name) only after \(screen.name)"])
      default: break
      }
    }
    if dice.chance(percent: 20) {
      let name = freshThing()
      let seen = dice.one(of: screens.filter { zones[$0.zone].root != nil })?.name ?? name
      declare(order: 3, lines: ["allow NAV0601 \"\(dice.one("not there yet", "see \\\"#12\\\""))\"", "screen \(name)"])
      if let question = dice.one(of: guards)?.name, dice.chance(percent: 50) {
        declare(order: 5, lines: ["assert \(name) requires \(question)"])
      } else {
        declare(order: 5, lines: ["assert never \(name) after \(seen)"])
      }
    }
  }
}
