import NavGraphModel

// Generates the windows of a SwiftUI app whose events open windows. `NavigationWindows` declares a group
// for each kind of window. An app can't create `NavigationWindow` itself then, so it can't forget a group.
extension SwiftGenerator {
  /// Whether the app's `App` contains `NavigationWindows`, and not `NavigationWindow`.
  var hasWindows: Bool { graph.steps.contains { if case .openWindow = $0.action { true } else { false } } }

  static let windowRoot = "SwiftUI.Binding<NavGraph.WindowRoot?>?"

  /// Returns the scene that the app's `App` contains.
  func windows(factory: String) -> [Declaration] {
    guard hasWindows else { return [] }
    let answers = answers()
    let window = ExpressionDescription.call(
      "NavigationWindow",
      [ArgumentDescription("factory", .code("factory"))] + suppliedContainers
        + (answers.parameters.map(\.name) + ["root", "report"]).map { ArgumentDescription($0, .code($0)) })
    let shown = ExpressionDescription.call(
      "SwiftUI.AnyView", [ArgumentDescription(nil, .call("content", [ArgumentDescription(nil, window)]))])
    // The first group is shown when the app starts, and when a link is opened without a window.
    let group = "SwiftUI.WindowGroup"
    let usual = CallDescription(group, [], trailing: ClosureDescription([], [.expression(.code("window(nil)"))]))
    let opened = CallDescription(
      group,
      [
        ArgumentDescription("id", .string(naming.app.withoutBackticks + ".window")),
        ArgumentDescription("for", .code("NavGraph.WindowRoot.self")),
      ], trailing: ClosureDescription(["root"], [.expression(.code("window(root)"))]))
    let links = ExpressionDescription.call("handlesExternalEvents", [ArgumentDescription("matching", .array([]))])
    return [
      .type(
        TypeDescription(
          doc: [
            "The windows of the app, whether the system, the user, or an event opens them. Their states are restored.",
            "Several windows require `UIApplicationSupportsMultipleScenes` in the app's Info.plist.", "",
          ] + appDoc(example("NavigationWindows", suppliedToViews(answers))), .struct, "NavigationWindows", modifiers: ["@MainActor"],
          inherits: ["SwiftUI.Scene"],
          members: [
            .variable(
              VariableDescription(
                "window", "@MainActor (\(Self.windowRoot)) -> SwiftUI.AnyView", isLet: true, modifiers: ["private"])),
            .function(
              FunctionDescription(
                doc: ["`content` modifies every window: `{ window in window.tint(.green) }`."], "init",
                parameters: [ParameterDescription("factory", "some \(factory)")] + containers("ContainerViews") + answers.parameters + [
                  ParameterDescription(
                    "content", "@escaping @MainActor (NavigationWindow) -> some SwiftUI.View",
                    default: .closure(ClosureDescription(["window"], [.expression(.code("window"))]))), reportParameter,
                ], body: [.assign("window", .closure(ClosureDescription(["root"], [.expression(shown)])))])),
            .variable(
              VariableDescription(
                "body", "some SwiftUI.Scene", getter: [.expression(.call(usual)), .expression(.chain(.call(opened), [links]))])),
          ]))
    ]
  }

  func appDoc(_ scene: [String]) -> [String] {
    ["    @main struct MyApp: App {"]
      + (hasDelegates ? ["      @UIApplicationDelegateAdaptor private var delegate: \(naming.app).AppDelegate"] : [])
      + ["      var body: some SwiftUI.Scene {"] + scene.map { "        " + $0 } + ["      }", "    }"]
  }

  /// Returns an example that creates a type of the namespace.
  func example(_ type: String, _ supplied: String) -> [String] {
    [naming.app + "." + type + "(", "  " + supplied, ")"]
  }

  /// Returns the arguments that the app supplies, for an example.
  func suppliedToViews(_ answers: SceneAnswers) -> String {
    (["factory: Screens()"] + answers.parameters.map { $0.name + ($0.name == "browse" ? ": app.browse" : ": app") }).joined(separator: ", ")
  }
}
