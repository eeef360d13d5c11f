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
            doc: doc(at: declared.doc), name: naming.appearances[id.index], type: "", isLet: true, modifiers: ["static"],
            value: look(of: graph.appearances[id])))
      }
      all.append(
        .type(
          TypeDescription(doc: ["The appearances of bars."], kind: .enum, name: "Appearances", modifiers: ["nonisolated"], members: members)
        ))
    }
    let containers = naming.containerOrder.compactMap { content -> SwitchCaseDescription? in
      guard let bar = bar(of: content), let name = naming.containers[content] else { return nil }
      return SwitchCaseDescription(patterns: ["." + name], body: [.return(use(of: bar))])
    }
    if !containers.isEmpty {
      all +=
        SwitchFunction(
          name: "appearance", subject: "container", type: "Container", returns: "NavGraph.Appearance?", cases: containers,
          otherwise: .code("nil"), isComplete: containers.count == naming.containerOrder.count
        ).declarations
    }
    if let bar = graph.app?.bar {
      all.append(
        .variable(
          VariableDescription(name: "appearance", type: "NavGraph.Appearance?", modifiers: ["static"], getter: [.return(use(of: bar))])))
    }
    if graph.screens.contains(where: { $0.titleMode == .large || $0.titleMode == .inlineLarge }) {
      all.append(
        .variable(VariableDescription(name: "hasLargeTitles", type: "Bool", modifiers: ["static"], getter: [.return(.code("true"))])))
    }
    if graph.app?.transition == App.Transition.none {
      all.append(
        .variable(VariableDescription(name: "dissolvesRoots", type: "Bool", modifiers: ["static"], getter: [.return(.code("false"))])))
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

  private func use(of id: AppearanceID) -> ExpressionDescription { .code("Appearances." + naming.appearances[id.index]) }

  /// For example: `NavGraph.Appearance(background: .color("brandBlue"), tint: "white")`
  private func look(of appearance: Appearance) -> ExpressionDescription {
    var list: [ArgumentDescription] = []
    switch appearance.background {
    case nil, .system: break
    case .transparent: list.append(ArgumentDescription(label: "background", value: .code(".transparent")))
    case .opaque: list.append(ArgumentDescription(label: "background", value: .code(".opaque")))
    case .asset(let name):
      list.append(
        ArgumentDescription(
          label: "background", value: .dot("color", with: [ArgumentDescription(label: nil, value: .string(text(of: name)))])))
    }
    if case .asset(let name) = appearance.title { list.append(ArgumentDescription(label: "title", value: .string(text(of: name)))) }
    if case .asset(let name) = appearance.tint { list.append(ArgumentDescription(label: "tint", value: .string(text(of: name)))) }
    return .call("NavGraph.Appearance", with: list)
  }

  private func chrome() -> [Declaration] {
    let cases = graph.screens.ids.compactMap { id -> SwitchCaseDescription? in
      guard let chrome = chrome(of: id) else { return nil }
      return SwitchCaseDescription(
        patterns: [pattern(named: naming.screenCases[id.index], with: graph.screens[id].parameters, usedIn: [chrome])],
        body: [.return(chrome)])
    }
    guard !cases.isEmpty else { return [] }
    return SwitchFunction(
      name: "chrome", subject: "screen", type: "Screen", returns: "NavGraph.Chrome", cases: cases, otherwise: .call("NavGraph.Chrome"),
      isComplete: cases.count == graph.screens.count
    ).declarations
  }

  /// Returns the bar settings of a screen, such as
  /// `NavGraph.Chrome(title: "Library", titleSize: .large).hiding(.tabBar)`, or nil if it has none.
  private func chrome(of id: ScreenID) -> ExpressionDescription? {
    let screen = graph.screens[id]
    var list: [ArgumentDescription] = []
    if let title = screen.title { list.append(ArgumentDescription(label: "title", value: text(of: title, for: .title(id)))) }
    if screen.titleMode != .automatic {
      list.append(ArgumentDescription(label: "titleSize", value: .code("." + screen.titleMode.rawValue)))
    }
    if let subtitle = screen.subtitle { list.append(ArgumentDescription(label: "subtitle", value: text(of: subtitle, for: .subtitle(id)))) }
    var chrome = ExpressionDescription.call("NavGraph.Chrome", with: list)
    var back: [ArgumentDescription] = []
    if screen.backMode != .standard { back.append(ArgumentDescription(label: nil, value: .code("." + screen.backMode.rawValue))) }
    if let title = screen.backTitle { back.append(ArgumentDescription(label: "title", value: text(of: title, for: .back(id)))) }
    if !back.isEmpty { chrome = chrome.calling("back", with: back) }
    let hasSwipe = screen.swipeBack == .content
    if !hasSwipe {
      chrome = chrome.calling("swiping", with: [ArgumentDescription(label: "back", value: .code("." + screen.swipeBack.rawValue))])
    }
    let hidden = Screen.Hides.words.filter { screen.hides.contains($0.1) }.map { ExpressionDescription.code("." + $0.0) }
    if !hidden.isEmpty {
      chrome = chrome.calling("hiding", with: [ArgumentDescription(label: nil, value: hidden.count == 1 ? hidden[0] : .array(hidden))])
    }
    if let bar = screen.bar { chrome = chrome.calling("dressed", with: [ArgumentDescription(label: "in", value: use(of: bar))]) }
    if screen.transition == .zoom { chrome = chrome.calling("zooming") }
    let isPlain = list.isEmpty && back.isEmpty && hasSwipe && hidden.isEmpty && screen.bar == nil && screen.transition != .zoom
    return isPlain ? nil : chrome
  }
}
