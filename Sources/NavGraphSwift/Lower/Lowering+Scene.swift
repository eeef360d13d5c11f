import NavGraphModel
import NavGraphSimulator

// The scene: what the app's scene delegate holds.
extension Lowering {
  var browses: Bool { features.contains(.browsing) }

  func scene() -> TypeDescription {
    let ground = ground
    var parameters = [
      ground.parameter, ParameterDescription(label: "restoring", "saved", system("NSUserActivity") + "?", default: .code("nil")),
      ParameterDescription("factory", factoryType),
    ]
    parameters += containers("Containers")
    let answers = answers()
    parameters += answers.parameters
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
      register(of: "Scene") + held(by: "UIKitHost") + [
        .function(
          FunctionDescription(
            doc: ground.doc + [
              "`saved` is the session's `stateRestorationActivity`: as much of it comes back as the graph and the guards allow."
            ], "init",
            parameters: parameters,
            body: answers.statements(for: naming.app) + [.assign("navigator", navigator), .assign("host", .call(host))] + ground.shows
              + starting(in: "in: \(ground.parameter.name)")))
      ] + externalEvents() + appEventsOfScene()
    members += [
      stop(when: ground.stops), state(),
      .variable(
        VariableDescription(
          doc: ["For `stateRestorationActivity(for:)`: what the scene shows, to be brought back by the next scene of its session."],
          "restorationActivity", system("NSUserActivity") + "?", getter: [.return(.code("navigator.snapshot?.activity"))])),
    ]
    members += refresh(by: "host.reconcile()")
    members += waysIn()
    members += controllers()
    return TypeDescription(
      doc: sceneDoc(), .class, "Scene",
      modifiers: ["@MainActor", "final"], members: members)
  }

  /// What the app supplies for containers: in UIKit their classes, in SwiftUI what is around them.
  func containers(_ type: String) -> [ParameterDescription] {
    hasContainers ? [ParameterDescription("containers", "NavGraph.\(type)<\(naming.app)>", default: .call("NavGraph." + type))] : []
  }

  /// That, handed on.
  var suppliedContainers: [ArgumentDescription] { hasContainers ? [ArgumentDescription("containers", .code("containers"))] : [] }

  private var hasContainers: Bool { !naming.containerOrder.isEmpty }

  /// A factory of views has associated types, which only a generic function knows.
  private var factoryType: String { graph.screens.ids.contains { isView($0) && $0 != lentScreen } ? "some Factory" : "any Factory" }

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
      "controller", label: "for", naming.screen, "Screen", returns: system("UIViewController"), cases,
      otherwise: .call(system("UIViewController")), isComplete: lentScreen == nil,
      also: [
        ParameterDescription(label: "at", naming.place, "Place"), ParameterDescription(label: "from", naming.factory, factoryType),
      ], isPrivate: true)
  }
}

extension Lowering {
  /// A class of Apple's, with its module where the app has a type of that name.
  func system(_ name: String) -> String { systemNames.qualified(name) }
}
