import NavGraphModel

// What a scene is made of, whichever output holds it.
extension Lowering {
  /// What it holds: the navigator, and what shows that.
  func held(by host: String) -> [Declaration] {
    [
      .variable(VariableDescription("navigator", "NavGraph.Navigator<\(naming.app)>", isLet: true)),
      .variable(VariableDescription("host", "NavGraph.\(host)<\(naming.app)>", isLet: true)),
    ]
  }

  func navigator(idiom: String, restoring saved: String, asking answers: SceneAnswers) -> ExpressionDescription {
    .call(
      "NavGraph.Navigator",
      [
        ArgumentDescription("idiom", .code(idiom)),
        ArgumentDescription("answers", answers.values.isEmpty ? .call("NavGraph.Answers") : .code("answers")),
        ArgumentDescription("restoring", .code(saved)), reportHandedOn,
      ])
  }

  /// The last parameter of all that make a scene: closures that follow the call stay those of the parameters before.
  var reportParameter: ParameterDescription {
    ParameterDescription("report", "(@MainActor @Sendable (NavGraph.Report<\(naming.app)>) -> Void)?", default: .code("nil"))
  }

  var reportHandedOn: ArgumentDescription { ArgumentDescription("report", .code("report")) }

  /// Starts it, once it holds both; `place` tells the register where it is shown.
  func starting(in place: String) -> [Statement] {
    [.expression(.code("navigator.start()"))]
      + (graph.entries.isEmpty ? [] : [.expression(.code("Self.register.connect(self, \(place))"))])
  }

  /// `when`: a sentence about who calls it, if the app does.
  func stop(when: String? = nil) -> Declaration {
    .function(
      FunctionDescription(
        doc: [
          "Ends the scene, answers everyone who waits for an outcome, and lets go of what the app supplies." + (when.map { " " + $0 } ?? "")
        ], "stop",
        body: [.expression(.code("navigator.stop()"))]
          + (graph.entries.isEmpty ? [] : [.expression(.code("Self.register.disconnect(self)"))])))
  }

  func state() -> Declaration {
    .variable(
      VariableDescription(doc: ["What the scene shows, as a value."], "state", "State", getter: [.return(.code("State(navigator)"))]))
  }
}
