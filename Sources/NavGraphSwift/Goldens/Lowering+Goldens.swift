import NavGraphModel
import NavGraphSimulator

// States of links, written in Swift.
extension Lowering {
  /// The name of the suite of links.
  var suite: String { naming.app + "LinkTests" }
  /// What tests import of the app's module. The app's own name is said again: UIKit and Foundation may have one like it, as with `Timer`.
  func tested(_ module: String) -> [String] { [module, "enum " + module + "." + naming.app] }

  /// The library's modules that tests need besides the run time.
  var testImports: [String] { support == .module ? ["NavGraphTesting"] : [] }

  /// For example: `.at(.tab(.main, 0, .stack(.chats, [.chatList])), [.up(.newMessage, ...)])`
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

  /// What can be seen of a container.
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
      return made("tab", name, .code(String(selected)), seen(tabs[selected]))
    case .pages(let name, let pages, let selected):
      guard pages.indices.contains(selected) else { return .code(".nothing") }
      return made("page", name, .code(String(selected)), seen(pages[selected]))
    case .split(let name, let columns, _):
      let all = columns.sorted { $0.key.order < $1.key.order }
      return made("columns", name, .dictionary(all.map { DictionaryEntry("." + $0.key.rawValue, seen($0.value)) }))
    }
  }

  /// A case with its values; of those that are defaults anyway nothing is said.
  func made(
    _ name: String, _ parameters: IDRange<Parameter>, _ arguments: [Value], isComplete: Bool = false
  ) -> ExpressionDescription {
    let list = zip(parameters, arguments).compactMap { id, value -> ArgumentDescription? in
      let parameter = graph.parameters[id]
      if !isComplete, parameter.defaultValue != nil, value == Value(defaultOf: id, in: graph) { return nil }
      return ArgumentDescription(self.name(of: id), goldenValue(value, as: parameter.type))
    }
    return .made(name, list, hasValues: !parameters.isEmpty)
  }

  func goldenValue(_ value: Value, as type: TypeID) -> ExpressionDescription {
    func helped(_ function: String, _ text: String) -> ExpressionDescription {
      wrapped(.call(function, [ArgumentDescription(nil, .string(text))]), type)
    }
    switch value {
    case .string(let text): return wrapped(.string(text), type)
    case .int(let number): return wrapped(.code(String(number)), type)
    case .double(let number): return wrapped(.code(number.isFinite ? String(number) : "0"), type)
    case .bool(let flag): return wrapped(.code(flag ? "true" : "false"), type)
    case .uuid(let text): return helped("NavGraph.SampleValue.uuid", text)
    case .url(let text): return helped("NavGraph.url", text)
    case .date(let text):
      let moment = ArgumentDescription("timeIntervalSince1970", .code(DateValue.seconds(text) ?? "0"))
      return wrapped(.call("Foundation.Date", [moment]), type)
    case .enumerationCase(let id): return self.value(Expression.enumerationCase(id), as: type)
    case .list(let elements):
      guard case .list(let element) = graph.carried(type) else { return .code("nil") }
      return .array(elements.map { goldenValue($0, as: element) })
    case .nil, .unknown, .external: return .code("nil")
    }
  }
}
