import NavGraphModel

// Generates what a scene receives from the system: links, shortcuts, notifications, activities, and files that the app declares.
extension SwiftGenerator {
  func waysIn() -> [Declaration] {
    guard !graph.routes.isEmpty || !graph.entries.isEmpty else { return [] }
    return opening() + connecting() + forwarding(registeredBy: "in") + targets()
  }

  /// Returns the register of running scenes, for entry points that arrive at the app.
  func register(of scene: String) -> [Declaration] {
    guard !graph.entries.isEmpty else { return [] }
    let value = ExpressionDescription.call("NavGraph.Register")
    return [
      .variable(
        VariableDescription(
          name: "register", type: "NavGraph.Register<\(scene)>", isLet: true, modifiers: ["private", "static"], value: value))
    ]
  }

  var hasURLs: Bool { !graph.routes.isEmpty || !entries(of: .file).isEmpty }

  /// Returns the functions with which the app opens routes and entries.
  private func opening() -> [Declaration] {
    var all: [Declaration] = []
    if !graph.routes.isEmpty {
      all.append(
        .function(
          FunctionDescription(
            doc: ["Opens a route."], name: "open", parameters: [ParameterDescription(label: "_", name: "route", type: "Route")],
            body: [.expression(.code("navigator.open(route.target)"))])))
    }
    if !graph.entries.isEmpty {
      all.append(
        .function(
          FunctionDescription(
            doc: ["Opens an entry point."], name: "open",
            parameters: [ParameterDescription(label: "_", name: "entry", type: "Entry")],
            body: [.expression(.code("navigator.open(entry.target)"))])))
      all.append(
        .function(
          FunctionDescription(
            doc: [
              "Opens an entry point in the scene in front, or in the first one that connects: for code without a scene, such as App Intents."
            ],
            name: "open", modifiers: ["@discardableResult", "static"],
            parameters: [ParameterDescription(label: "_", name: "entry", type: "Entry")], returns: "Bool",
            body: [
              .return(
                .call(
                  CallDescription(
                    callee: "register.open", arguments: [],
                    trailing: ClosureDescription(parameters: ["scene"], body: [.return(.code("scene.navigator.open(.some(entry.target))"))])
                  )))
            ])))
    }
    all.append(
      .function(
        FunctionDescription(
          doc: ["Drops links that wait for a guard or a modal. Call it when the user logs out without a switch of the root."],
          name: "forgetLinks", body: [.expression(.code("navigator.forgetLinks()"))])))
    return all
  }

  /// Returns the functions for connection options and URLs.
  private func connecting() -> [Declaration] {
    var body: [Statement] = []
    if !entries(of: .shortcut).isEmpty { body.append(handled("shortcutItem", as: "item")) }
    if !entries(of: .notification).isEmpty { body.append(handled("notificationResponse", as: "response")) }
    if !entries(of: .activity).isEmpty {
      body.append(
        .if([.holds(.code("NavGraph.activities(in: options).contains(where: { handle($0) })"))], then: .return(.code("true"))))
    }
    body.append(.return(.code(hasURLs ? "open(urls: NavGraph.links(in: options))" : "false")))
    var all = [
      handler(
        doc: ["Opens what the scene is connected for. Call it from `scene(_:willConnectTo:options:)`.", Self.returnsOpened],
        named: "options",
        type: system("UIScene") + ".ConnectionOptions", body: body)
    ]
    guard hasURLs else { return all }
    all.append(
      handler(
        doc: [
          "Opens the first URL that matches a route, in alphabetical order. Call it from `scene(_:openURLContexts:)`.", Self.returnsOpened,
        ], named: "contexts", type: "Set<" + system("UIOpenURLContext") + ">",
        body: [.return(.code("open(urls: contexts.map { $0.url })"))]))
    all.append(openURL())
    all.append(
      .function(
        FunctionDescription(
          name: "open", parameters: [ParameterDescription(name: "urls", type: "[Foundation.URL]")], returns: "Bool", isPrivate: true,
          body: [.return(.code("navigator.open(urls) { target(of: $0) }"))])))
    return all
  }

  /// The documentation of the result of functions that receive something from the system.
  private static let returnsOpened = "Returns `true` if it opened something."

