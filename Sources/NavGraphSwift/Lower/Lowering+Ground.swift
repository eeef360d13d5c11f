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
        doc: ["Shows the root in `window`. The scene retains the window and the objects of your app."],
        shows: [.expression(.code("window.makeKeyAndVisible()"))], stops: "For `sceneDidDisconnect`.")
    case .embedded:
      SceneGround(
        parameter: ParameterDescription(label: "in", "part", "NavGraph.PartController"),
        doc: [
          "Shows the root in `part`, which your app puts in a tab, a column, or another container. Releasing the scene ends it."
        ])
    case .external:
      SceneGround(
        parameter: ParameterDescription(label: "around", "controller", system("UIViewController")),
        doc: [
          "Navigates from `controller`, which your app shows itself. The scene doesn't retain it, so it may retain the scene. "
            + "Releasing the scene ends it."
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
          doc: ["The events of \(text(graph.screens[id].declared.name)), the screen that your app shows itself."],
          "events", type, getter: [.return(makingEvents(of: id, [ArgumentDescription(nil, .code("host.externalPlace"))]))]))
    ]
  }
}
