import NavGraphModel

// Generates the members of a scene that UIKit and SwiftUI output share.
extension SwiftGenerator {
  /// Returns the navigator and the host, which the scene retains.
  func held(by host: String) -> [Declaration] {
    [
      .variable(VariableDescription(name: "navigator", type: "NavGraph.Navigator<Graph>", isLet: true)),
      .variable(VariableDescription(name: "host", type: "NavGraph.\(host)<Graph>", isLet: true)),
    ]
  }

  func navigator(idiom: String, restoring saved: String, asking answers: SceneAnswers) -> ExpressionDescription {
    .call(
      "NavGraph.Navigator",
      with: [
        ArgumentDescription(label: "idiom", value: .code(idiom)),
        ArgumentDescription(label: "answers", value: answers.values.isEmpty ? .call("NavGraph.Answers") : .code("answers")),
        ArgumentDescription(label: "restoring", value: .code(saved)), reportHandedOn,
      ])
  }

  /// The last parameter of every initializer of a scene, so that trailing closures of a call match the earlier parameters.
  var reportParameter: ParameterDescription {
    ParameterDescription(name: "report", type: "(@MainActor @Sendable (NavGraph.Report<Graph>) -> Void)?", default: .code("nil"))
  }

  var reportHandedOn: ArgumentDescription { ArgumentDescription(label: "report", value: .code("report")) }

  /// Returns the statements that start the scene. `place` is the argument with which the register stores its position.
  func starting(in place: String) -> [Statement] {
    [.expression(.code("navigator.start()"))]
      + (graph.entries.isEmpty ? [] : [.expression(.code("Self.register.connect(self, \(place))"))])
  }

  /// Returns the method `stop()`. `when` is a sentence about who calls it, if the app does.
  func stop(when: String? = nil) -> Declaration {
    .function(
      FunctionDescription(
        doc: [
          "Ends the scene: every awaited result returns, and the scene releases the factory and the other objects of your app."
            + (when.map { " " + $0 } ?? "")
        ], name: "stop",
        body: [.expression(.code("navigator.stop()"))]
          + (graph.entries.isEmpty ? [] : [.expression(.code("Self.register.disconnect(self)"))])))
  }

  func columns() -> [Declaration] {
    var names = NameScope(reserved: Self.membersOfScenes)
    return graph.splits.ids.compactMap { id in
      guard let container = naming.containers[.split(id)] else { return nil }
      let name = text(of: graph.splits[id].declared.name)
      return .variable(
        VariableDescription(
          doc: ["The screens in the columns of \(name), for the selection in lists."],
          name: names.claim(lowerCamel(name), suffix: "Columns"), type: "NavGraph.Columns<Graph>",
          getter: [.return(.code("navigator.columns(of: .\(container))"))]))
    }
  }

  private static let membersOfScenes: Set<String> = [
    "navigator", "host", "state", "restorationActivity", "events", "appEvents", "open", "handle", "stop", "refresh", "forgetLinks",
    "register",
    "controller", "tell", "show", "target", "view", "objectWillChange",
  ]

  func state() -> Declaration {
    .variable(
      VariableDescription(
        doc: ["The current state, as a value."], name: "state", type: "NavigationState",
        getter: [.return(.code("NavigationState(navigator)"))]))
  }
}
