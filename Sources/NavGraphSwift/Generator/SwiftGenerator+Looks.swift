import NavGraphModel

// Generates the appearance of the bars around a screen.
extension SwiftGenerator {
  /// Returns the declared appearances, their use by containers, and the bar settings of each screen.
  func looks() -> [Declaration] {
    var all: [Declaration] = []
    if !graph.appearances.isEmpty {
      let members = graph.appearances.ids.map { id -> Declaration in
        let declared = graph.appearances[id].declared
        return .variable(
          VariableDescription(
            doc: doc(declared.doc), naming.appearances[id.index], "", isLet: true, modifiers: ["static"],
            value: look(graph.appearances[id])))
      }
      all.append(
        .type(TypeDescription(doc: ["The appearances of bars."], .enum, "Appearances", modifiers: ["nonisolated"], members: members)))
    }
    let containers = naming.containerOrder.compactMap { content -> SwitchCaseDescription? in
      guard let bar = bar(of: content), let name = naming.containers[content] else { return nil }
      return SwitchCaseDescription(["." + name], [.return(use(bar))])
    }
    if !containers.isEmpty {
      all += chunked(
        "appearance", label: "of", "container", "Container", returns: "NavGraph.Appearance?", containers, otherwise: .code("nil"),
        isComplete: containers.count == naming.containerOrder.count)
    }
    if let bar = graph.app?.bar {
      all.append(.variable(VariableDescription("appearance", "NavGraph.Appearance?", modifiers: ["static"], getter: [.return(use(bar))])))
    }
    if graph.screens.contains(where: { $0.titleMode == .large || $0.titleMode == .inlineLarge }) {
      all.append(.variable(VariableDescription("hasLargeTitles", "Bool", modifiers: ["static"], getter: [.return(.code("true"))])))
    }
    if graph.app?.transition == App.Transition.none {
      all.append(.variable(VariableDescription("dissolvesRoots", "Bool", modifiers: ["static"], getter: [.return(.code("false"))])))
    }
    return all + chrome()
  }

  private func bar(of content: Content) -> AppearanceID? {
    switch content {
    case .stack(let id): graph.stacks[id].bar
    case .tabs(let id): graph.tabSets[id].bar
    case .split(let id): graph.splits[id].bar
    case .pages, .screen, .modal, .alert, .unknown: nil
    }
  }

  private func use(_ id: AppearanceID) -> ExpressionDescription { .code("Appearances." + naming.appearances[id.index]) }

  /// For example: `NavGraph.Appearance(background: .color("brandBlue"), tint: "white")`
  private func look(_ appearance: Appearance) -> ExpressionDescription {
    var list: [ArgumentDescription] = []
    switch appearance.background {
    case nil, .system: break
    case .transparent: list.append(ArgumentDescription("background", .code(".transparent")))
    case .opaque: list.append(ArgumentDescription("background", .code(".opaque")))
    case .asset(let name):
      list.append(ArgumentDescription("background", .dot("color", [ArgumentDescription(nil, .string(text(name)))])))
    }
    if case .asset(let name) = appearance.title { list.append(ArgumentDescription("title", .string(text(name)))) }
    if case .asset(let name) = appearance.tint { list.append(ArgumentDescription("tint", .string(text(name)))) }
    return .call("NavGraph.Appearance", list)
  }

  private func chrome() -> [Declaration] {
    let cases = graph.screens.ids.compactMap { id -> SwitchCaseDescription? in
      guard let chrome = chrome(of: id) else { return nil }
      return SwitchCaseDescription(
        [pattern(naming.screenCases[id.index], graph.screens[id].parameters, usedIn: [chrome])], [.return(chrome)])
    }
    guard !cases.isEmpty else { return [] }
    return chunked(
      "chrome", label: "of", "screen", "Screen", returns: "NavGraph.Chrome", cases, otherwise: .call("NavGraph.Chrome"),
      isComplete: cases.count == graph.screens.count)
  }

  /// Returns the bar settings of a screen, such as
  /// `NavGraph.Chrome(title: "Library", titleSize: .large).hiding(.tabBar)`, or nil if it has none.
  private func chrome(of id: ScreenID) -> ExpressionDescription? {
    let screen = graph.screens[id]
    var list: [ArgumentDescription] = []
    if let title = screen.title { list.append(ArgumentDescription("title", text(title, .title(id)))) }
    if screen.titleMode != .automatic { list.append(ArgumentDescription("titleSize", .code("." + screen.titleMode.rawValue))) }
    if let subtitle = screen.subtitle { list.append(ArgumentDescription("subtitle", text(subtitle, .subtitle(id)))) }
    var chrome = ExpressionDescription.call("NavGraph.Chrome", list)
    var back: [ArgumentDescription] = []
    if screen.backMode != .standard { back.append(ArgumentDescription(nil, .code("." + screen.backMode.rawValue))) }
    if let title = screen.backTitle { back.append(ArgumentDescription("title", text(title, .back(id)))) }
    if !back.isEmpty { chrome = chrome.calling("back", back) }
    let hasSwipe = screen.swipeBack == .content
    if !hasSwipe { chrome = chrome.calling("swiping", [ArgumentDescription("back", .code("." + screen.swipeBack.rawValue))]) }
    let hidden = Screen.Hides.words.filter { screen.hides.contains($0.1) }.map { ExpressionDescription.code("." + $0.0) }
    if !hidden.isEmpty { chrome = chrome.calling("hiding", [ArgumentDescription(nil, hidden.count == 1 ? hidden[0] : .array(hidden))]) }
    if let bar = screen.bar { chrome = chrome.calling("dressed", [ArgumentDescription("in", use(bar))]) }
    if screen.transition == .zoom { chrome = chrome.calling("zooming") }
    let isPlain = list.isEmpty && back.isEmpty && hasSwipe && hidden.isEmpty && screen.bar == nil && screen.transition != .zoom
    return isPlain ? nil : chrome
  }
}
