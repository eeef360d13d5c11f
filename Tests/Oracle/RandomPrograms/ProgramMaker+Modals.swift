// Modals with all their options, alerts, and other content of `present`.
extension ProgramMaker {
  mutating func makeModals() {
    for number in 0..<dice.within(1...4) {
      var place = Zone()
      place.level = number + 1
      var scope = Scope([], growth: 100)
      if dice.chance(percent: 70) {
        _ = makeModal(in: place, scope: &scope, isPresented: true)
      } else {
        place.flow = FlowShape(returns: nil)
        let kind = kind(in: place, or: .tabs, .split, .pages)
        let content = makeContent(kind, in: place, scope: &scope)
        present(PresentableShape(callee: content.callee, level: place.level, stack: content.stack))
      }
    }
  }

  mutating func present(_ shape: PresentableShape) {
    unpresented.append(presentables.count)
    presentables.append(shape)
  }

  /// Declares a modal and returns its instance, whose arguments are values of the scope.
  mutating func makeModal(in place: Zone, scope: inout Scope, isPresented: Bool) -> String {
    let name = freshThing()
    var inner = Scope([], growth: 50)
    var place = place
    let returns = isPresented && dice.chance(percent: 50) ? type() : nil
    place.flow = FlowShape(returns: returns)
    let kind = kind(in: place, or: .tabs, .split, .pages)
    let carries = kind == .stack || kind == .pages
    // Content that only some devices show has no guards.
    let device = isPresented && dice.chance(percent: 25) ? dice.one(of: contentIdioms) : nil
    let asking = guards
    if device != nil { guards = [] }
    let content = makeContent(kind, in: place, scope: &inner, returns: carries && dice.chance(percent: 40) ? returns : nil)
    var other: Content?
    if device != nil { other = makeContent(self.kind(in: place, or: .tabs, .split, .pages), in: place, scope: &inner) }
    guards = asking
    var items: [String] = []
    let styles = makeStyles(mayPoint: isPresented)
    if !styles.text.isEmpty { items.append(styles.text) }
    items += makeSheetOptions(styles: styles.words)
    let own = settle(&inner)
    if dice.chance(percent: 40) { dice.shuffle(&items) }
    items.insert("content " + content.text, at: dice.chance(percent: 80) ? 0 : items.count)
    if let device, let other { items.insert("content \(other.text) on \(device)", at: dice.within(0...items.count)) }
    let asked = requires(in: place, scope: Scope(own), percent: isPresented ? 15 : 0)
    let clauses = asked + (returns.map { " returns " + $0.text } ?? "")
    declare(order: 3, body: body(head: "modal \(name)\(list(of: own))" + clauses, items: items))
    let callee = Callee(text: name, parameters: own)
    if isPresented {
      var shape = PresentableShape(callee: callee, level: place.level, returns: returns)
      (shape.isModal, shape.stack, shape.asks) = (true, other == nil ? content.stack : nil, !asked.isEmpty)
      shape.needsAnchor = !styles.words.isEmpty && !styles.words.contains { $0 != "popover" }
      shape.isCurled = items.contains("transition partialCurl")
      present(shape)
      return name
    }
    return instance(of: callee, in: &scope)
  }

  /// The devices for which a modal can have separate content: those with a root.
  private var contentIdioms: [String] {
    let named = roots.flatMap(\.idioms)
    return named.isEmpty || roots.contains { $0.idioms.isEmpty } ? ["phone", "pad", "pad", "mac", "vision", "pad, mac"] : named
  }

  private mutating func makeStyles(mayPoint: Bool) -> (text: String, words: [String]) {
    if dice.chance(percent: 40) { return ("", []) }
    let all =
      ["automatic", "pageSheet", "formSheet", "fullScreen", "overFullScreen"] + (isFlat ? ["currentContext", "overCurrentContext"] : [])
      + ["popover"]
    if dice.chance(percent: 60) {
      let word = dice.one(of: mayPoint ? all : all.dropLast()) ?? "automatic"
      return ("style " + word, [word])
    }
    let first = dice.one(of: all) ?? "popover"
    let last = dice.one(of: all.filter { $0 != first && $0 != "popover" }) ?? "pageSheet"
    return ("style \(first) on \(dice.one("pad", "phone", "mac", "vision")), \(last)", [first, last])
  }