  /// Returns a statement that returns `true` if a value of the connection options opens something.
  private func handled(_ option: String, as name: String) -> Statement {
    .if([.bind(name, .code("options." + option)), .holds(.code("handle(" + name + ")"))], then: .return(.code("true")))
  }

  private func openURL() -> Declaration {
    .function(
      FunctionDescription(
        doc: ["Opens a deep link. Returns `false` if no route matches."], name: "open", modifiers: ["@discardableResult"],
        parameters: [ParameterDescription(name: "url", type: "Foundation.URL")], returns: "Bool",
        body: [.return(.code("navigator.open(target(of: url))"))]))
  }

  /// Returns the functions of a SwiftUI scene. Its window receives links and activities, and a delegate receives everything else.
  func waysIntoViews() -> [Declaration] {
    guard !graph.routes.isEmpty || !graph.entries.isEmpty else { return [] }
    return opening() + (hasDelegates ? connectingViews() : []) + (hasURLs ? [openURL()] : []) + forwarding(registeredBy: "at") + targets()
  }

  /// Whether the app declares entries that SwiftUI doesn't pass to views.
  var hasDelegates: Bool { !entries(of: .shortcut).isEmpty || !entries(of: .notification).isEmpty }

  /// The types of the activities that a window continues.
  var continuedActivities: [ExpressionDescription] {
    var types: [String] = []
    for id in entries(of: .activity) {
      let type = text(of: graph.entries[id].identifier)
      if !types.contains(type) { types.append(type) }
    }
    return (graph.routes.isEmpty ? [] : [.code("NSUserActivityTypeBrowsingWeb")]) + types.map { .string($0) }
  }

  /// Returns the functions that open connection options of a UIKit scene in the app's scene that is shown in it.
  private func connectingViews() -> [Declaration] {
    var body: [Statement] = []
    if !entries(of: .shortcut).isEmpty { body.append(handled("shortcutItem", as: "item")) }
    if !entries(of: .notification).isEmpty { body.append(handled("notificationResponse", as: "response")) }
    let isActive = !entries(of: .activity).isEmpty
    var others: [String] = []
    if isActive { others.append("connection.activities.contains { handle($0) }") }
    if hasURLs { others.append("connection.links.contains { open(url: $0) }") }
    if others.isEmpty {
      body.append(.return(.code("false")))
    } else {
      body += [.assign("let connection", .code("NavGraph.Connection(options)")), .return(.code(others.joined(separator: " || ")))]
    }
    var all = [
      handler(
        doc: ["Opens what a scene of the system is connected for.", Self.returnsOpened], named: "options",
        type: system("UIScene") + ".ConnectionOptions", body: body),
      found(named: "options", type: system("UIScene") + ".ConnectionOptions", in: "connecting"),
    ]
    if !entries(of: .shortcut).isEmpty { all.append(found(named: "item", type: system("UIApplicationShortcutItem"), in: "at")) }
    return all
  }

  /// Returns a static function that forwards to the app's scene in that UIKit scene.
  private func found(named name: String, type: String, in label: String) -> Declaration {
    .function(
      FunctionDescription(
        doc: ["For the delegate of a scene of the system, such as `SceneDelegate`."], name: "handle",
        modifiers: ["@discardableResult", "static"],
        parameters: [
          ParameterDescription(label: "_", name: name, type: type),
          ParameterDescription(label: label, name: "system", type: system("UIScene")),
        ],
        returns: "Bool",
        body: [
          .return(
            .call(
              CallDescription(
                callee: "register.open", arguments: [ArgumentDescription(label: label, value: .code("system"))],
                trailing: ClosureDescription(parameters: ["scene"], body: [.return(.code("scene.handle(\(name))"))]))))
        ]))
  }

