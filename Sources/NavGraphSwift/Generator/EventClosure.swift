/// The closure with which the app sends an event: the type of a property of `Events`, and its value at a place.
struct EventClosure {
  struct Input {
    /// The parameter name in the closure type.
    var name: String
    /// The parameter name in the closure.
    var local: String
    var type: String
  }

  let inputs: [Input]
  let send: ExpressionDescription
  /// The type of the result that the app can await.
  let result: String?
  let perform: ExpressionDescription?
  /// The type of an event that is called with labels, and the prefix that names its enclosing type from outside.
  private var label: (type: String, prefix: String)?

  init(inputs: [Input], send: ExpressionDescription, result: String?, perform: ExpressionDescription?) {
    (self.inputs, self.send, self.result, self.perform) = (inputs, send, result, perform)
  }

  mutating func name(_ type: String, in prefix: String) { label = (type, prefix) }

  private var takes: String { "@MainActor (" + inputs.map { "_ " + $0.name + ": " + $0.type }.joined(separator: ", ") + ")" }
  private var sends: String { takes + " -> Void" }
  private func awaits(_ result: String) -> String { takes + " async -> NavGraph.Outcome<" + result + ">" }

  /// For example: `@MainActor (_ chat: ChatID) -> Void`, or `NavGraph.Request<Void, ChatID>`
  var type: String {
    if let label { return label.type }
    return result.map { "NavGraph.Request<" + (inputs.first?.type ?? "Void") + ", " + $0 + ">" } ?? sends
  }

  /// The type in a parameter list. A plain closure is `@escaping`.
  var parameterType: String { label == nil && result == nil ? "@escaping " + type : type }

  /// The value that ignores the event.
  var nothing: ExpressionDescription {
    label != nil || result != nil ? .code(label.map { $0.type + "()" } ?? "NavGraph.Request()") : .code(idle(with: ""))
  }

  /// Returns a closure that ignores its inputs. For example: `{ _, _ in }`
  private func idle(with body: String) -> String {
    let code = (inputs.isEmpty ? "" : inputs.map { _ in "_" }.joined(separator: ", ") + " in ") + body
    return code.isEmpty ? "{}" : "{ " + (body.isEmpty ? code : code + " ") + "}"
  }

  /// The value that sends the event.
  var value: ExpressionDescription {
    let send = closure(performing: send)
    guard let perform else {
      return label.map { .call(CallDescription(callee: $0.prefix + $0.type, arguments: [], trailing: send)) } ?? .closure(send)
    }
    return .call(
      label.map { $0.prefix + $0.type } ?? "NavGraph.Request",
      with: [
        ArgumentDescription(label: nil, value: .closure(send)),
        ArgumentDescription(label: "result", value: .closure(closure(performing: perform))),
      ])
  }

  private func closure(performing body: ExpressionDescription) -> ClosureDescription {
    ClosureDescription(parameters: inputs.map(\.local), body: [.expression(body)])
  }

  /// Returns the type of an event that is called with labels.
  func labelled(for event: String, named name: String, parameters: [ParameterDescription]) -> TypeDescription {
    var scope = NameScope(reserved: Set(parameters.map(\.name)))
    let call = scope.claim("call")
    let handed = ExpressionDescription.call(call, with: parameters.map { ArgumentDescription(label: nil, value: .code($0.name)) })
    var properties = [VariableDescription(name: call, type: sends, isLet: true, modifiers: ["private"])]
    var made = [ParameterDescription(label: "_", name: call, type: "@escaping " + sends, default: .code(idle(with: "")))]
    var body: [Statement] = [.assign("self." + call, .code(call))]
    var calls = [
      FunctionDescription(
        doc: ["Sends the event."], name: "callAsFunction", parameters: parameters, body: [.expression(handed)])
    ]
    if let result {
      let perform = scope.claim("perform")
      properties.append(VariableDescription(name: perform, type: awaits(result), isLet: true, modifiers: ["private"]))
      made.append(
        ParameterDescription(
          label: "result", name: perform, type: "@escaping " + awaits(result), default: .code(idle(with: ".dismissed(by: .app)"))))
      body.append(.assign("self." + perform, .code(perform)))
      let awaited = ExpressionDescription.call(
        "await " + perform, with: parameters.map { ArgumentDescription(label: nil, value: .code($0.name)) })
      calls.append(
        FunctionDescription(
          doc: ["Sends the event, and returns the outcome of what it presents."], name: "result", parameters: parameters, isAsync: true,
          returns: "NavGraph.Outcome<" + result + ">", body: [.return(awaited)]))
    }
    return TypeDescription(
      doc: ["Sends `\(event)`. Previews and tests replace it with a closure: `.init { ... }`."], kind: .struct, name: name,
      modifiers: ["@MainActor"],
      members: properties.map { .variable($0) } + [.function(FunctionDescription(name: "init", parameters: made, body: body))]
        + calls.map { .function($0) })
  }
}