  private mutating func makeSheetOptions(styles: [String]) -> [String] {
    var items: [String] = []
    if dice.chance(percent: 40) {
      var detents: [String] = []
      for _ in 0..<dice.within(1...3) {
        let detent = dice.one(
          "medium", "large", "fraction 0.3", "height 240", "height 99.5", "fraction 1", "peek", ownDetent())
        if !detents.contains(detent) { detents.append(detent) }
      }
      items.append("detents " + detents.joined(separator: ", "))
      if dice.chance(percent: 40) { items.append("grabber") }
      if dice.chance(percent: 50) { items.append(dice.chance(percent: 50) ? "undimmed" : "undimmed " + (dice.one(of: detents) ?? "")) }
    } else if dice.chance(percent: 10) {
      items.append(dice.one("undimmed", "undimmed medium"))
    }
    if dice.chance(percent: 20) { items.append("compact " + dice.one("popover", "pageSheet", "formSheet", "fullScreen", "overFullScreen")) }
    if dice.chance(percent: 20) { items.append("placement " + dice.one("automatic", "leading", "center", "trailing")) }
    if dice.chance(percent: 40) { items.append("dismissal " + dice.one("free", "confirm", "blocked")) }
    if dice.chance(percent: 25) {
      let curl = styles == ["fullScreen"] ? "partialCurl" : "flip"
      items.append("transition " + dice.one("standard", "zoom", "crossDissolve", "flip", curl, curl))
    }
    return items
  }

  /// Returns the name of a detent that the app defines. Names that resemble
  /// `large`, such as `Range`, are replaced, because they are reported as typos.
  private mutating func ownDetent() -> String {
    let name = local(avoiding: [], nasty: UnusualNames.words)
    return name.hasSuffix("ge") || name.contains("rge") ? "tall" : name
  }

  mutating func makeAlerts() {
    for _ in 0..<dice.within(1...2) {
      let name = freshThing()
      let isAlert = dice.chance(percent: 60)
      let own = parameters(most: 2, spared: false)
      var buttons: [String] = []
      var items: [String] = []
      let isTitled = dice.chance(percent: 80)
      if isTitled { items.append("title " + quoted(showing: own, end: "x")) }
      if !isTitled && isAlert || dice.chance(percent: 50) { items.append("message " + quoted(showing: own, end: isTitled ? "" : "x")) }
      var hasCancel = false
      let field = isAlert && dice.chance(percent: 40) ? local(avoiding: []) : nil
      var takers: Set<String> = []
      let secret = dice.one("", " secure")
      if let field {
        let initial = dice.chance(percent: 50) ? " = " + quoted(showing: own) : ""
        let words = [dice.one("", " email", " number", " decimal", " phone", " url"), secret, dice.one("", " required")]
        items.append("field \(field) " + quoted(showing: own) + initial + words.joined())
      }
      for _ in 0..<dice.within(1...3) {
        let button = local(avoiding: buttons)
        buttons.append(button)
        var role = dice.one("", "", " plain", " destructive", " cancel")
        if role == " cancel", hasCancel { role = "" }
        if role == " cancel" { hasCancel = true }
        // The first button has no condition.
        var scope = Scope(own)
        let test = buttons.count > 1 && dice.chance(percent: 35) ? test(in: &scope).map { " when " + $0 } ?? "" : ""
        var value = ""
        if let field, role != " cancel", takers.isEmpty || dice.chance(percent: 50) {
          value = " returns " + field
          takers.insert(button)
        }
        items.append("button \(button) " + quoted(showing: own) + role + value + test)
      }
      if let field, takers.isEmpty {
        let button = local(avoiding: buttons)
        buttons.append(button)
        takers.insert(button)
        items.append("button \(button) " + quoted(showing: own) + " returns " + field)
      }
      declare(order: 3, body: body(head: "\(isAlert ? "alert" : "confirm") \(name)\(list(of: own))", items: items))
      // A value that a screen takes is saved, so a secret isn't passed on.
      let named = secret.isEmpty ? takers : []
      present(PresentableShape(callee: Callee(text: name, parameters: own), level: 2000, buttons: buttons, takers: named))
    }
  }
}
