import NavGraphModel

// Generates the SwiftUI output: the factory, the window, and its scene.
extension SwiftGenerator {
  func swiftuiFile() -> SwiftFile {
    let members =
      suppliedToViews() + detentTypes() + windows(factory: factoryName) + [.type(viewWindow()), .type(viewScene())]
      + viewDelegates()
    let imports =
      ["NavGraphSwiftUI"] + viewImports + (entries(of: .notification).isEmpty ? [] : ["UserNotifications"])
    return file(
      part: "SwiftUI", imports: imports,
      declarations: [.type(TypeDescription(kind: .extension, name: naming.app, members: members))])
  }

  var viewImports: [String] { ["SwiftUI"] + (hasDelegates || graph.screens.ids.contains { isController($0) } ? ["UIKit"] : []) }

  /// Returns the protocols that the app implements in SwiftUI output. An app with both outputs declares guards and conditions once.
  func suppliedToViews() -> [Declaration] { viewFactory() + (writesUIKit ? [] : questionProtocols()) }

  /// The name of the factory. It differs from that of UIKit output in an app with both.
  private var factoryName: String { writesUIKit ? "ViewFactory" : "Factory" }
  var viewSceneType: String { writesUIKit ? "NavigationViewScene" : sceneType }

  /// Returns the factory protocol. It has an associated type for each view, which the compiler infers.
  private func viewFactory() -> [Declaration] {
    divided(
      TypeDescription(
        doc: [
          "Creates the views of the screens. Adding a screen to the graph adds a method here.", "",
          "Write each as `-> some View`: the compiler finds the associated types.",
        ], kind: .protocol, name: factoryName, modifiers: ["@MainActor"]),
      into: factoryParts(of: suppliedScreens) { !isController($0) })
  }

  /// Returns the view that the app's `WindowGroup` contains.
  private func viewWindow() -> TypeDescription {
    let answers = answers()
    let scene = ExpressionDescription.call(
      viewSceneType,
      with: [
        ArgumentDescription(label: "restoring", value: .code("saved")), ArgumentDescription(label: "factory", value: .code("factory")),
      ] + suppliedContainers
        + answers.parameters.map { ArgumentDescription(label: $0.name, value: .code($0.name)) } + [reportHandedOn])
    func handling(_ modifier: String, arguments: [ArgumentDescription] = [], as name: String, with call: String)
      -> ExpressionDescription
    {
      .call(
        CallDescription(
          callee: modifier, arguments: arguments,
          trailing: ClosureDescription(parameters: [name], body: [.expression(.code("scene." + call))])))
    }
    var modifiers = hasURLs ? [handling("onOpenURL", as: "url", with: "open(url: url)")] : []
    modifiers += continuedActivities.map {
      handling("onContinueUserActivity", arguments: [ArgumentDescription(label: nil, value: $0)], as: "activity", with: "handle(activity)")
    }
    let root = ExpressionDescription.call("NavGraph.RootView", with: [ArgumentDescription(label: nil, value: .code("scene.host"))])
    let shown = modifiers.isEmpty ? root : .chain(root, modifiers)
    let body = CallDescription(
      callee: "NavGraph.WindowView",
      arguments: [ArgumentDescription(label: nil, value: .string(naming.app.withoutBackticks))]
        + (hasWindows ? ["root", "make"] : ["make"]).map { ArgumentDescription(label: $0, value: .code($0)) },
      trailing: ClosureDescription(parameters: ["scene"], body: [.expression(shown)]))
    let value = hasWindows ? [ParameterDescription(name: "root", type: Self.windowRoot)] : []
    return TypeDescription(
      doc: windowDoc(for: answers), kind: .struct, name: windowName, modifiers: ["@MainActor"], inherits: ["SwiftUI.View"],
      members: [
        .variable(
          VariableDescription(name: "make", type: "(NavGraph.Snapshot?) -> \(viewSceneType)", isLet: true, modifiers: ["private"]))
      ] + value.map { .variable(VariableDescription(name: $0.name, type: $0.type, isLet: true, modifiers: ["private"])) } + [
        .function(
          FunctionDescription(
            doc: isPart
              ? ["Creates the scene when the view is shown for the first time. SwiftUI retains it as long as the view keeps its identity."]
              : ["Creates the scene when the window is shown for the first time. SwiftUI retains it as long as the window."],
            name: "init", modifiers: hasWindows ? ["fileprivate"] : [],
            parameters: [ParameterDescription(name: "factory", type: "some \(factoryName)")] + containers(of: "ContainerViews")
              + answers.parameters
              + value + [reportParameter],
            body: [.assign("make", .closure(ClosureDescription(parameters: ["saved"], body: [.expression(scene)])))]
              + value.map { .assign("self.\($0.name)", .code($0.name)) })),
        .variable(VariableDescription(name: "body", type: "some SwiftUI.View", getter: [.return(.call(body))])),
      ])
  }

