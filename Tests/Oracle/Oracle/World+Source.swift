/// The source of a world, and the lines of its events and assertions.
struct Written: Sendable {
  private(set) var text = ""
  /// The events and, in the next property, the assertions, by line from 1.
  private(set) var eventAt: [Int: Int] = [:]
  private(set) var assertionAt: [Int: Int] = [:]
  private var line = 1
  private let world: World

  init(of world: World) {
    self.world = world
    app()
    for (index, guarded) in world.guards.enumerated() {
      put("guard g\(index)\(guarded.hasValue ? "(x: Int)" : "")" + (guarded.flow.map { " -> \(write($0))" } ?? ""))
    }
    for index in 0..<world.conditions { put("condition c\(index)") }
    if world.hasValues { put("enum K { a, b, c }") }
    for index in world.tabSets.indices { tabs(at: index) }
    for (index, split) in world.splits.enumerated() {
      put("split W\(index)\(requires(split.guards)) {")
      for (column, content) in split.columns.enumerated() {
        if let content { put("  \(World.columnNames[column]) \(write(content))") }
      }
      put("}")
    }
    for (index, pages) in world.pageSets.enumerated() {
      put("pages P\(index)\(requires(pages.guards)) {")
      for screen in pages.screens { put("  page \(name(of: screen))") }
      put("}")
    }
    for (index, flow) in world.flows.enumerated() { put("stack F\(index)\(requires(flow.guards)) { root \(name(of: flow.root)) }") }
    for index in world.modals.indices { modal(at: index) }
    for (index, buttons) in world.alerts.enumerated() {
      put("alert A\(index) { title \"A\"; " + (0..<buttons).map { "button b\($0) \"B\"" }.joined(separator: "; ") + " }")
    }
    for (index, events) in world.groups.enumerated() {
      put("events E\(index) {")
      for id in events { event(id: id) }
      put("}")
    }
    for index in world.screens.indices { screen(at: index) }
    for index in world.links.indices { link(at: index) }
    for (index, assertion) in world.assertions.enumerated() {
      assertionAt[line] = index
      switch assertion.claim {
      case .onlyAfter: put("assert S\(assertion.a) only after S\(assertion.b)")
      case .neverAfter: put("assert never S\(assertion.a) after S\(assertion.b)")
      case .reaches: put("assert S\(assertion.a) reaches S\(assertion.b)")
      case .requires: put("assert S\(assertion.a) requires g\(assertion.b)")
      case .within: put("assert S\(assertion.a) within \(assertion.moves) of S\(assertion.b)")
      }
    }
  }

  private mutating func put(_ text: String) {
    self.text += text + "\n"
    line += 1
  }

  private mutating func app() {
    put("app A {")
    put("  platform iOS 26")
    put("  scheme a")
    for root in world.roots where root.isDeclared {
      put("  root \(write(root.content))\(requires(root.guards))" + (root.idiom.map { " on \($0.rawValue)" } ?? ""))
    }
    for id in world.appEvents { event(id: id) }
    put("}")
  }

  private mutating func tabs(at index: Int) {
    let tabs = world.tabSets[index]
    put("tabs T\(index)\(requires(tabs.guards)) {")
    for (number, tab) in tabs.tabs.enumerated() where tab.section == nil { self.tab(of: index, number: number) }
    for (section, hidden) in tabs.sections.enumerated() {
      put("  section \"X\(section)\"\(hidden.map { " hidden when \(write($0))" } ?? "") {")
      for (number, tab) in tabs.tabs.enumerated() where tab.section == section { self.tab(of: index, number: number) }
      put("  }")
    }
    if let strip = tabs.accessory { put("  accessory \(name(of: strip.screen))" + (strip.shown.map { " when \(write($0))" } ?? "")) }
    put("}")
  }

