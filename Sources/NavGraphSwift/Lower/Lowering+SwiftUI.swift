import NavGraphModel

// The third layer of an app whose screens are views: the factory that it implements, its window, and the scene behind that.
extension Lowering {
  func swiftuiFile() -> SwiftFile {
    let members: [Declaration] = [viewFactory()] + questionProtocols() + [.type(viewWindow()), .type(viewScene())]
    return file(
      part: "SwiftUI", imports: (support == .module ? ["NavGraphSwiftUI"] : []) + ["SwiftUI"],
      [.mark("What the app supplies, and what it holds"), .type(TypeDescription(.extension, naming.app, members: members))])
  }

  /// The protocol that the app implements to build its screens. Each view keeps its type, which the compiler finds.
  private func viewFactory() -> Declaration {
    let types = graph.screens.ids.map { id -> Declaration in
      .associatedType(AssociatedTypeDescription(naming.viewTypes[id.index], "View"))
    }
    let screens = graph.screens.ids.map { id -> Declaration in
      .function(
        FunctionDescription(
          doc: doc(graph.screens[id].declared.doc), naming.screenCases[id.index], modifiers: ["@ViewBuilder"],
          parameters: factoryParameters(of: id), returns: naming.viewTypes[id.index]))
    }
    return .type(
      TypeDescription(
        doc: [
          "Builds the views of the screens. Adding a screen to the graph adds a method here.", "",
          "Write each as `-> some View`: the compiler finds the associated types.",
        ], .protocol, "Factory", modifiers: ["@MainActor"], members: types + screens))
  }

  /// The view that an app's `WindowGroup` holds.
  private func viewWindow() -> TypeDescription {
    let answers = answers()
    let scene = ExpressionDescription.call(
      "Scene", (["factory"] + answers.parameters.map(\.name)).map { ArgumentDescription($0, .code($0)) })
    let shown = ExpressionDescription.call("NavGraph.RootView", [ArgumentDescription(nil, .code("scene.host"))])
    var modifiers: [ExpressionDescription] = []
    if hasURLs {
      modifiers.append(
        .call(CallDescription("onOpenURL", [], trailing: ClosureDescription(["url"], [.expression(.code("scene.open(url)"))]))))
      modifiers.append(
        .call(
          CallDescription(
            "onContinueUserActivity", [ArgumentDescription(nil, .code("NSUserActivityTypeBrowsingWeb"))],
            trailing: ClosureDescription(["activity"], [.expression(.code("scene.open(activity)"))]))))
    }
    return TypeDescription(
      doc: windowDoc(answers), .struct, "Window", modifiers: ["@MainActor"], inherits: ["View"],
      members: [
        .variable(VariableDescription("scene", "Scene", modifiers: ["@StateObject", "private"])),
        .function(
          FunctionDescription(
            doc: ["The first time that a window is shown, this makes its scene; SwiftUI keeps that for as long as the window lives."],
            "init",
            parameters: [ParameterDescription("factory", "some Factory")] + answers.parameters,
            body: [.assign("_scene", .call("StateObject", [ArgumentDescription("wrappedValue", scene)]))])),
        .variable(
          VariableDescription("body", "some View", getter: [.return(modifiers.isEmpty ? shown : .chain(shown, modifiers))])),
      ])
  }

  private func windowDoc(_ answers: SceneAnswers) -> [String] {
    let supplied = (["factory: Screens()"] + answers.parameters.map { $0.name + ": app" }).joined(separator: ", ")
    return [
      "One window: what it shows, and everything that can happen in it.", "",
      "    @main struct MyApp: App {",
      "      var body: some SwiftUI.Scene {",
      "        WindowGroup { \(naming.app).Window(\(supplied)) }",
      "      }",
      "    }",
    ]
  }

  /// What is behind a window.
  private func viewScene() -> TypeDescription {
    let app = naming.app
    let answers = answers()
    let navigator = ExpressionDescription.call(
      "NavGraph.Navigator",
      [
        ArgumentDescription("idiom", .code("NavGraph.Idiom.current")),
        ArgumentDescription("answers", answers.values.isEmpty ? .call("NavGraph.Answers") : .code("answers")),
      ])
    let view = ExpressionDescription.call(
      "Self.view",
      [
        ArgumentDescription("for", .code("screen")), ArgumentDescription("at", .code("place")),
        ArgumentDescription("from", .code("factory")),
      ])
    let host = CallDescription(
      "NavGraph.SwiftUIHost", [ArgumentDescription(nil, .code("navigator"))],
      trailing: ClosureDescription(["screen", "place"], [.expression(view)]))
    var members: [Declaration] = [
      .variable(VariableDescription("navigator", "NavGraph.Navigator<\(app)>", isLet: true)),
      .variable(VariableDescription("host", "NavGraph.SwiftUIHost<\(app)>", isLet: true)),
      .function(
        FunctionDescription(
          doc: ["Shows the root, and keeps what the app supplies for as long as the scene lives."], "init",
          parameters: [ParameterDescription("factory", "some Factory")] + answers.parameters,
          body: answers.statements(for: app) + [
            .assign("navigator", navigator), .assign("host", .call(host)), .expression(.code("navigator.start()")),
          ])),
      .function(
        FunctionDescription(
          doc: ["Ends the scene: whoever waits for an outcome is answered."], "stop", body: [.expression(.code("navigator.stop()"))])),
      .variable(
        VariableDescription(doc: ["What the scene shows, as a value."], "state", "State", getter: [.return(.code("State(navigator)"))])),
    ]
    members += waysIntoViews()
    members += views()
    return TypeDescription(
      doc: ["The navigation of one window. `Window` holds it."], .class, "Scene", modifiers: ["@MainActor", "final"],
      inherits: ["ObservableObject"], members: members)
  }

  /// The one place at which the types of the app's views are forgotten.
  private func views() -> [Declaration] {
    let cases = graph.screens.ids.map { id in
      SwitchCaseDescription(
        [pattern(naming.screenCases[id.index], graph.screens[id].parameters) { _ in true }],
        [.return(.call("AnyView", [ArgumentDescription(nil, factoryCall(of: id))]))])
    }
    return chunked(
      "view", label: "for", naming.screen, "Screen", returns: "AnyView", cases, otherwise: .code("AnyView(EmptyView())"), isComplete: true,
      also: [
        ParameterDescription(label: "at", naming.place, "Place"), ParameterDescription(label: "from", naming.factory, "some Factory"),
      ], isPrivate: true)
  }
}
