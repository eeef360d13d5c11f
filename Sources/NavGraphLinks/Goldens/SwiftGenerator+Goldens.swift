import NavGraphLowering
import NavGraphModel
import NavGraphSimulator
import NavGraphSwift

// States of links as Swift expressions
extension SwiftGenerator {
  /// Returns a state such as `.at(.tab(.main, 0, .stack(.chats, [.chatList])), [.up(.newMessage, ...)])`.
  func shown(_ tree: NavGraph.Tree<Simulated>) -> ExpressionDescription {
    var list = [ArgumentDescription(nil, seen(tree.root))]
    if !tree.modals.isEmpty { list.append(ArgumentDescription(nil, .array(tree.modals.map { up($0) }))) }
    return .dot("at", list)
  }

  private func up(_ modal: NavGraph.Presented<Simulated>) -> ExpressionDescription {
    var list = [ArgumentDescription(nil, goldenModal(modal.modal))]
    if let content = modal.content { list.append(ArgumentDescription(nil, seen(content))) }
    return .dot("up", list)
  }

  func goldenModal(_ modal: Simulated.Modal) -> ExpressionDescription {
    let name = naming.presentableIndex[modal.id].map { naming.presentables[$0].name } ?? "unknown"
    return made(name, parameters(of: modal.id), modal.values)
  }

  func goldenScreen(_ screen: Simulated.Screen) -> ExpressionDescription {
    made(naming.screenCases[screen.id.index], graph.screens[screen.id].parameters, screen.values)
  }

  func goldenGuard(_ question: Simulated.Guard) -> ExpressionDescription {
    made(naming.guards[question.id.index], graph.guards[question.id].parameters, question.values, isComplete: true)
  }

  /// Returns the visible content of a node.
  private func seen(_ node: NavGraph.Node<Simulated>) -> ExpressionDescription {
    func made(_ name: String, _ content: Simulated.Container, _ rest: ExpressionDescription...) -> ExpressionDescription {
      .dot(name, [ArgumentDescription(nil, container(content.id))] + rest.map { ArgumentDescription(nil, $0) })
    }
    switch node.content {
    case .blank: return .code(".nothing")
    case .screen(let screen): return .dot("screen", [ArgumentDescription(nil, goldenScreen(screen))])
    case .stack(let name, let nodes): return made("stack", name, .array(nodes.compactMap(\.screen).map { goldenScreen($0) }))
    case .tabs(let name, let tabs, let selected):
      guard tabs.indices.contains(selected) else { return .code(".nothing") }
      return made("tab", name, .code(position(selected, in: name.id)), seen(tabs[selected]))
    case .pages(let name, let pages, let selected):
      guard pages.indices.contains(selected) else { return .code(".nothing") }
      return made("page", name, .code(position(selected, in: name.id)), seen(pages[selected]))
    case .split(let name, let columns, _):
      let all = columns.sorted { $0.key.order < $1.key.order }
      return made("columns", name, .dictionary(all.map { DictionaryEntry("." + $0.key.rawValue, seen($0.value)) }))
    }
  }
}