  private mutating func tab(of index: Int, number: Int) {
    let tab = world.tabSets[index].tabs[number]
    var text = "  tab t\(index)\(number)"
    if let hidden = tab.hidden { text += " hidden when \(write(hidden))" }
    if !tab.isReselected { text += " reselect none" }
    if world.tabSets[index].isLastFirst, world.firstTab(of: index) == number { text += " first" }
    text += requires(tab.guards + (tab.action.map { world.events[$0].guards } ?? []))
    if let content = tab.content { text += " \(write(content))" }
    if let action = tab.action, let branch = world.events[action].branches.first {
      eventAt[line] = action
      text += " -> \(write(branch.body))"
    }
    put(text)
  }

  private mutating func modal(at index: Int) {
    let modal = world.modals[index]
    put("modal M\(index)\(requires(modal.guards))\(world.returns ? " returns String" : "") {")
    put("  content \(write(modal.content))" + (modal.padContent != nil && !modal.isContentGeneral ? " on phone" : ""))
    if let content = modal.padContent { put("  content \(write(content)) on pad") }
    var styles = [modal.padStyle.map { "\($0.rawValue) on pad" }, modal.phoneStyle.map { "\($0.rawValue) on phone" }].compactMap { $0 }
    if !styles.isEmpty || modal.style != nil {
      styles.insert((modal.style ?? .pageSheet).rawValue, at: modal.isCommonFirst ? 0 : styles.count)
    }
    if !styles.isEmpty { put("  style " + styles.joined(separator: ", ")) }
    if let compact = modal.compact { put("  compact \(compact.rawValue)") }
    if modal.dismissal != .free { put("  dismissal \(modal.dismissal.rawValue)") }
    put("}")
  }

  private mutating func screen(at index: Int) {
    let screen = world.screens[index]
    let parameters = screen.isKeyed ? "(n: Int key, m: Int = 0)" : ""
    put(
      "screen S\(index)\(parameters)\(requires(screen.guards, by: screen.asksByKey ? "n" : nil))\(screen.isExternal ? " external \"elsewhere\"" : "") {"
    )
    let hasNoBar = screen.isBackHidden && screen.isBarHidden
    if screen.isBackHidden { put(hasNoBar ? "  swipeBack none" : "  back hidden") }
    let hidden = [screen.hidesBar ? "tabBar" : nil, hasNoBar ? "navigationBar" : nil].compactMap { $0 }
    if !hidden.isEmpty { put("  hides " + hidden.joined(separator: ", ")) }
    if !screen.groups.isEmpty { put("  uses " + screen.groups.map { "E\($0)" }.joined(separator: ", ")) }
    for id in screen.events { event(id: id) }
    put("}")
  }

  private mutating func event(id: Int) {
    let event = world.events[id]
    eventAt[line] = id
    let givesValue = world.returns && event.branches.contains { world.finishes($0.body) }
    let parameters = (givesValue ? ["v: String"] : []) + (world.looksAtValues(in: event.branches) ? ["k: K", "f: Bool"] : [])
    let list = parameters.isEmpty ? "" : "(" + parameters.joined(separator: ", ") + ")"
    put(
      "  on e\(id)\(list)\(event.isAnchored ? " anchored" : "")\(requires(event.guards))"
        + write(event.branches))
  }

  private mutating func link(at index: Int) {
    let link = world.links[index]
    put(
      (link.isEntry ? "entry shortcut \"l\(index)\"" : "route \"/l\(index)\"") + (link.policy.map { " links \($0.rawValue)" } ?? "")
        + requires(link.guards) + (link.choice.map { " { when \(write($0.test)) -> " } ?? " -> ") + write(link.target)
        + (link.padTarget.map { " on pad -> " + write($0) } ?? "")
        + (link.choice.map { "; otherwise -> " + ($0.otherwise.map(write) ?? "stay") + " }" } ?? ""))
  }

