import NavGraphModel

// Generates the position of a scene's root in UIKit: in a window, in one of the app's containers, or around the app's own screen.
extension SwiftGenerator {
  /// The parameter and the documentation of the scene's initializer for the position of the root.
  struct SceneGround {
    var parameter: ParameterDescription
    var doc: [String]
    var shows: [Statement] = []
    /// The sentence of documentation about when the app stops the scene.
    var stops: String?
  }

  var ground: SceneGround {
    switch graph.rootPlace {
    case .window:
      SceneGround(
        parameter: ParameterDescription(name: "window", type: system("UIWindow")),
        doc: ["Shows the root in `window`. The scene retains the window and the objects of your app."],
        shows: [.expression(.code("window.makeKeyAndVisible()"))], stops: "For `sceneDidDisconnect`.")
    case .embedded:
      SceneGround(
        parameter: ParameterDescription(label: "in", name: "part", type: "NavGraph.PartController"),
        doc: [
          "Shows the root in `part`, which your app puts in a tab, a column, or another container. Releasing the scene ends it."
        ])
    case .external:
      SceneGround(
        parameter: ParameterDescription(label: "around", name: "controller", type: system("UIViewController")),
        doc: [
          "Navigates from `controller`, which your app shows itself. The scene doesn't retain it, so it may retain the scene. "
            + "Releasing the scene ends it."
        ])
    }
  }

  /// The external screen, which the factory doesn't create. It is nil in a module.
  var lentScreen: ScreenID? { module == nil ? graph.externalScreen : nil }

  /// Returns the property with the events of the external screen.
  func externalEvents() -> [Declaration] {
    guard let id = lentScreen, !graph.screens[id].events.isEmpty else { return [] }
    let type = naming.screenTypes[id.index] + ".Events"
    return [
      .variable(
        VariableDescription(
          doc: ["The events of \(text(of: graph.screens[id].declared.name)), the screen that your app shows itself."],
          name: "events", type: type,
          getter: [.return(makingEvents(of: id, with: [ArgumentDescription(label: nil, value: .code("host.externalPlace"))]))]))
    ]
  }
}