  /// Returns the functions for what arrives at a running scene, or at the app.
  private func forwarding(registeredBy label: String) -> [Declaration] {
    var all: [Declaration] = []
    let isInUIKit = label == "in"
    if !graph.routes.isEmpty || !entries(of: .activity).isEmpty {
      let web = Statement.Condition.holds(.code("activity.activityType == NSUserActivityTypeBrowsingWeb"))
      let link = Statement.return(.code("navigator.open(activity.webpageURL.flatMap { target(of: $0) })"))
      let entry = opened("Entry.decode(activity: activity.activityType, activity.userInfo)")
      let body: [Statement] =
        if graph.routes.isEmpty {
          [.return(entry)]
        } else {
          [.guard([web], else: entries(of: .activity).isEmpty ? .code("false") : entry), link]
        }
      let kinds =
        graph.routes.isEmpty ? "an activity" : entries(of: .activity).isEmpty ? "a universal link" : "a universal link or an activity"
      all.append(
        handler(
          doc: [
            "Opens \(kinds). " + (isInUIKit ? "Call it from `scene(_:continue:)`." : "The view of the scene does so by itself."),
            graph.routes.isEmpty
              ? Self.returnsOpened : "Returns `false` if no route matches; the app can then open a universal link in the browser.",
          ], named: "activity", type: system("NSUserActivity"), body: body))
    }
    if !entries(of: .shortcut).isEmpty {
      all.append(
        handler(
          doc: [
            "Opens a shortcut. "
              + (isInUIKit
                ? "Call it from `windowScene(_:performActionFor:completionHandler:)`." : "The generated `SceneDelegate` calls it."),
            Self.returnsOpened,
          ], named: "item",
          type: system("UIApplicationShortcutItem"),
          body: [.return(opened("Entry.decode(shortcut: item.type, item.userInfo)"))]))
    }
    guard !entries(of: .notification).isEmpty else { return all }
    let decode = "Entry.decode(notification: request.content.categoryIdentifier, request.content.userInfo)"
    let once = ClosureDescription(parameters: [], body: [.return(opened(decode))])
    all.append(
      handler(
        doc: [
          "Opens the entry that the category of a tapped notification names, once for each notification. Ignores buttons of notifications.",
          Self.returnsOpened,
        ], named: "response", type: system("UNNotificationResponse"),
        body: [
          .guard([.holds(.code("response.actionIdentifier == UNNotificationDefaultActionIdentifier"))], else: .code("false")),
          .assign("let request", .code("response.notification.request")),
          .return(
            .call(
              CallDescription(
                callee: "Self.register.once",
                arguments: [
                  ArgumentDescription(label: nil, value: .code("request.identifier")),
                  ArgumentDescription(label: nil, value: .code("response.notification.date")),
                ], trailing: once))),
        ]))
    all.append(
      handler(
        doc: [
          "Opens a notification in the scene that it is for, in the one in front, or in the next one that connects.",
          "Call it from the app's `UNUserNotificationCenterDelegate`.",
        ], isStatic: true, named: "response", type: system("UNNotificationResponse"),
        body: [
          .return(
            .call(
              CallDescription(
                callee: "register.open", arguments: [ArgumentDescription(label: label, value: .code("response.targetScene"))],
                trailing: ClosureDescription(parameters: ["scene"], body: [.return(.code("scene.handle(response)"))]))))
        ]))
    return all
  }

  private func opened(_ entry: String) -> ExpressionDescription {
    .call(
      "navigator.open",
      with: [ArgumentDescription(label: nil, value: .call("target", with: [ArgumentDescription(label: "of", value: .code(entry))]))])
  }

  /// Returns the functions that find a target. They log what has none.
  private func targets() -> [Declaration] {
    func found(named name: String, type: String, body: [Statement]) -> Declaration {
      .function(
        FunctionDescription(
          name: "target", parameters: [ParameterDescription(label: "of", name: name, type: type)], returns: "Graph.Target?",
          isPrivate: true, body: body))
    }
    func unpack(_ subject: String, as name: String) -> Statement {
      .switch(
        SwitchDescription(
          over: subject,
          cases: [
            SwitchCaseDescription(patterns: [".success(let " + name + ")"], body: [.return(.code(name + ".target"))]),
            SwitchCaseDescription(
              patterns: [".failure(let error)"], body: [.expression(.code("navigator.log(error.description)")), .return(.code("nil"))]),
          ]))
    }
    var all: [Declaration] = []
    if hasURLs {
      let isFile = Statement.Condition.holds(.code("url.scheme?.lowercased() == \"file\""))
      let file = Statement.return(.code("target(of: Entry.decode(file: url))"))
      if graph.routes.isEmpty {
        all.append(found(named: "url", type: "Foundation.URL", body: [.guard([isFile], else: .code("nil")), file]))
      } else {
        let files = entries(of: .file).isEmpty ? [] : [Statement.if([isFile], then: file)]
        all.append(found(named: "url", type: "Foundation.URL", body: files + [unpack("Route.parse(url)", as: "route")]))
      }
    }
    if graph.entries.ids.contains(where: { graph.entries[$0].kind != .intent }) {
      all.append(found(named: "entry", type: "Swift.Result<Entry, NavGraph.EntryError>", body: [unpack("entry", as: "entry")]))
    }
    return all
  }