  private func write(_ target: World.Target) -> String {
    var steps: [String] = []
    if target.hasPlace {
      let root = world.roots[target.root]
      if !root.isDeclared { steps += [write(root.content)] }
      if let tab = target.tab { steps.append("t\(world.tabs(of: root.content) ?? 0)\(tab)") }
      if target.tab == nil || steps.isEmpty, let name = ownName(of: root.content) { steps.append(name) }
      for entry in target.columns {
        steps.append(World.columnNames[entry.column] + " " + entry.path.map(name).joined(separator: " / "))
      }
      if let page = target.page { steps.append("page \(name(of: page))") }
    }
    steps += target.path.map(name) + target.modals.map { "present \(write($0))" }
    let here = !target.isHere ? "" : target.hasPlace ? "here or " : "here / "
    return here + steps.joined(separator: " / ")
  }

  // MARK: Parts

  /// Returns a `requires` clause.
  ///
  /// - Parameter key: The name of the parameter that guards with an argument take.
  private func requires(_ guards: [Int], by key: String? = nil) -> String {
    if guards.isEmpty { return "" }
    return " requires "
      + guards.map { id in
        let value = world.guards[id].hasValue ? "(x: \(key ?? (id < 0 ? "2" : "1")))" : ""
        return "g\(Guards.declared(of: id))\(value)"
      }.joined(separator: ", ")
  }

  private func ownName(of content: World.Content) -> String? {
    switch content {
    case .screen, .stack: nil
    default: write(content)
    }
  }

  private func write(_ content: World.Content) -> String {
    switch content {
    case .screen(let id): name(of: id)
    case .stack(let id): "stack \(name(of: id))"
    default: content.text
    }
  }

  /// Returns the name of a screen with its key.
  private func name(of screen: Int) -> String {
    let isKeyed = world.screens[screen].isKeyed
    return "S\(Screens.declared(of: screen))" + (isKeyed ? "(n: \(screen < 0 ? 2 : 1))" : "")
  }

  private func write(_ test: World.Test) -> String {
    switch test {
    case .condition(let number): "c\(number)"
    case .not(.condition(let number)): "not c\(number)"
    case .kind(let number): "k == .\(World.kindNames[number])"
    case .not(.kind(let number)): "k != .\(World.kindNames[number])"
    case .flag: "f"
    case .not(.flag): "not f"
    case .opensWindows: ""
    case .not(let test): "not (\(write(test)))"
    case .and(let a, let b): "(\(write(a)) and \(write(b)))"
    case .or(let a, let b): "(\(write(a)) or \(write(b)))"
    }
  }

  private func write(_ branches: [World.Branch]) -> String {
    if let window = branches.first, window.test == .opensWindows {
      return " -> \(write(window.body)) else " + branches.dropFirst().map { write($0.body) }.joined()
    }
    if branches.count == 1, branches[0].test == nil { return " -> \(write(branches[0].body))" }
    return " { " + branches.map { ($0.test.map { "when \(write($0))" } ?? "otherwise") + " -> \(write($0.body))" }.joined(separator: "; ")
      + " }"
  }

  /// Returns the text of a sequence. Every other sequence writes steps in a new root as a path after it.
  private func write(_ body: Int) -> String {
    var text = ""
    var place: World.Content?
    for act in world.bodies[body] {
      if body % 2 == 0, let inside = place, let (step, next) = step(for: act, in: inside) {
        text += " / " + step
        place = next
        continue
      }
      text += (text.isEmpty ? "" : " then ") + write(act)
      place = if case .switchTo(let content) = act { content } else { nil }
    }
    return text
  }

  /// Returns an action as a path step in new content, and the content that the
  /// next step applies to. Returns nil if the action isn't a path step.
  private func step(for act: World.Act, in place: World.Content) -> (String, World.Content?)? {
    switch (act, place) {
    case (.select(let named, let tab, _), .tabs(let own)) where named == own:
      return world.tabSets[own].tabs[tab].content.map { ("t\(own)\(tab)", $0) }
    // A step that names the root, with any key, refers to the root.
    case (.push(let screen), .stack(let root)) where Screens.declared(of: root) != Screens.declared(of: screen):
      return (name(of: screen), .stack(screen))
    case (.push(let screen), .flow(let flow)) where world.flows[flow].root != Screens.declared(of: screen):
      return (name(of: screen), .stack(screen))
    default: return nil
    }
  }

