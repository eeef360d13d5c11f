extension ProgramMaker {
  mutating func makeEntries() {
    for number in 0..<dice.below(4) {
      let kind = dice.one("shortcut", "notification", "activity", "intent", "file")
      var scope: Scope
      if kind == "file" {
        scope = Scope([ParameterShape(name: local([]), type: .builtIn("URL"))])
      } else {
        scope = Scope([], growth: 50)
        scope.isCarried = true
      }
      guard let targets = destination(&scope) else { continue }
      var own = scope.values + scope.added
      for index in own.indices where kind != "file" && own[index].type.hasLiteral && dice.chance(15) {
        own[index].defaultValue = literal(of: own[index].type)
      }
      let identifier = dice.one("com.example.e\(number)", "Do\(number)", "é \\\"\(number)\\\"", "com.example.kind-\(number)")
      var options = [
        expiry().map { " " + $0 } ?? "",
        dice.chance(20) ? " links " + dice.one("dismiss", "over", "wait", "reject") : "",
        requires(Zone(), Scope(own)),
      ]
      dice.shuffle(&options)
      let head = "entry \(kind) \"\(kind == "intent" || kind == "file" ? "Kind\(number)" : identifier)\" \(list(own))"
      declare(4, [head + options.joined() + (targets.hasPrefix("{") ? " " : " -> ") + targets])
    }
  }

  /// Adds assertions that are true: a pushed screen is one step away from the
  /// screen that pushes it, and a screen is never shown before itself.
  mutating func makeAssertions() {
    if screens.count >= 12, avoided.contains(.assertionInLargeProgram) { return }
    for screen in screens where dice.chance(30) && zones[screen.zone].root != nil && zones[screen.zone].isStack {
      guard let parent = screen.parent else { continue }
      switch dice.below(4) {
      case 0: declare(5, ["assert \(screen.name) within \(dice.within(3...9)) of \(screens[parent].name)"])
      case 1: declare(5, ["assert \(screens[parent].name) reaches \(screen.name)"])
      case 2: declare(5, ["assert \(screen.name) only after \(screen.name)"])
      default: break
      }
    }
    if dice.chance(20) {
      let name = freshThing()
      let seen = dice.one(of: screens.filter { zones[$0.zone].root != nil })?.name ?? name
      declare(3, ["allow NAV0601 \"\(dice.one("not there yet", "see \\\"#12\\\""))\"", "screen \(name)"])
      if let question = dice.one(of: guards)?.name, dice.chance(50) {
        declare(5, ["assert \(name) requires \(question)"])
      } else {
        declare(5, ["assert never \(name) after \(seen)"])
      }
    }
  }
}
