import NavGraphLinks
import NavGraphModel
import NavGraphSyntax

// States of links, written in Swift.
extension Lowering {
  /// The name of the suite of links.
  var suite: String { naming.app + "LinkTests" }

  /// The library's modules that tests need besides the run time.
  var testImports: [String] { support == .module ? ["NavGraphTesting"] : [] }

  /// For example: `.at(.tab(.main, 0, .stack(.chats, [.chatList])), [.up(.newMessage, ...)])`
  func shown(_ state: LandingState) -> ExpressionDescription {
    var list = [ArgumentDescription(nil, seen(state.node))]
    if !state.modals.isEmpty { list.append(ArgumentDescription(nil, .array(state.modals.map { up($0) }))) }
    return .dot("at", list)
  }

  private func up(_ modal: LandingModal) -> ExpressionDescription {
    var list = [ArgumentDescription(nil, goldenModal(modal))]
    if modal.node.content != .nothing { list.append(ArgumentDescription(nil, seen(modal.node))) }
    return .dot("up", list)
  }

  func goldenModal(_ modal: LandingModal) -> ExpressionDescription {
    let name = naming.presentableIndex[modal.content].map { naming.presentables[$0].name } ?? "unknown"
    return made(name, parameters(of: modal.content), modal.arguments)
  }

  func goldenScreen(_ screen: LandingScreen) -> ExpressionDescription {
    made(naming.screenCases[screen.screen.index], graph.screens[screen.screen].parameters, screen.arguments)
  }

  func goldenGuard(_ question: LandingGuard) -> ExpressionDescription {
    made(naming.guards[question.question.index], graph.guards[question.question].parameters, question.arguments, isComplete: true)
  }

  /// What can be seen of a container.
  private func seen(_ node: LandingNode) -> ExpressionDescription {
    func made(_ name: String, _ content: Content, _ rest: ExpressionDescription...) -> ExpressionDescription {
      .dot(name, [ArgumentDescription(nil, container(content))] + rest.map { ArgumentDescription(nil, $0) })
    }
    switch node.content {
    case .nothing: return .code(".nothing")
    case .screen(let screen): return .dot("screen", [ArgumentDescription(nil, goldenScreen(screen))])
    case .stack(let id, let screens): return made("stack", .stack(id), .array(screens.map { goldenScreen($0) }))
    case .tabs(let id, let tabs, let selected):
      guard tabs.indices.contains(selected) else { return .code(".nothing") }
      return made("tab", .tabs(id), .code(String(selected)), seen(tabs[selected].node))
    case .pages(let id, let pages, let selected):
      guard pages.indices.contains(selected) else { return .code(".nothing") }
      return made("page", .pages(id), .code(String(selected)), seen(pages[selected]))
    case .split(let id, let columns, _):
      return made("columns", .split(id), .dictionary(columns.map { DictionaryEntry("." + $0.column.text, seen($0.node)) }))
    }
  }

  /// A case with its values; of those that are defaults anyway nothing is said.
  func made(
    _ name: String, _ parameters: IDRange<Parameter>, _ arguments: [LandingValue], isComplete: Bool = false
  ) -> ExpressionDescription {
    let list = zip(parameters, arguments).compactMap { id, value -> ArgumentDescription? in
      let parameter = graph.parameters[id]
      if !isComplete, parameter.defaultValue != nil, value == LandingValue(defaultOf: id, in: graph) { return nil }
      return ArgumentDescription(self.name(of: id), goldenValue(value, as: parameter.type))
    }
    return .made(name, list, hasValues: !parameters.isEmpty)
  }

  func goldenValue(_ value: LandingValue, as type: TypeID) -> ExpressionDescription {
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
    case .enumerationCase: return self.value(expression(value), as: type)
    case .list(let elements):
      guard case .list(let element) = graph.types[graph.unwrapped(type)] else { return .code("nil") }
      return .array(elements.map { goldenValue($0, as: element) })
    case .nil, .unknown: return .code("nil")
    }
  }

  private func expression(_ value: LandingValue) -> Expression {
    if case .enumerationCase(let id) = value { .enumerationCase(id) } else { .unknown }
  }
}
