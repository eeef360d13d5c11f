// Tabs with all their options.
extension ProgramMaker {
  mutating func makeTabs(in place: Zone, scope: inout Scope) -> Content {
    let name = freshThing()
    let number = tabSets.count
    tabSets.append(TabsShape(name: name, tabs: []))
    var inside = place
    inside.tabs = number
    var items: [String] = []
    var bar = TabBar(number: number, inside: inside)
    let count = dice.within(1...4)
    let chosen = dice.chance(percent: 20) ? dice.below(count) : nil
    for index in 0..<count {
      // The first tab that is shown is never hidden.
      items.append(makeTab(in: &bar, isFirst: index == chosen ?? 0, saysFirst: index == chosen))
    }
    if dice.chance(percent: 30) { items.append(makeSection(in: &bar)) }
    if dice.chance(percent: 30) {
      // An action tab. Its action never runs by itself.
      let own = local(avoiding: bar.names)
      let act = dice.one(
        "stay", "browse(\"https://tab.example\")", "browse \"https://tab.example/b\"", "select \(tabSets[number].tabs[0].name)",
        "select \(name).\(tabSets[number].tabs[0].name)")
      items.append("tab \(own) \"\(text())\" icon \"plus\" -> \(act)")
    }
    if dice.chance(percent: 30) { items.append("style " + dice.one("automatic", "tabBar", "tabSidebar", "sidebarAdaptable")) }
    if dice.chance(percent: 25) { items.append("minimize " + dice.one("automatic", "never", "onScrollDown", "onScrollUp")) }
    if let bar = dice.one(of: appearances), dice.chance(percent: 30) { items.append("bar \(bar)") }
    if dice.chance(percent: 15) {
      // An accessory is a separate screen whose events are valid everywhere.
      var alone = place
      (alone.tabs, alone.steps, alone.isAccessory) = (number, nil, true)
      var none = Scope.empty
      let content = makeContent(.screen, in: alone, scope: &none)
      items.append("accessory " + content.text + (dice.chance(percent: 50) ? test().map { " when " + $0 } ?? "" : ""))
    }
    declare(order: 3, body: body(head: "tabs \(name)" + requires(in: place, scope: .empty), items: items))
    return Content(text: (dice.chance(percent: 40) ? "tabs " : "") + name, callee: Callee(text: name, parameters: []))
  }

  /// The tabs that are being made.
  private struct TabBar {
    let number: Int
    /// The zone of the tabs' contents.
    let inside: Zone
    var names: [String] = []
    var hasSearch = false
  }

  private mutating func makeTab(in bar: inout TabBar, isFirst: Bool, saysFirst: Bool = false) -> String {
    let own = local(avoiding: bar.names)
    bar.names.append(own)
    var inside = bar.inside
    if let steps = inside.steps {
      let whole = tabSets[bar.number].name
      switch dice.below(4) {
      case 0 where steps.isEmpty: inside.steps = [.name(whole), .name(own)]
      case 1 where steps.isEmpty: inside.steps = [.name("\(whole).\(own)")]
      default: inside.steps = steps + [.name(own)]
      }
    }
    var none = Scope.empty
    let content = makeContent(kind(in: inside, or: .split, .pages), in: inside, scope: &none)
    tabSets[bar.number].tabs.append((own, content.stack))
    var attributes: [String] = []
    if dice.chance(percent: 80) { attributes.append(quoted(showing: [])) }
    if dice.chance(percent: 60) { attributes.append("icon \"\(dice.one("star", "gear", "bolt.fill"))\"") }
    if !bar.hasSearch, content.stack != nil, dice.chance(percent: 15) {
      bar.hasSearch = true
      attributes.append(dice.chance(percent: 40) ? "search activates" : "search")
    }
    if dice.chance(percent: 15) { attributes.append("badge") }
    if dice.chance(percent: 8) { attributes.append("prominent") }
    if saysFirst { attributes.append("first") }
    if !isFirst, dice.chance(percent: 20), let test = test() { attributes.append("hidden when \(test)") }
    if dice.chance(percent: 15) {
      attributes.append("placement " + dice.one("automatic", "default", "optional", "movable", "pinned", "fixed", "sidebarOnly"))
    }
    if dice.chance(percent: 20) { attributes.append("reselect " + dice.one("popToRoot", "scrollToTop", "none")) }
    if dice.chance(percent: 25) { attributes.append(String(requires(in: inside, scope: .empty).dropFirst())) }
    attributes.removeAll { $0.isEmpty }
    attributes.append(content.text)
    if dice.chance(percent: 50) { dice.shuffle(&attributes) }
    return "tab \(own) " + attributes.joined(separator: " ")
  }

  private mutating func makeSection(in bar: inout TabBar) -> String {
    var head = "section"
    if dice.chance(percent: 50) {
      let own = local(avoiding: bar.names, nasty: ["class", "self", "Type"])
      head += " " + (["icon", "search", "badge", "prominent", "first", "hidden", "placement", "reselect"].contains(own) ? "group" : own)
      bar.names.append(own)
    }
    if dice.chance(percent: 70) { head += " \"\(dice.one("More", "Library", "é \\\"x\\\""))\"" }
    if dice.chance(percent: 20) { head += " placement " + dice.one("automatic", "default", "sidebarOnly") }
    if dice.chance(percent: 20), let test = test() { head += " hidden when \(test)" }
    var items: [String] = []
    for _ in 0..<dice.within(1...2) { items.append(makeTab(in: &bar, isFirst: false)) }
    return ([head + " {"] + items.flatMap { $0.split(separator: "\n").map { "  " + $0 } } + ["}"]).joined(separator: "\n")
  }
}
