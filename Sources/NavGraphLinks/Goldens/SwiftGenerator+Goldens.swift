import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSwift

// States of links as Swift expressions
extension SwiftGenerator {
  /// Returns a state such as `.at(.tab(.main, 0, .stack(.chats, [.chatList])), [.up(.newMessage, ...)])`.
  func shown(in tree: NavGraph.Tree<Simulated>) -> ExpressionDescription {
    var list = [ArgumentDescription(label: nil, value: seen(in: tree.root))]
    if !tree.modals.isEmpty { list.append(ArgumentDescription(label: nil, value: .array(tree.modals.map { up(to: $0) }))) }
    return .dot("at", with: list)
  }

  private func up(to modal: NavGraph.Presented<Simulated>) -> ExpressionDescription {
    var list = [ArgumentDescription(label: nil, value: goldenModal(for: modal.modal))]
    if let content = modal.content { list.append(ArgumentDescription(label: nil, value: seen(in: content))) }
    return .dot("up", with: list)
  }

  func goldenModal(for modal: Simulated.Modal) -> ExpressionDescription {
    let name = naming.presentableIndex[modal.id].map { naming.presentables[$0].name } ?? "unknown"
    return made(named: name, parameters: parameters(of: modal.id), arguments: modal.values)
  }

  func goldenScreen(for screen: Simulated.Screen) -> ExpressionDescription {
    made(named: naming.screenCases[screen.id.index], parameters: graph.screens[screen.id].parameters, arguments: screen.values)
  }

  func goldenGuard(for question: Simulated.Guard) -> ExpressionDescription {
    made(
      named: naming.guards[question.id.index], parameters: graph.guards[question.id].parameters, arguments: question.values,
      isComplete: true)
  }

  /// Returns the visible content of a node.
  private func seen(in node: NavGraph.Node<Simulated>) -> ExpressionDescription {
    func made(named name: String, of content: Simulated.Container, with rest: ExpressionDescription...) -> ExpressionDescription {
      .dot(
        name,
        with: [ArgumentDescription(label: nil, value: container(for: content.id))] + rest.map { ArgumentDescription(label: nil, value: $0) }
      )
    }
    switch node.content {
    case .blank: return .code(".nothing")
    case .screen(let screen): return .dot("screen", with: [ArgumentDescription(label: nil, value: goldenScreen(for: screen))])
    case .stack(let name, let nodes):
      return made(named: "stack", of: name, with: .array(nodes.compactMap(\.screen).map { goldenScreen(for: $0) }))
    case .tabs(let name, let tabs, let selected):
      guard tabs.indices.contains(selected) else { return .code(".nothing") }
      return made(named: "tab", of: name, with: .code(position(at: selected, in: name.id)), seen(in: tabs[selected]))
    case .pages(let name, let pages, let selected):
      guard pages.indices.contains(selected) else { return .code(".nothing") }
      return made(named: "page", of: name, with: .code(position(at: selected, in: name.id)), seen(in: pages[selected]))
    case .split(let name, let columns, _):
      let all = columns.sorted { $0.key.order < $1.key.order }
      return made(
        named: "columns", of: name, with: .dictionary(all.map { DictionaryEntry(key: "." + $0.key.rawValue, value: seen(in: $0.value)) }))
    }
  }
}