  /// Whether the view is embedded in the app's own views.
  private var isPart: Bool { graph.rootPlace == .embedded }
  private var windowName: String { isPart ? "NavigationPart" : "NavigationWindow" }

  private func windowDoc(for answers: SceneAnswers) -> [String] {
    let supplied = suppliedToViews(with: answers)
    if isPart {
      return [
        "A view that shows the graph in a part of your app, such as a tab, a sheet, or a destination. Its state is restored with the window.",
        "",
        "    TabView {", "      Home().tabItem { Text(\"Home\") }",
        "      \(naming.app).NavigationPart(\(supplied)).tabItem { Text(\"\(naming.app.withoutBackticks)\") }", "    }",
      ]
    }
    let summary = "The view of one window. Its state is restored with the window."
    let limit =
      "An app that calls `events`, `refresh()`, or `forgetLinks()` creates a `\(viewSceneType)` itself, and shows its `RootView`."
    return hasWindows
      ? [summary, "`NavigationWindows` creates it."]
      : [summary, limit, ""]
        + appDoc(scene: ["WindowGroup {"] + example(of: "NavigationWindow", supplied: supplied).map { "  " + $0 } + ["}"])
  }

  /// Returns the scene of a window.
  private func viewScene() -> TypeDescription {
    let answers = answers()
    let navigator = navigator(idiom: "NavGraph.Idiom.current", restoring: "saved", asking: answers)
    let view = ExpressionDescription.call(
      "Self.view",
      with: [
        ArgumentDescription(label: "for", value: .code("screen")), ArgumentDescription(label: "at", value: .code("place")),
        ArgumentDescription(label: "from", value: .code("factory")),
      ])
    let host = CallDescription(
      callee: "NavGraph.SwiftUIHost", arguments: [ArgumentDescription(label: nil, value: .code("navigator"))] + suppliedContainers,
      trailing: ClosureDescription(parameters: ["screen", "place"], body: [.expression(view)]))
    var members: [Declaration] =
      register(of: viewSceneType) + held(by: "SwiftUIHost") + [
        .function(
          FunctionDescription(
            doc: [
              "Shows the root. The scene retains the objects of your app.",
              "`saved` is an earlier state, which is restored as far as the graph and the guards allow.",
              "`report` receives every step, from the first screen on.",
            ], name: "init",
            parameters: [
              ParameterDescription(label: "restoring", name: "saved", type: "NavGraph.Snapshot?", default: .code("nil")),
              ParameterDescription(name: "factory", type: "some \(factoryName)"),
            ] + containers(of: "ContainerViews") + answers.parameters + [reportParameter],
            body: answers.statements + [
              .assign("navigator", navigator), .assign("host", .call(host)),
            ] + (isPart ? [.assign("host.isPart", .code("true"))] : []) + namedDetents() + starting(in: "of: host"))), stop(), state(),
      ]
    members += appEventsOfScene()
    members += columns()
    members += refresh(by: "host.refresh()")
    members += waysIntoViews()
    members += views()
    return TypeDescription(
      doc: [
        isPart ? "The navigation of a `NavigationPart`, which retains it." : "The navigation of one window. `NavigationWindow` retains it."
      ], kind: .class, name: viewSceneType,
      modifiers: ["@MainActor", "final"],
      inherits: ["NavGraph.ViewScene"], members: members)
  }