  private func write(_ act: World.Act) -> String {
    switch act {
    case .push(let screen): return "push \(name(of: screen))"
    case .replace(let screen): return "replace \(name(of: screen))"
    case .pop: return "pop"
    case .popToRoot: return "pop to root"
    case .popTo(let screen): return "pop to S\(screen)"
    case .select(let tabs, let tab, let isNamed): return isNamed ? "select T\(tabs).t\(tabs)\(tab)" : "select t\(tabs)\(tab)"
    case .show(let column, let content): return "show \(World.columnNames[column])" + (content.map { " \(write($0))" } ?? "")
    case .clear(let column): return "clear \(World.columnNames[column])"
    case .next: return "page next"
    case .previous: return "page previous"
    case .page(let screen): return "page \(name(of: screen))"
    case .dismiss: return "dismiss"
    case .dismissAll: return "dismiss all"
    case .close: return "close"
    case .finish: return world.returns ? "finish(v)" : "finish"
    case .stay: return "stay"
    case .switchTo(let content): return "switch to \(write(content))"
    case .restart: return "restart"
    case .openWindow(let content): return "open window \(write(content))"
    case .open(let link): return "open \"/l\(link)\""
    case .present(let content, let style, let arms):
      let text = "present \(write(content))" + (style.map { " as \($0.rawValue)" } ?? "")
      return text + (arms.map { " then { \(world.arms[$0].map(write).joined(separator: "; ")) }" } ?? "")
    }
  }

  private func write(_ arm: World.Arm) -> String {
    switch arm.outcome {
    case .finished: "finished\(world.returns ? "(x)" : "")\(write(arm.branches))"
    case .dismissed: "dismissed\(write(arm.branches))"
    case .button(let number): "b\(number)\(write(arm.branches))"
    }
  }
}

extension World {
  static let columnNames = ["sidebar", "content", "detail", "inspector"]
  /// The index of the inspector column, which is hidden at first.
  static let inspector = 3
  static let kindNames = ["a", "b", "c"]

  /// Whether one of the branches, or of their outcome handlers, tests values of the event.
  func looksAtValues(in branches: [Branch]) -> Bool {
    branches.contains { branch in
      if branch.test?.isAboutValues ?? false { return true }
      return bodies[branch.body].contains { act in
        guard case .present(_, _, let arms?) = act else { return false }
        return self.arms[arms].contains { looksAtValues(in: $0.branches) }
      }
    }
  }

  /// Whether a sequence, or one of its outcome handlers, contains `finish`.
  func finishes(_ body: Int) -> Bool {
    bodies[body].contains { act in
      switch act {
      case .finish: true
      case .present(_, _, let arms?): self.arms[arms].contains { $0.branches.contains { finishes($0.body) } }
      default: false
      }
    }
  }

  /// The tabs that are the root, if any.
  var mainTabs: Int? { roots.first.flatMap { tabs(of: $0.content) } }

  func tabs(of content: Content) -> Int? { if case .tabs(let id) = content { id } else { nil } }
}

extension World.Test {
  var isAboutValues: Bool {
    switch self {
    case .condition, .opensWindows: false
    case .kind, .flag: true
    case .not(let test): test.isAboutValues
    case .and(let a, let b), .or(let a, let b): a.isAboutValues || b.isAboutValues
    }
  }
}

extension World.Content {
  var text: String {
    switch self {
    case .screen(let id): "S\(id)"
    case .stack(let id): "stack S\(id)"
    case .flow(let id): "F\(id)"
    case .tabs(let id): "T\(id)"
    case .split(let id): "W\(id)"
    case .pages(let id): "P\(id)"
    case .modal(let id): "M\(id)"
    case .alert(let id): "A\(id)"
    }
  }
}
