import NavGraphLowering
import NavGraphModel

// Generates the scene, which the app's scene delegate retains.
extension SwiftGenerator {
  var browses: Bool { graph.steps.contains { if case .browse = $0.action { true } else { false } } }

  func scene() -> TypeDescription {
    let ground = ground
    var parameters = [
      ground.parameter, ParameterDescription(label: "restoring", "saved", system("NSUserActivity") + "?", default: .code("nil")),
      ParameterDescription("factory", factoryType),
    ]
    parameters += containers("Containers")
    let answers = answers()
    parameters += answers.parameters + [reportParameter]
    let navigator = navigator(
      idiom: "NavGraph.Idiom(\(ground.parameter.name))", restoring: "NavGraph.Snapshot(saved)", asking: answers)
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
      [
        ArgumentDescription(ground.parameter.label ?? ground.parameter.name, .code(ground.parameter.name)),
        ArgumentDescription("navigator", .code("navigator")),
      ] + suppliedContainers, trailing: make)
    var members: [Declaration] =
      register(of: sceneType) + held(by: "UIKitHost") + [
        .function(
          FunctionDescription(
            doc: ground.doc + [
              "`saved` is the session's `stateRestorationActivity`, which is restored as far as the graph and the guards allow.",
              "`report` receives every step, from the first screen on.",
            ], "init",
            parameters: parameters,
            body: answers.statements + [.assign("navigator", navigator), .assign("host", .call(host))] + tellingHost
              + ground.shows
              + starting(in: "in: \(ground.parameter.name)")))
      ] + externalEvents() + appEventsOfScene()
    members += [
      stop(when: ground.stops), state(),
      .variable(
        VariableDescription(
          doc: ["The state of the scene, for `stateRestorationActivity(for:)`."],
          "restorationActivity", system("NSUserActivity") + "?", getter: [.return(.code("navigator.snapshot?.activity"))])),
    ]
    members += columns()
    members += refresh(by: "host.reconcile()")
    members += waysIn()
    members += controllers() + tellers()
    return TypeDescription(
      doc: sceneDoc(), .class, sceneType,
      modifiers: ["@MainActor", "final"], members: members)
  }

  /// Returns the parameter for customizing containers: in UIKit their classes, in SwiftUI the views around them.
  func containers(_ type: String) -> [ParameterDescription] {
    hasContainers ? [ParameterDescription("containers", "NavGraph.\(type)<Graph>", default: .call("NavGraph." + type))] : []
  }

  var suppliedContainers: [ArgumentDescription] { hasContainers ? [ArgumentDescription("containers", .code("containers"))] : [] }

  private var hasContainers: Bool { !naming.containerOrder.isEmpty }

  /// The type of the factory. A factory with associated types requires a generic function.
  private var factoryType: String {
    graph.screens.ids.contains { $0 != lentScreen && (isView($0) || graph.isTold(.screen($0))) } ? "some Factory" : "any Factory"
  }

  private var told: [ScreenID] { graph.screens.ids.filter { $0 != lentScreen && graph.isTold(.screen($0)) } }

  private var tellingHost: [Statement] {
    if told.isEmpty { return [] }
    return [
      .assign(
        "host.tell",
        .closure(
          ClosureDescription(
            ["controller", "screen", "place"],
            [
              .expression(
                .call(
                  "Self.tell",
                  [
                    ArgumentDescription(nil, .code("controller")), ArgumentDescription("of", .code("screen")),
                    ArgumentDescription("at", .code("place")), ArgumentDescription("from", .code("factory")),
                  ]))
            ])))
    ]
  }

  private func tellers() -> [Declaration] {
    if told.isEmpty { return [] }
    let cases = told.map { id in
      let call: ExpressionDescription
      if isView(id) {
        call = .call("show", [ArgumentDescription(nil, factoryCall(of: id)), ArgumentDescription("in", .code(naming.controller))])
      } else {
        let teller = tellerCall(of: id, "$0").map { [Statement.expression($0)] } ?? []
        call = .call(
          CallDescription(
            "NavGraph.tell", [ArgumentDescription(nil, .code(naming.controller))], trailing: ClosureDescription([], teller)))
      }
      return SwitchCaseDescription(
        [pattern(naming.screenCases[id.index], graph.screens[id].parameters) { _ in true }], [.expression(call)])
    }
    let rest = cases.count == graph.screens.count ? [] : [SwitchCaseDescription([], [.expression(.code("break"))])]
    let tell = FunctionDescription(
      "tell", modifiers: ["static"],
      parameters: [
        ParameterDescription(label: "_", naming.controller, system("UIViewController")),
        ParameterDescription(label: "of", naming.screen, "Graph.Screen"), ParameterDescription(label: "at", naming.place, "Graph.Place"),
        ParameterDescription(label: "from", naming.factory, factoryType),
      ], isPrivate: true, body: [.switch(SwitchDescription(naming.screen, cases + rest))])
    guard told.contains(where: { isView($0) }) else { return [.function(tell)] }
    let show = FunctionDescription(
      "show<Shown: SwiftUI.View>", modifiers: ["static"],
      parameters: [
        ParameterDescription(label: "_", "view", "Shown"), ParameterDescription(label: "in", "controller", system("UIViewController")),
      ], isPrivate: true,
      body: [.expression(.code("(controller as? \(system("UIHostingController"))<Shown>)?.rootView = view"))])
    return [.function(tell), .function(show)]
  }

  private func controllers() -> [Declaration] {
    let cases = graph.screens.ids.filter { $0 != lentScreen }.map { id in
      SwitchCaseDescription(
        [pattern(naming.screenCases[id.index], graph.screens[id].parameters) { _ in true }],
        [
          .return(
            isView(id) ? .call(system("UIHostingController"), [ArgumentDescription("rootView", factoryCall(of: id))]) : factoryCall(of: id))
        ])
    }
    return chunked(
      "controller", label: "for", naming.screen, "Graph.Screen", returns: system("UIViewController"), cases,
      otherwise: .call(system("UIViewController")), isComplete: lentScreen == nil,
      also: [
        ParameterDescription(label: "at", naming.place, "Graph.Place"), ParameterDescription(label: "from", naming.factory, factoryType),
      ], isPrivate: true)
  }
}

extension SwiftGenerator {
  /// The name of the scene in the app's main output.
  var sceneType: String { "NavigationScene" }

  /// Returns the name of an Apple class, qualified with its module if the app has a type of that name.
  func system(_ name: String) -> String { systemNames.qualified(name) }
}
