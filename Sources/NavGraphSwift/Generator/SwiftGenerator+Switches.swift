// Generates tables as functions with one switch.
extension SwiftGenerator {
  func table(
    named name: String, of subject: String, type: String, returns: String, cases: [SwitchCaseDescription]
  ) -> FunctionDescription {
    FunctionDescription(
      name: name, modifiers: ["static"], parameters: [ParameterDescription(label: "of", name: subject, type: type)], returns: returns,
      body: [.switch(SwitchDescription(over: subject, cases: cases))])
  }
}
