import NavGraphModel
import NavGraphSimulator

// The scene: what the app's scene delegate holds.
extension Lowering {
  var browses: Bool { features.contains(.browsing) }

  func scene() -> TypeDescription {
    let app = naming.app
    var parameters = [
      ParameterDescription("window", system("UIWindow")),
      ParameterDescription(label: "restoring", "saved", system("NSUserActivity") + "?", default: .code("nil")),
      ParameterDescription("factory", "any Factory"),
    ]
    var answers: [(name: String, value: ExpressionDescription)] = []
    if !graph.guards.isEmpty {
      parameters.append(ParameterDescription("guards", "any Guards"))
      let cases = graph.guards.ids.map { id -> SwitchCaseDescription in
        let list = graph.guards[id].parameters.map { unchanged($0) }
        let call = SwiftRenderer(isPublic: false).text(.call("guards." + naming.guards[id.index], list))
        return SwitchCaseDescription(
          [pattern(naming.guards[id.index], graph.guards[id].parameters) { _ in true }], [.return(.code("await " + call))])
      }
      answers.append(("grants", .closure(ClosureDescription(["question"], [.switch(SwitchDescription("question", cases))]))))
    }
    if !graph.conditions.isEmpty {
      parameters.append(ParameterDescription("conditions", "any Conditions"))
      let cases = graph.conditions.ids.map { id in
        SwitchCaseDescription(["." + naming.conditions[id.index]], [.return(.code("conditions." + naming.conditions[id.index]))])
      }
      answers.append(("holds", .closure(ClosureDescription(["condition"], [.switch(SwitchDescription("condition", cases))]))))
    }
    if !badgedTabs.isEmpty { parameters.append(ParameterDescription("badges", "any Badges")) }
    if let badge = badgeAnswer() { answers.append(("badge", .closure(badge))) }
    if browses {
      parameters.append(ParameterDescription("browse", "@escaping @MainActor @Sendable (Foundation.URL) -> Void"))
      answers.append(("browse", .code("browse")))
    }
    if let height = heightAnswer() { answers.append(("height", .closure(height))) }
    let navigator = ExpressionDescription.call(
      "NavGraph.Navigator",
      [
        ArgumentDescription("idiom", .code("NavGraph.Idiom(window)")),
        ArgumentDescription("answers", answers.isEmpty ? .call("NavGraph.Answers") : .code("answers")),
        ArgumentDescription("restoring", .code("NavGraph.Snapshot(saved)")),
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
      "NavGraph.UIKitHost",
      [ArgumentDescription("window", .code("window")), ArgumentDescription("navigator", .code("navigator"))], trailing: make)
    var members: [Declaration] =
      register() + [
        .variable(VariableDescription("navigator", "NavGraph.Navigator<\(app)>", isLet: true)),
        .variable(VariableDescription("host", "NavGraph.UIKitHost<\(app)>", isLet: true)),
        .function(
          FunctionDescription(
            doc: [
              "Shows the root in `window`, and keeps the window and what the app supplies for as long as the scene lives.",
              "`saved` is the session's `stateRestorationActivity`: as much of it comes back as the graph and the guards allow.",
            ], "init",
            parameters: parameters,
            body: (answers.isEmpty ? [] : [.assign("var answers", .call("NavGraph.Answers<\(app)>"))])
              + answers.map { .assign("answers." + $0.name, $0.value) } + [
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
          "restorationActivity", system("NSUserActivity") + "?", getter: [.return(.code("navigator.snapshot?.activity"))])),
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
      var list = screen.parameters.map { unchanged($0) }
      if !screen.events.isEmpty {
        let needed = screenParameters(of: id).map { unchanged($0) }
        let events = ExpressionDescription.call(
          naming.screenTypes[id.index] + ".Events", [ArgumentDescription(nil, .code(naming.place))] + needed)
        list.append(ArgumentDescription("on", events))
      }
      return SwitchCaseDescription(
        [pattern(naming.screenCases[id.index], screen.parameters) { _ in true }],
        [.return(.call(naming.factory + "." + naming.screenCases[id.index], list))])
    }
    return chunked(
      "controller", label: "for", naming.screen, "Screen", returns: system("UIViewController"), cases,
      otherwise: .call(system("UIViewController")),
      isComplete: true,
      also: [
        ParameterDescription(label: "at", naming.place, "Place"), ParameterDescription(label: "from", naming.factory, "any Factory"),
      ], isPrivate: true)
  }

  /// The parameters of a screen that its events need, in the order in which the events ask for them.
  func screenParameters(of id: ScreenID) -> [ParameterID] {
    let screen = graph.screens[id]
    var needed: [ParameterID] = []
    for use in screen.events {
      let event = graph.eventsOfScreens[use].event
      let all = graph.parametersUsed(in: graph.events[event].branches) + parameters(of: lowered.events[event.index].guards)
      for parameter in all.sorted() where screen.parameters.contains(parameter) && !needed.contains(parameter) { needed.append(parameter) }
    }
    return needed
  }
}

extension Lowering {
  /// A class of Apple's, with its module where the app has a type of that name.
  func system(_ name: String) -> String { systemNames.qualified(name) }
}
