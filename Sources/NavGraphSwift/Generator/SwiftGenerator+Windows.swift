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
      with: [ArgumentDescription(label: "factory", value: .code("factory"))] + suppliedContainers
        + (answers.parameters.map(\.name) + ["root", "report"]).map { ArgumentDescription(label: $0, value: .code($0)) })
    let shown = ExpressionDescription.call(
      "SwiftUI.AnyView",
      with: [ArgumentDescription(label: nil, value: .call("content", with: [ArgumentDescription(label: nil, value: window)]))])
    // The first group is shown when the app starts, and when a link is opened without a window.
    let group = "SwiftUI.WindowGroup"
    let usual = CallDescription(
      callee: group, arguments: [], trailing: ClosureDescription(parameters: [], body: [.expression(.code("window(nil)"))]))
    let opened = CallDescription(
      callee: group,
      arguments: [
        ArgumentDescription(label: "id", value: .string(naming.app.withoutBackticks + ".window")),
        ArgumentDescription(label: "for", value: .code("NavGraph.WindowRoot.self")),
      ], trailing: ClosureDescription(parameters: ["root"], body: [.expression(.code("window(root)"))]))
    let links = ExpressionDescription.call("handlesExternalEvents", with: [ArgumentDescription(label: "matching", value: .array([]))])
    return [
      .type(
        TypeDescription(
          doc: [
            "The windows of the app, whether the system, the user, or an event opens them. Their states are restored.",
            "Several windows require `UIApplicationSupportsMultipleScenes` in the app's Info.plist.", "",
          ] + appDoc(scene: example(of: "NavigationWindows", supplied: suppliedToViews(with: answers))), kind: .struct,
          name: "NavigationWindows", modifiers: ["@MainActor"],
          inherits: ["SwiftUI.Scene"],
          members: [
            .variable(
              VariableDescription(
                name: "window", type: "@MainActor (\(Self.windowRoot)) -> SwiftUI.AnyView", isLet: true, modifiers: ["private"])),
            .function(
              FunctionDescription(
                doc: ["`content` modifies every window: `{ window in window.tint(.green) }`."], name: "init",
                parameters: [ParameterDescription(name: "factory", type: "some \(factory)")] + containers(of: "ContainerViews")
                  + answers.parameters + [
                    ParameterDescription(
                      name: "content", type: "@escaping @MainActor (NavigationWindow) -> some SwiftUI.View",
                      default: .closure(ClosureDescription(parameters: ["window"], body: [.expression(.code("window"))]))), reportParameter,
                  ], body: [.assign("window", .closure(ClosureDescription(parameters: ["root"], body: [.expression(shown)])))])),
            .variable(
              VariableDescription(
                name: "body", type: "some SwiftUI.Scene", getter: [.expression(.call(usual)), .expression(.chain(.call(opened), [links]))])),
          ]))
    ]
  }

  func appDoc(scene: [String]) -> [String] {
    ["    @main struct MyApp: App {"]
      + (hasDelegates ? ["      @UIApplicationDelegateAdaptor private var delegate: \(naming.app).AppDelegate"] : [])
      + ["      var body: some SwiftUI.Scene {"] + scene.map { "        " + $0 } + ["      }", "    }"]
  }

  /// Returns an example that creates a type of the namespace.
  func example(of type: String, supplied: String) -> [String] {
    [naming.app + "." + type + "(", "  " + supplied, ")"]
  }

  /// Returns the arguments that the app supplies, for an example.
  func suppliedToViews(with answers: SceneAnswers) -> String {
    (["factory: Screens()"] + answers.parameters.map { $0.name + ($0.name == "browse" ? ": app.browse" : ": app") }).joined(separator: ", ")
  }
}
