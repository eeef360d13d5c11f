import NavGraphLowering
import NavGraphModel

// Generates values in tests.
extension SwiftGenerator {
  /// Returns a case with its values. Values that equal the defaults are omitted.
  package func made(
    named name: String, parameters: IDRange<Parameter>, arguments: [Value], isComplete: Bool = false
  ) -> ExpressionDescription {
    let list = zip(parameters, arguments).compactMap { id, value -> ArgumentDescription? in
      let parameter = graph.parameters[id]
      if !isComplete, parameter.defaultValue != nil, value == Value(defaultOf: id, in: graph) { return nil }
      return ArgumentDescription(label: self.name(of: id), value: goldenValue(of: value, as: parameter.type))
    }
    return .made(name, with: list, hasValues: !parameters.isEmpty)
  }

  package func goldenValue(of value: Value, as type: TypeID) -> ExpressionDescription {
    func helped(by function: String, text: String) -> ExpressionDescription {
      wrapped(.call(function, with: [ArgumentDescription(label: nil, value: .string(text))]), as: type)
    }
    switch value {
    case .string(let text): return wrapped(.string(text), as: type)
    case .int(let number): return wrapped(.code(String(number)), as: type)
    case .double(let number): return wrapped(.code(number.isFinite ? String(number) : "0"), as: type)
    case .bool(let flag): return wrapped(.code(flag ? "true" : "false"), as: type)
    case .uuid(let text): return helped(by: "NavGraph.SampleValue.uuid", text: text)
    case .url(let text): return helped(by: "NavGraph.url", text: text)
    case .date(let text):
      let moment = ArgumentDescription(label: "timeIntervalSince1970", value: .code(DateValue.seconds(in: text) ?? "0"))
      return wrapped(.call("Foundation.Date", with: [moment]), as: type)
    case .enumerationCase(let id): return self.value(of: Expression.enumerationCase(id), as: type)
    case .list(let elements):
      guard case .list(let element) = graph.carried(by: type) else { return .code("nil") }
      return .array(elements.map { goldenValue(of: $0, as: element) })
    case .nil, .unknown, .external: return .code("nil")
    }
  }
}
