import NavGraphModel

// The scene: what the app's scene delegate holds.
extension Lowering {
  var browses: Bool {
    graph.steps.ids.contains { if case .browse = graph.steps[$0].action { true } else { false } }
  }

  func scene() -> TypeDescription {
    let app = naming.app
    var parameters = [
      ParameterDescription("window", "UIWindow"),
      ParameterDescription(label: "restoring", "saved", "NSUserActivity?", default: .code("nil")),
      ParameterDescription("factory", "any Factory"),
    ]
    var answers: [ArgumentDescription] = []
    if !graph.guards.isEmpty {
      parameters.append(ParameterDescription("guards", "any Guards"))
      let cases = graph.guards.ids.map { id -> SwitchCaseDescription in
        let list = graph.guards[id].parameters.map { ArgumentDescription(name(of: $0), .code(name(of: $0))) }
        let call = SwiftRenderer(isPublic: false).text(.call("guards." + naming.guards[id.index], list))
        return SwitchCaseDescription(
          [pattern(naming.guards[id.index], graph.guards[id].parameters) { _ in true }], [.return(.code("await " + call))])
      }
      answers.append(
        ArgumentDescription("grants", .closure(ClosureDescription(["question"], [.switch(SwitchDescription("question", cases))]))))
    }
    if !graph.conditions.isEmpty {
      parameters.append(ParameterDescription("conditions", "any Conditions"))
      let cases = graph.conditions.ids.map { id in
        SwitchCaseDescription(["." + naming.conditions[id.index]], [.return(.code("conditions." + naming.conditions[id.index]))])
      }
      answers.append(
        ArgumentDescription("holds", .closure(ClosureDescription(["condition"], [.switch(SwitchDescription("condition", cases))]))))
    }
    if !badgedTabs.isEmpty { parameters.append(ParameterDescription("badges", "any Badges")) }
    answers += badgeAnswers()
    if browses {
      parameters.append(ParameterDescription("browse", "@escaping @MainActor (URL) -> Void"))
      answers.append(ArgumentDescription("browse", .code("browse")))
    }
    if let height = heightAnswer() { answers.append(height) }
    let navigator = ExpressionDescription.call(
      "Navigation.Navigator",
      [
        ArgumentDescription("idiom", .code("Navigation.Idiom(window)")),
        ArgumentDescription("answers", .call("Navigation.Answers", answers)),
        ArgumentDescription("restoring", .code("Navigation.Snapshot(saved)")),
      ])
    let make = ClosureDescription(
      ["screen", "place"],
      [
        .expression(
          .call(
            "Self.controller",
            [
              ArgumentDescription("for", .code("screen")), ArgumentDescription("at", .code("place")),
              ArgumentDescription("from", .code("factory")),
            ]))
      ])
    let host = CallDescription(
      "Navigation.UIKitHost",
      [ArgumentDescription("window", .code("window")), ArgumentDescription("navigator", .code("navigator"))], trailing: make)
    var members: [Declaration] =
      register() + [
        .variable(VariableDescription("navigator", "Navigation.Navigator<\(app)>", isLet: true)),
        .variable(VariableDescription("host", "Navigation.UIKitHost<\(app)>", isLet: true)),
        .function(
          FunctionDescription(
            doc: [
              "Shows the root in `window`, and keeps the window and what the app supplies for as long as the scene lives.",
              "`saved` is the session's `stateRestorationActivity`: as much of it comes back as the graph and the guards allow.",
            ], "init",
            parameters: parameters,
            body: [
              .assign("navigator", navigator), .assign("host", .call(host)), .expression(.code("window.makeKeyAndVisible()")),
              .expression(.code("navigator.start()")),
            ] + (graph.entries.isEmpty ? [] : [.expression(.code("Self.register.connect(self, in: window)"))]))),
        .function(
          FunctionDescription(
            doc: ["Ends the scene: whoever waits for an outcome is answered. For `sceneDidDisconnect`."], "stop",
            body: [.expression(.code("navigator.stop()"))]
              + (graph.entries.isEmpty ? [] : [.expression(.code("Self.register.disconnect(self)"))]))),
      ]
    members += [
      .variable(
        VariableDescription(doc: ["What the scene shows, as a value."], "state", "State", getter: [.return(.code("State(navigator)"))])),
      .variable(
        VariableDescription(
          doc: ["For `stateRestorationActivity(for:)`: what the scene shows, to be brought back by the next scene of its session."],
          "restorationActivity", "NSUserActivity?", getter: [.return(.code("navigator.snapshot?.activity"))])),
    ]
    members += refresh()
    members += waysIn()
    members += controllers()
    return TypeDescription(
      doc: sceneDoc(), .class, "Scene",
      modifiers: ["@MainActor", "final"], members: members)
  }

  private func controllers() -> [Declaration] {
    let cases = graph.screens.ids.map { id -> SwitchCaseDescription in
      let screen = graph.screens[id]
      var list = screen.parameters.map { ArgumentDescription(name(of: $0), .code(name(of: $0))) }
      if !screen.events.isEmpty {
        let needed = screenParameters(of: id).map { ArgumentDescription(name(of: $0), .code(name(of: $0))) }
        let events = ExpressionDescription.call(
          naming.screenTypes[id.index] + ".Events", [ArgumentDescription(nil, .code(naming.place))] + needed)
        list.append(ArgumentDescription("on", events))
      }
      return SwitchCaseDescription(
        [pattern(naming.screenCases[id.index], screen.parameters) { _ in true }],
        [.return(.call(naming.factory + "." + naming.screenCases[id.index], list))])
    }
    let limit = 200
    let parameters = [
      ParameterDescription(label: "for", naming.screen, "Screen"), ParameterDescription(label: "at", naming.place, "Place"),
      ParameterDescription(label: "from", naming.factory, "any Factory"),
    ]
    let arguments = [
      ArgumentDescription("for", .code(naming.screen)), ArgumentDescription("at", .code(naming.place)),
      ArgumentDescription("from", .code(naming.factory)),
    ]
    func function(_ name: String, _ returns: String, _ body: [Statement]) -> Declaration {
      .function(
        FunctionDescription(name, modifiers: ["static"], parameters: parameters, returns: returns, isPrivate: true, body: body))
    }
    guard cases.count > limit else {
      return [function("controller", "UIViewController", [.switch(SwitchDescription(naming.screen, cases))])]
    }
    var all: [Declaration] = []
    var questions: [Statement] = []
    for start in stride(from: 0, to: cases.count, by: limit) {
      let part = "controllerPart" + String(start / limit + 1)
      let slice = Array(cases[start..<min(start + limit, cases.count)]) + [SwitchCaseDescription([], [.return(.code("nil"))])]
      all.append(function(part, "UIViewController?", [.switch(SwitchDescription(naming.screen, slice))]))
      questions.append(.if([.bind("found", .call(part, arguments))], then: .return(.code("found"))))
    }
    return [function("controller", "UIViewController", questions + [.return(.code("UIViewController()"))])] + all
  }

  /// The parameters of a screen that its events need, in the order in which the events ask for them.
  func screenParameters(of id: ScreenID) -> [ParameterID] {
    let screen = graph.screens[id]
    var needed: [ParameterID] = []
    for use in screen.events {
      let event = graph.events[graph.eventsOfScreens[use].event]
      let all = used(in: event.branches) + used(in: event.requires).sorted()
      for parameter in all.sorted() where screen.parameters.contains(parameter) && !needed.contains(parameter) { needed.append(parameter) }
    }
    return needed
  }
}
