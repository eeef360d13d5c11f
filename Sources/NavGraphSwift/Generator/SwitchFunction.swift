/// A static function with one switch over its first parameter, or over `key`.
struct SwitchFunction {
  var name: String
  // The first parameter.
  var label = "of"
  let subject: String
  let type: String
  var returns: String
  let cases: [SwitchCaseDescription]
  /// The result for values that have no case.
  let otherwise: ExpressionDescription
  /// Whether all values have a case.
  let isComplete: Bool
  var others: [ParameterDescription] = []
  var key: String?
  var isPrivate = false

  /// The maximum number of cases of a switch. Large switches take long to compile.
  private static let maxCases = 200

  private var parameters: [ParameterDescription] { [ParameterDescription(label: label, name: subject, type: type)] + others }

  /// The function, followed by the functions with the parts of a large switch.
  var declarations: [Declaration] {
    // The function is never called, because its parameter has no values.
    if cases.isEmpty { return [function(isComplete ? [] : [.return(otherwise)])] }
    guard cases.count > SwitchFunction.maxCases else { return [function([statement(for: cases, otherwise: isComplete ? nil : otherwise)])] }
    let arguments = parameters.map { ArgumentDescription(label: $0.label == "_" ? nil : $0.label ?? $0.name, value: .code($0.name)) }
    var parts: [Declaration] = []
    var questions: [Statement] = []
    for start in stride(from: 0, to: cases.count, by: SwitchFunction.maxCases) {
      var part = self
      part.name += "Part" + String(start / SwitchFunction.maxCases + 1)
      if !returns.hasSuffix("?") { part.returns += "?" }
      part.isPrivate = true
      let slice = cases[start..<min(start + SwitchFunction.maxCases, cases.count)]
      parts.append(part.function([statement(for: Array(slice), otherwise: .code("nil"))]))
      questions.append(.if([.bind("found", .call(part.name, with: arguments))], then: .return(.code("found"))))
    }
    return [function(questions + [.return(otherwise)])] + parts
  }

  private func function(_ body: [Statement]) -> Declaration {
    .function(
      FunctionDescription(name: name, modifiers: ["static"], parameters: parameters, returns: returns, isPrivate: isPrivate, body: body))
  }

  private func statement(for cases: [SwitchCaseDescription], otherwise: ExpressionDescription?) -> Statement {
    let rest = otherwise.map { [SwitchCaseDescription(patterns: [], body: [.return($0)])] } ?? []
    return .switch(SwitchDescription(over: key ?? subject, cases: cases + rest))
  }
}
