import NavGraphLowering
import NavGraphModel

// Generates the scene, which the app's scene delegate retains.
extension SwiftGenerator {
  var browses: Bool { graph.steps.contains { if case .browse = $0.action { true } else { false } } }

  func scene() -> TypeDescription {
    let ground = ground
    var parameters = [
      ground.parameter,
      ParameterDescription(label: "restoring", name: "saved", type: system("NSUserActivity") + "?", default: .code("nil")),
      ParameterDescription(name: "factory", type: factoryType),
    ]
    parameters += containers(of: "Containers")
    let answers = answers()
    parameters += answers.parameters + [reportParameter]
    let navigator = navigator(
      idiom: "NavGraph.Idiom(\(ground.parameter.name))", restoring: "NavGraph.Snapshot(saved)", asking: answers)
    let make = ClosureDescription(
      parameters: ["screen", "place"],
      body: [
        .expression(
          .call(
            "Self.controller",
            with: [
              ArgumentDescription(label: "for", value: .code("screen")), ArgumentDescription(label: "at", value: .code("place")),
              ArgumentDescription(label: "from", value: .code("factory")),
            ]))
      ])
    let host = CallDescription(
      callee: "NavGraph.UIKitHost",
      arguments: [
        ArgumentDescription(label: ground.parameter.label ?? ground.parameter.name, value: .code(ground.parameter.name)),
        ArgumentDescription(label: "navigator", value: .code("navigator")),
      ] + suppliedContainers, trailing: make)
    var members: [Declaration] =
      register(of: sceneType) + held(by: "UIKitHost") + [
        .function(
          FunctionDescription(
            doc: ground.doc + [
              "`saved` is the session's `stateRestorationActivity`, which is restored as far as the graph and the guards allow.",
              "`report` receives every step, from the first screen on.",
            ], name: "init",
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
          name: "restorationActivity", type: system("NSUserActivity") + "?", getter: [.return(.code("navigator.snapshot?.activity"))])),
    ]
    members += columns()
    members += refresh(by: "host.reconcile()")
    members += waysIn()
    members += controllers() + tellers()
    return TypeDescription(
      doc: sceneDoc(), kind: .class, name: sceneType,
      modifiers: ["@MainActor", "final"], members: members)
  }

  /// Returns the parameter for customizing containers: in UIKit their classes, in SwiftUI the views around them.
  func containers(of type: String) -> [ParameterDescription] {
    hasContainers ? [ParameterDescription(name: "containers", type: "NavGraph.\(type)<Graph>", default: .call("NavGraph." + type))] : []
  }

  var suppliedContainers: [ArgumentDescription] {
    hasContainers ? [ArgumentDescription(label: "containers", value: .code("containers"))] : []
  }

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
            parameters: ["controller", "screen", "place"],
            body: [
              .expression(
                .call(
                  "Self.tell",
                  with: [
                    ArgumentDescription(label: nil, value: .code("controller")), ArgumentDescription(label: "of", value: .code("screen")),
                    ArgumentDescription(label: "at", value: .code("place")), ArgumentDescription(label: "from", value: .code("factory")),
                  ]))
            ])))
    ]
  }

  private func tellers() -> [Declaration] {
    if told.isEmpty { return [] }
    let cases = told.map { id in
      let call: ExpressionDescription
      if isView(id) {
        call = .call(
          "show",
          with: [
            ArgumentDescription(label: nil, value: factoryCall(of: id)), ArgumentDescription(label: "in", value: .code(naming.controller)),
          ])
      } else {
        let teller = tellerCall(of: id, told: "$0").map { [Statement.expression($0)] } ?? []
        call = .call(
          CallDescription(
            callee: "NavGraph.tell", arguments: [ArgumentDescription(label: nil, value: .code(naming.controller))],
            trailing: ClosureDescription(parameters: [], body: teller)))
      }
      return SwitchCaseDescription(
        patterns: [pattern(named: naming.screenCases[id.index], with: graph.screens[id].parameters) { _ in true }],
        body: [.expression(call)])
    }
    let rest = cases.count == graph.screens.count ? [] : [SwitchCaseDescription(patterns: [], body: [.expression(.code("break"))])]
    let tell = FunctionDescription(
      name: "tell", modifiers: ["static"],
      parameters: [
        ParameterDescription(label: "_", name: naming.controller, type: system("UIViewController")),
        ParameterDescription(label: "of", name: naming.screen, type: "Graph.Screen"),
        ParameterDescription(label: "at", name: naming.place, type: "Graph.Place"),
        ParameterDescription(label: "from", name: naming.factory, type: factoryType),
      ], isPrivate: true, body: [.switch(SwitchDescription(over: naming.screen, cases: cases + rest))])
    guard told.contains(where: { isView($0) }) else { return [.function(tell)] }
    let show = FunctionDescription(
      name: "show<Shown: SwiftUI.View>", modifiers: ["static"],
      parameters: [
        ParameterDescription(label: "_", name: "view", type: "Shown"),
        ParameterDescription(label: "in", name: "controller", type: system("UIViewController")),
      ], isPrivate: true,
      body: [.expression(.code("(controller as? \(system("UIHostingController"))<Shown>)?.rootView = view"))])
    return [.function(tell), .function(show)]
  }

  private func controllers() -> [Declaration] {
    let cases = graph.screens.ids.filter { $0 != lentScreen }.map { id in
      SwitchCaseDescription(
        patterns: [pattern(named: naming.screenCases[id.index], with: graph.screens[id].parameters) { _ in true }],
        body: [
          .return(
            isView(id)
              ? .call(system("UIHostingController"), with: [ArgumentDescription(label: "rootView", value: factoryCall(of: id))])
              : factoryCall(of: id))
        ])
    }
    return SwitchFunction(
      name: "controller", label: "for", subject: naming.screen, type: "Graph.Screen", returns: system("UIViewController"), cases: cases,
      otherwise: .call(system("UIViewController")), isComplete: lentScreen == nil,
      others: [
        ParameterDescription(label: "at", name: naming.place, type: "Graph.Place"),
        ParameterDescription(label: "from", name: naming.factory, type: factoryType),
      ], isPrivate: true
    ).declarations
  }
}

extension SwiftGenerator {
  /// The name of the scene in the app's main output.
  var sceneType: String { "NavigationScene" }

  /// Returns the name of an Apple class, qualified with its module if the app has a type of that name.
  func system(_ name: String) -> String { systemNames.qualified(name) }
}
