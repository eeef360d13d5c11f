import NavGraphModel
import NavGraphSyntax

// A state as text: one line of steps from the root down, in the words of targets.
extension Lander {
  /// For example: `["Main", "chats", "Chat(id: \"42\")"]`. The root that a stack shows anyway is left out, as are values that are the
  /// defaults; columns are named where they show something else than declared.
  package func path(_ state: LandingState) -> [String] {
    var path = [name(state.root.content, state.root.arguments)]
    append(state.node, make(state.root.content, state.root.arguments), to: &path)
    for modal in state.modals {
      path.append("present " + name(modal.content, modal.arguments))
      let declared = make(modal.content, modal.arguments)
      // Nothing is said about what a modal shows at first.
      if modal.node.plain != declared { append(modal.node, declared, to: &path) }
    }
    return path
  }

  private func append(_ node: LandingNode, _ declared: LandingNode, to path: inout [String]) {
    switch (node.content, declared.content) {
    case (.nothing, _): break
    case (.screen(let screen), _):
      if case .screen(let own) = declared.content, screen.isEqual(own) { return }
      path.append(text(screen))
    case (.stack(_, let screens), _):
      var rest = screens[...]
      if case .stack(_, let own) = declared.content, let root = own.first, let first = screens.first, first.isEqual(root) {
        rest = rest.dropFirst()
      }
      path += rest.map { text($0) }
    case (.tabs(_, let tabs, let selected), .tabs(_, let own, _)) where tabs.indices.contains(selected) && own.indices.contains(selected):
      path.append(graph.text(graph.tabs[tabs[selected].tab].declared.name))
      append(tabs[selected].node, own[selected].node, to: &path)
    case (.pages(let id, let pages, let selected), .pages(_, let own, _)) where pages.indices.contains(selected):
      let page = graph.pageSets[id].pages[selected]
      let content = graph.instances[graph.pages[page].instance].content
      path.append("page " + (graph.declared(content).map { graph.text($0.name) } ?? "?"))
      if own.indices.contains(selected) { append(pages[selected], own[selected], to: &path) }
    case (.split(_, let columns, let front), .split(_, let own, let ownFront)):
      append(columns, own, front == ownFront ? nil : front, to: &path)
    default: break
    }
  }

  private func append(_ columns: [LandingColumn], _ declared: [LandingColumn], _ front: Column?, to path: inout [String]) {
    let count = path.count
    for (column, own) in zip(columns, declared) where column.node.plain != own.node.plain {
      let word = column.column.text
      switch (column.node.content, own.node.content) {
      case (.screen(let screen), _): path.append(word + " " + text(screen))
      case (.stack(_, let screens), .stack(_, let ownScreens)) where column.node.isSamePlace(own.node):
        var rest = screens[...]
        if let root = rest.popFirst() {
          path.append(ownScreens.first.map(root.isEqual) ?? false ? word : word + " " + text(root))
        }
        path += rest.map { text($0) }
      default:
        if column.node.isSamePlace(own.node) {
          path.append(word)
          append(column.node, own.node, to: &path)
        } else {
          path.append(word + " " + name(column.node))
          append(column.node, make(content(column.node), column.node.arguments), to: &path)
        }
      }
    }
    if path.count == count, let front { path.append(front.text) }
  }

  // MARK: Names

  /// For example: `Chat(id: "42")`
  package func text(_ screen: LandingScreen) -> String { name(.screen(screen.screen), screen.arguments) }
  package func text(_ modal: LandingModal) -> String { name(modal.content, modal.arguments) }
  /// For example: `unlocked(chat: "42")`
  package func text(_ question: LandingGuard) -> String {
    let declared = graph.guards[question.question]
    return graph.text(declared.declared.name) + text(declared.parameters, question.arguments)
  }

  package func name(_ node: LandingNode) -> String {
    if case .screen(let screen) = node.content { return text(screen) }
    return name(content(node), node.arguments)
  }

  package func name(_ content: Content, _ arguments: [LandingValue]) -> String {
    (graph.declared(content).map { graph.text($0.name) } ?? "?") + text(parameters(of: content), arguments)
  }

  /// Arguments that are the defaults are left out: one state has one text.
  private func text(_ parameters: IDRange<Parameter>, _ arguments: [LandingValue]) -> String {
    let parts = zip(parameters, arguments).compactMap { id, value -> String? in
      if graph.parameters[id].defaultValue != nil, value == defaultValue(of: id) { return nil }
      return graph.text(graph.parameters[id].name) + ": " + value.text(graph)
    }
    return parts.isEmpty ? "" : "(" + parts.joined(separator: ", ") + ")"
  }

  private func content(_ node: LandingNode) -> Content {
    switch node.content {
    case .nothing: .unknown
    case .screen(let screen): .screen(screen.screen)
    case .stack(let id, _): .stack(id)
    case .tabs(let id, _, _): .tabs(id)
    case .split(let id, _, _): .split(id)
    case .pages(let id, _, _): .pages(id)
    }
  }
}
