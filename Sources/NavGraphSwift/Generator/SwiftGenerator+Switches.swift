// Generates tables as functions with one switch.
extension SwiftGenerator {
  func table(
    _ name: String, of subject: String, _ type: String, returns: String, _ cases: [SwitchCaseDescription]
  ) -> FunctionDescription {
    FunctionDescription(
      name, modifiers: ["static"], parameters: [ParameterDescription(label: "of", subject, type)], returns: returns,
      body: [.switch(SwitchDescription(subject, cases))])
  }

  /// Returns a function with one switch over its parameter or `key`. Large switches
  /// are divided into several functions, because they take long to compile.
  func chunked(
    _ name: String, label: String, _ subject: String, _ type: String, returns: String, _ cases: [SwitchCaseDescription],
    otherwise: ExpressionDescription, isComplete: Bool, also others: [ParameterDescription] = [], over key: String? = nil,
    isPrivate: Bool = false
  ) -> [Declaration] {
    let limit = 200
    let parameters = [ParameterDescription(label: label, subject, type)] + others
    func function(_ name: String, _ returns: String, _ body: [Statement], isPrivate: Bool) -> Declaration {
      .function(
        FunctionDescription(name, modifiers: ["static"], parameters: parameters, returns: returns, isPrivate: isPrivate, body: body))
    }
    // The function is never called, because its parameter has no values.
    if cases.isEmpty { return [function(name, returns, isComplete ? [] : [.return(otherwise)], isPrivate: isPrivate)] }
    guard cases.count > limit else {
      let rest = isComplete ? [] : [SwitchCaseDescription([], [.return(otherwise)])]
      return [function(name, returns, [.switch(SwitchDescription(key ?? subject, cases + rest))], isPrivate: isPrivate)]
    }
    let arguments = parameters.map { ArgumentDescription($0.label == "_" ? nil : $0.label ?? $0.name, .code($0.name)) }
    let found = returns.hasSuffix("?") ? returns : returns + "?"
    var parts: [Declaration] = []
    var questions: [Statement] = []
    for start in stride(from: 0, to: cases.count, by: limit) {
      let part = name + "Part" + String(start / limit + 1)
      let slice = Array(cases[start..<min(start + limit, cases.count)]) + [SwitchCaseDescription([], [.return(.code("nil"))])]
      parts.append(function(part, found, [.switch(SwitchDescription(key ?? subject, slice))], isPrivate: true))
      questions.append(
        .if([.bind("found", .call(part, arguments))], then: .return(.code("found")))
      )
    }
    return [function(name, returns, questions + [.return(otherwise)], isPrivate: isPrivate)] + parts
  }
}
