import NavGraphLowering
import NavGraphModel

// Generates values in tests.
extension SwiftGenerator {
  /// Returns a case with its values. Values that equal the defaults are omitted.
  package func made(
    _ name: String, _ parameters: IDRange<Parameter>, _ arguments: [Value], isComplete: Bool = false
  ) -> ExpressionDescription {
    let list = zip(parameters, arguments).compactMap { id, value -> ArgumentDescription? in
      let parameter = graph.parameters[id]
      if !isComplete, parameter.defaultValue != nil, value == Value(defaultOf: id, in: graph) { return nil }
      return ArgumentDescription(self.name(of: id), goldenValue(value, as: parameter.type))
    }
    return .made(name, list, hasValues: !parameters.isEmpty)
  }

  package func goldenValue(_ value: Value, as type: TypeID) -> ExpressionDescription {
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