  /// Returns the app and scene delegates, which receive what SwiftUI doesn't pass to views.
  private func viewDelegates() -> [Declaration] {
    guard hasDelegates else { return [] }
    let (uiScene, windowScene) = (system("UIScene"), system("UIWindowScene"))
    let options = ParameterDescription(name: "options", type: uiScene + ".ConnectionOptions")
    let configure = FunctionDescription(
      name: "application",
      parameters: [
        ParameterDescription(label: "_", name: "application", type: system("UIApplication")),
        ParameterDescription(label: "configurationForConnecting", name: "session", type: system("UISceneSession")), options,
      ], returns: system("UISceneConfiguration"),
      body: [
        .assign("let configuration", .code(system("UISceneConfiguration") + "(name: nil, sessionRole: session.role)")),
        .if(
          [.holds(.code("session.role == .windowApplication"))],
          then: .assign("configuration.delegateClass", .code("SceneDelegate.self"))), .return(.code("configuration")),
      ])
    let connect = FunctionDescription(
      name: "scene",
      parameters: [
        ParameterDescription(label: "_", name: "scene", type: uiScene),
        ParameterDescription(label: "willConnectTo", name: "session", type: system("UISceneSession")), options,
      ], body: [.expression(.code("\(viewSceneType).handle(options, connecting: scene)"))])
    var heard: [Declaration] = [.function(connect)]
    if !entries(of: .shortcut).isEmpty {
      heard.append(
        .function(
          FunctionDescription(
            name: "windowScene",
            parameters: [
              ParameterDescription(label: "_", name: "windowScene", type: windowScene),
              ParameterDescription(label: "performActionFor", name: "item", type: system("UIApplicationShortcutItem")),
              ParameterDescription(label: "completionHandler", name: "done", type: "@escaping (Bool) -> Void"),
            ], body: [.expression(.code("done(\(viewSceneType).handle(item, at: windowScene))"))])))
    }
    return [
      .type(
        TypeDescription(
          doc: [
            "Makes SwiftUI create a `SceneDelegate` for each window. An app with its own delegate sets `delegateClass` in the same way."
          ]
            + (entries(of: .notification).isEmpty
              ? [] : ["The delegate of the notification center calls `\(naming.app).\(viewSceneType).handle(response)`."]),
          kind: .class, name: "AppDelegate", modifiers: ["@MainActor", "final"],
          inherits: [system("NSObject"), system("UIApplicationDelegate")],
          members: [.function(configure)])),
      .type(
        TypeDescription(
          doc: ["Handles what views don't receive: the reasons for which a window is opened, and the shortcuts of the app's icon."],
          kind: .class,
          name: "SceneDelegate",
          modifiers: ["@MainActor", "final"], inherits: [system("NSObject"), system("UIWindowSceneDelegate")],
          members: heard)),
    ]
  }

  /// Returns a view that creates a UIKit controller when it is shown for the first time.
  private func controllerView(of id: ScreenID) -> ExpressionDescription {
    let make = ClosureDescription(parameters: [], body: [.expression(factoryCall(of: id))])
    guard let teller = tellerCall(of: id, told: "$0") else {
      return .call(CallDescription(callee: "NavGraph.ControllerView", arguments: [], trailing: make))
    }
    return .call(
      "NavGraph.ControllerView",
      with: [
        ArgumentDescription(label: nil, value: .closure(make)),
        ArgumentDescription(label: "telling", value: .closure(ClosureDescription(parameters: [], body: [.expression(teller)]))),
      ])
  }

  /// Returns the function that creates views. Only here, the types of the app's views are erased.
  private func views() -> [Declaration] {
    let cases = graph.screens.ids.map { id in
      SwitchCaseDescription(
        patterns: [pattern(named: naming.screenCases[id.index], with: graph.screens[id].parameters) { _ in true }],
        body: [
          .return(
            .call(
              "SwiftUI.AnyView",
              with: [ArgumentDescription(label: nil, value: isController(id) ? controllerView(of: id) : factoryCall(of: id))]))
        ])
    }
    return SwitchFunction(
      name: "view", label: "for", subject: naming.screen, type: "Graph.Screen", returns: "SwiftUI.AnyView", cases: cases,
      otherwise: .code("SwiftUI.AnyView(SwiftUI.EmptyView())"), isComplete: true,
      others: [
        ParameterDescription(label: "at", name: naming.place, type: "Graph.Place"),
        ParameterDescription(label: "from", name: naming.factory, type: "some \(factoryName)"),
      ], isPrivate: true
    ).declarations
  }
}