  /// Returns a function that handles a value from the system, and returns whether it opened something.
  private func handler(doc: [String], isStatic: Bool = false, named name: String, type: String, body: [Statement]) -> Declaration {
    .function(
      FunctionDescription(
        doc: doc, name: "handle", modifiers: ["@discardableResult"] + (isStatic ? ["static"] : []),
        parameters: [ParameterDescription(label: "_", name: name, type: type)], returns: "Bool", body: body))
  }

  // MARK: Documentation

  /// Returns the documentation of the scene, with an example of a scene delegate.
  func sceneDoc() -> [String] {
    let supplied = suppliedInDocs
    guard graph.rootPlace == .window else { return partDoc(supplied: supplied) }
    let summary = "The navigation of one window. Your scene delegate retains it."
    let hasWaysIn = !graph.routes.isEmpty || !graph.entries.isEmpty
    var lines = [
      "    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {",
      "      var navigation: \(naming.app).\(sceneType)?",
      "      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {",
      "        guard let scene = scene as? UIWindowScene else { return }",
      "        let window = UIWindow(windowScene: scene)",
      "        let saved = session.stateRestorationActivity" + (hasWindows ? " ?? NavGraph.window(in: options)" : ""),
      "        navigation = \(naming.app).\(sceneType)(", "          window: window, restoring: saved,", "          \(supplied)",
      "        )",
    ]
    if hasWaysIn { lines.append("        navigation?.handle(options)") }
    lines += [
      "      }", "      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { navigation?.restorationActivity }",
      "      func sceneDidDisconnect(_ scene: UIScene) { navigation?.stop() }",
    ]
    if hasURLs {
      lines += [
        "      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {",
        "        navigation?.handle(contexts)", "      }",
      ]
    }
    if !graph.routes.isEmpty || !entries(of: .activity).isEmpty {
      lines.append("      func scene(_ scene: UIScene, continue activity: NSUserActivity) { navigation?.handle(activity) }")
    }
    if !entries(of: .shortcut).isEmpty {
      lines += [
        "      func windowScene(",
        "        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,",
        "        completionHandler done: @escaping (Bool) -> Void",
        "      ) { done(navigation?.handle(item) ?? false) }",
      ]
    }
    lines.append("    }")
    if !entries(of: .notification).isEmpty {
      lines += ["", "The delegate of the notification center calls `\(naming.app).\(sceneType).handle(response)`."]
    }
    return [summary, ""] + lines.map { String(systemNames.qualifying($0[...])) }
  }

  /// The arguments that the app passes to a scene, in an example.
  private var suppliedInDocs: String {
    var supplied = ["factory: app"]
    if !declaredGuards.isEmpty { supplied.append("guards: app") }
    if !graph.conditions.isEmpty { supplied.append("conditions: app") }
    if !badgedTabs.isEmpty { supplied.append("badges: app") }
    if browses { supplied.append("browse: app.browse") }
    return supplied.joined(separator: ", ")
  }

  /// Returns the documentation of a scene that is a part of the app.
  private func partDoc(supplied: String) -> [String] {
    let scene = naming.app + "." + sceneType
    let lines =
      if graph.rootPlace == .embedded {
        [
          "The navigation of a part of the app.", "",
          "    let part = NavGraph.PartController()", "    navigation = \(scene)(in: part, \(supplied))",
          "    tabBarController.viewControllers = [home, part, settings]", "",
          "Before you open a deep link that leads into the part, show the part.",
        ]
      } else {
        [
          "The navigation from a screen of the app, which may retain it.", "",
          "    private lazy var navigation = \(scene)(around: self, \(supplied))",
        ]
      }
    return lines.map { String(systemNames.qualifying($0[...])) }
  }
}
