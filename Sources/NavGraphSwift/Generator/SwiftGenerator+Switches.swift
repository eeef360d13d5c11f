// Generates tables as functions with one switch.
extension SwiftGenerator {
  func table(
    named name: String, of subject: String, type: String, returns: String, cases: [SwitchCaseDescription]
  ) -> FunctionDescription {
    FunctionDescription(
      name: name, modifiers: ["static"], parameters: [ParameterDescription(label: "of", name: subject, type: type)], returns: returns,
      body: [.switch(SwitchDescription(over: subject, cases: cases))])
  }

  /// Returns a function with one switch over its parameter or `key`. Large switches
  /// are divided into several functions, because they take long to compile.
  func chunked(
    named name: String, label: String, subject: String, type: String, returns: String, cases: [SwitchCaseDescription],
    otherwise: ExpressionDescription, isComplete: Bool, also others: [ParameterDescription] = [], over key: String? = nil,
    isPrivate: Bool = false
  ) -> [Declaration] {
    let limit = 200
    let parameters = [ParameterDescription(label: label, name: subject, type: type)] + others
    func function(named name: String, returns: String, body: [Statement], isPrivate: Bool) -> Declaration {
      .function(
        FunctionDescription(name: name, modifiers: ["static"], parameters: parameters, returns: returns, isPrivate: isPrivate, body: body))
    }
    // The function is never called, because its parameter has no values.
    if cases.isEmpty {
      return [function(named: name, returns: returns, body: isComplete ? [] : [.return(otherwise)], isPrivate: isPrivate)]
    }
    guard cases.count > limit else {
      let rest = isComplete ? [] : [SwitchCaseDescription(patterns: [], body: [.return(otherwise)])]
      return [
        function(
          named: name, returns: returns, body: [.switch(SwitchDescription(over: key ?? subject, cases: cases + rest))], isPrivate: isPrivate
        )
      ]
    }
    let arguments = parameters.map { ArgumentDescription(label: $0.label == "_" ? nil : $0.label ?? $0.name, value: .code($0.name)) }
    let found = returns.hasSuffix("?") ? returns : returns + "?"
    var parts: [Declaration] = []
    var questions: [Statement] = []
    for start in stride(from: 0, to: cases.count, by: limit) {
      let part = name + "Part" + String(start / limit + 1)
      let slice =
        Array(cases[start..<min(start + limit, cases.count)]) + [SwitchCaseDescription(patterns: [], body: [.return(.code("nil"))])]
      parts.append(
        function(named: part, returns: found, body: [.switch(SwitchDescription(over: key ?? subject, cases: slice))], isPrivate: true))
      questions.append(
        .if([.bind("found", .call(part, with: arguments))], then: .return(.code("found")))
      )
    }
    return [function(named: name, returns: returns, body: questions + [.return(otherwise)], isPrivate: isPrivate)] + parts
  }
}
