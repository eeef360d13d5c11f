import NavGraphModel

// Where the root of a scene stands, in UIKit output: in a window, among the app's own containers, or around the app's own screen.
extension Lowering {
  /// What the initializer of a scene takes for that, and says about it.
  struct SceneGround {
    var parameter: ParameterDescription
    var doc: [String]
    /// What shows it.
    var shows: [Statement] = []
    /// When the app stops the scene.
    var stops: String?
  }

  var ground: SceneGround {
    switch graph.rootPlace {
    case .window:
      SceneGround(
        parameter: ParameterDescription("window", system("UIWindow")),
        doc: ["Shows the root in `window`, and keeps the window and what the app supplies for as long as the scene lives."],
        shows: [.expression(.code("window.makeKeyAndVisible()"))], stops: "For `sceneDidDisconnect`.")
    case .embedded:
      SceneGround(
        parameter: ParameterDescription(label: "in", "part", "NavGraph.PartController"),
        doc: [
          "Shows the root in `part`, which the app puts where it belongs: a tab, a column, a child. The scene ends when the app lets go of it."
        ])
    case .external:
      SceneGround(
        parameter: ParameterDescription(label: "around", "controller", system("UIViewController")),
        doc: [
          "Builds on `controller`, which the app shows itself, and doesn't keep it alive: it may hold the scene. The scene ends when the app",
          "lets go of it.",
        ])
    }
  }

  /// The screen that the app shows itself: no factory of controllers makes it.
  var lentScreen: ScreenID? { module == nil ? graph.externalScreen : nil }

  /// What the app's own screen can ask for.
  func externalEvents() -> [Declaration] {
    guard let id = lentScreen, !graph.screens[id].events.isEmpty else { return [] }
    let type = naming.screenTypes[id.index] + ".Events"
    return [
      .variable(
        VariableDescription(
          doc: ["What \(text(graph.screens[id].declared.name)), the app's own screen, can ask for."],
          "events", type, getter: [.return(makingEvents(of: id, [ArgumentDescription(nil, .code("host.externalPlace"))]))]))
    ]
  }
}
