import NavGraphModel

// What a scene takes from the system: links, shortcuts, notifications, activities, files. Only what the app has is written.
extension Lowering {
  func waysIn() -> [Declaration] {
    guard !graph.routes.isEmpty || !graph.entries.isEmpty else { return [] }
    return opening() + connecting() + forwarding(registeredBy: "in") + targets()
  }

  /// The scenes that are there, for what arrives at the app.
  func register(of scene: String) -> [Declaration] {
    guard !graph.entries.isEmpty else { return [] }
    let value = ExpressionDescription.call("NavGraph.Register")
    return [
      .variable(
        VariableDescription("register", "NavGraph.Register<\(scene)>", isLet: true, modifiers: ["private", "static"], value: value))
    ]
  }

  var hasURLs: Bool { !graph.routes.isEmpty || !entries(of: .file).isEmpty }

  /// Typed ways in, for the app itself.
  private func opening() -> [Declaration] {
    var all: [Declaration] = []
    if !graph.routes.isEmpty {
      all.append(
        .function(
          FunctionDescription(
            doc: ["Opens a link that the app makes itself."], "open", parameters: [ParameterDescription(label: "_", "route", "Route")],
            body: [.expression(.code("navigator.open(route.target)"))])))
    }
    if !graph.entries.isEmpty {
      all.append(
        .function(
          FunctionDescription(
            doc: ["Enters the app as a shortcut, a notification, an activity, an intent or a file says."], "open",
            parameters: [ParameterDescription(label: "_", "entry", "Entry")],
            body: [.expression(.code("navigator.open(entry.target)"))])))
      all.append(
        open(
          ["The same in the scene in front, for what knows no scene, such as an App Intent; before there is one, in the first."],
          isStatic: true, "entry", "Entry",
          [
            .return(
              .call(
                CallDescription(
                  "register.open", [],
                  trailing: ClosureDescription(["scene"], [.return(.code("scene.navigator.open(.some(entry.target))"))]))))
          ]))
    }
    all.append(
      .function(
        FunctionDescription(
          doc: ["Drops links that still wait, for a guard or a modal. Leaving a root does that by itself; for other ways to log out."],
          "forgetLinks", body: [.expression(.code("navigator.forgetLinks()"))])))
    return all
  }

  /// What a scene is connected for, and links.
  private func connecting() -> [Declaration] {
    var body: [Statement] = []
    if !entries(of: .shortcut).isEmpty {
      body.append(.if([.bind("item", .code("options.shortcutItem")), .holds(.code("open(item)"))], then: .return(.array([]))))
    }
    if !entries(of: .notification).isEmpty {
      body.append(
        .if([.bind("response", .code("options.notificationResponse")), .holds(.code("open(response)"))], then: .return(.array([]))))
    }
    if !entries(of: .activity).isEmpty {
      body.append(
        .if([.holds(.code("NavGraph.activities(in: options).contains(where: { open($0) })"))], then: .return(.array([]))))
    }
    body.append(.return(.code(hasURLs ? "open(NavGraph.links(in: options))" : "NavGraph.links(in: options)")))
    var all = [
      open(
        ["For `scene(_:willConnectTo:options:)`: opens what the scene was connected for. URLs that lead nowhere come back."],
        "options", system("UIScene") + ".ConnectionOptions", returns: "[Foundation.URL]", body)
    ]
    guard hasURLs else { return all }
    all.append(
      open(
        [
          "For `scene(_:openURLContexts:)`: opens the first URL that leads anywhere, in the order of their texts. The others come back."
        ], "contexts", "Set<" + system("UIOpenURLContext") + ">", returns: "[Foundation.URL]",
        [.return(.code("open(contexts.map { $0.url })"))]))
    all.append(openURL())
    all.append(
      open(
        nil, "urls", "[Foundation.URL]", returns: "[Foundation.URL]", [.return(.code("navigator.open(urls) { target(of: $0) }"))],
        isPrivate: true))
    return all
  }

  private func openURL() -> Declaration {
    open(
      ["Opens a link, at the launch of the app or later; false if it leads nowhere. For SwiftUI's `onOpenURL`, too."], "url",
      "Foundation.URL", [.return(.code("navigator.open(target(of: url))"))])
  }

  /// What a scene of views takes from the system. Its window hears of links and activities; a delegate, of the rest.
  func waysIntoViews() -> [Declaration] {
    guard !graph.routes.isEmpty || !graph.entries.isEmpty else { return [] }
    return opening() + (hasDelegates ? connectingViews() : []) + (hasURLs ? [openURL()] : []) + forwarding(registeredBy: "at") + targets()
  }

  /// Whether anything comes in that no view is told of.
  var hasDelegates: Bool { !entries(of: .shortcut).isEmpty || !entries(of: .notification).isEmpty }

  /// What the activities are called that a window continues.
  var continuedActivities: [ExpressionDescription] {
    var types: [String] = []
    for id in entries(of: .activity) {
      let type = text(graph.entries[id].identifier)
      if !types.contains(type) { types.append(type) }
    }
    return (graph.routes.isEmpty ? [] : [.code("NSUserActivityTypeBrowsingWeb")]) + types.map { .string($0) }
  }

  /// What a scene of the system is connected for, in the scene of the app that is shown in it.
  private func connectingViews() -> [Declaration] {
    var body: [Statement] = []
    func open(_ option: String, _ name: String) -> Statement {
      .if([.bind(name, .code("options." + option)), .holds(.code("open(" + name + ")"))], then: .return(.code("true")))
    }
    if !entries(of: .shortcut).isEmpty { body.append(open("shortcutItem", "item")) }
    if !entries(of: .notification).isEmpty { body.append(open("notificationResponse", "response")) }
    let isActive = !entries(of: .activity).isEmpty
    var others: [String] = []
    if isActive { others.append("connection.activities.contains { open($0) }") }
    if hasURLs { others.append("connection.links.contains { open($0) }") }
    if others.isEmpty {
      body.append(.return(.code("false")))
    } else {
      body += [.assign("let connection", .code("NavGraph.Connection(options)")), .return(.code(others.joined(separator: " || ")))]
    }
    var all = [
      self.open(
        ["Opens what a scene of the system was connected for; false if that leads nowhere."], "options",
        system("UIScene") + ".ConnectionOptions", body),
      found("options", system("UIScene") + ".ConnectionOptions", in: "connecting"),
    ]
    if !entries(of: .shortcut).isEmpty { all.append(found("item", system("UIApplicationShortcutItem"), in: "at")) }
    return all
  }

  /// The same in the scene of the app that is shown in that scene of the system.
  private func found(_ name: String, _ type: String, in label: String) -> Declaration {
    .function(
      FunctionDescription(
        doc: ["For the delegate of a scene of the system: see `SceneDelegate`."], "open", modifiers: ["@discardableResult", "static"],
        parameters: [ParameterDescription(label: "_", name, type), ParameterDescription(label: label, "system", system("UIScene"))],
        returns: "Bool",
        body: [
          .return(
            .call(
              CallDescription(
                "register.open", [ArgumentDescription(label, .code("system"))],
                trailing: ClosureDescription(["scene"], [.return(.code("scene.open(\(name))"))]))))
        ]))
  }

  /// What arrives at a scene that runs, or at the app.
  private func forwarding(registeredBy label: String) -> [Declaration] {
    var all: [Declaration] = []
    if !graph.routes.isEmpty || !entries(of: .activity).isEmpty {
      let web = Statement.Condition.holds(.code("activity.activityType == NSUserActivityTypeBrowsingWeb"))
      let link = Statement.return(.code("navigator.open(activity.webpageURL.flatMap { target(of: $0) })"))
      let entry = ExpressionDescription.code("navigator.open(target(of: Entry.decode(activity: activity.activityType, activity.userInfo)))")
      let body: [Statement] =
        if graph.routes.isEmpty {
          [.return(entry)]
        } else {
          [.guard([web], else: entries(of: .activity).isEmpty ? .code("false") : entry), link]
        }
      all.append(
        open(
          [
            "For `scene(_:continue:)`, and SwiftUI's `onContinueUserActivity`: universal links and activities. False if it leads nowhere:",
            "a universal link can then be opened in the browser.",
          ], "activity", system("NSUserActivity"), body))
    }
    if !entries(of: .shortcut).isEmpty {
      all.append(
        open(
          ["For `windowScene(_:performActionFor:completionHandler:)`: what it returns is what the handler wants."], "item",
          system("UIApplicationShortcutItem"),
          [.return(.code("navigator.open(target(of: Entry.decode(shortcut: item.type, item.userInfo)))"))]))
    }
    guard !entries(of: .notification).isEmpty else { return all }
    let decode = "Entry.decode(notification: request.content.categoryIdentifier, request.content.userInfo)"
    let once = ClosureDescription([], [.return(.code("navigator.open(target(of: " + decode + "))"))])
    all.append(
      open(
        [
          "Opens what a tapped notification is about; its category is the entry's name. Buttons of notifications are the app's own affair.",
          "Opened once, however often the system hands it over.",
        ], "response", system("UNNotificationResponse"),
        [
          .guard([.holds(.code("response.actionIdentifier == UNNotificationDefaultActionIdentifier"))], else: .code("false")),
          .assign("let request", .code("response.notification.request")),
          .return(
            .call(
              CallDescription(
                "Self.register.once",
                [
                  ArgumentDescription(nil, .code("request.identifier")), ArgumentDescription(nil, .code("response.notification.date")),
                ], trailing: once))),
        ]))
    all.append(
      open(
        [
          "For the app's `UNUserNotificationCenterDelegate`: the same in the scene that the notification is for, or in the one in front;",
          "before there is one, in the next that connects.",
        ], isStatic: true, "response", system("UNNotificationResponse"),
        [
          .return(
            .call(
              CallDescription(
                "register.open", [ArgumentDescription(label, .code("response.targetScene"))],
                trailing: ClosureDescription(["scene"], [.return(.code("scene.open(response)"))]))))
        ]))
    return all
  }

  /// Where what has arrived leads; what leads nowhere is logged.
  private func targets() -> [Declaration] {
    func found(_ name: String, _ type: String, _ body: [Statement]) -> Declaration {
      .function(
        FunctionDescription(
          "target", parameters: [ParameterDescription(label: "of", name, type)], returns: "Target?", isPrivate: true, body: body))
    }
    func unpack(_ subject: String, _ name: String) -> Statement {
      .switch(
        SwitchDescription(
          subject,
          [
            SwitchCaseDescription([".success(let " + name + ")"], [.return(.code(name + ".target"))]),
            SwitchCaseDescription(
              [".failure(let error)"], [.expression(.code("navigator.log(error.description)")), .return(.code("nil"))]),
          ]))
    }
    var all: [Declaration] = []
    if hasURLs {
      let isFile = Statement.Condition.holds(.code("url.scheme?.lowercased() == \"file\""))
      let file = Statement.return(.code("target(of: Entry.decode(file: url))"))
      if graph.routes.isEmpty {
        all.append(found("url", "Foundation.URL", [.guard([isFile], else: .code("nil")), file]))
      } else {
        let files = entries(of: .file).isEmpty ? [] : [Statement.if([isFile], then: file)]
        all.append(found("url", "Foundation.URL", files + [unpack("Route.parse(url)", "route")]))
      }
    }
    if graph.entries.ids.contains(where: { graph.entries[$0].kind != .intent }) {
      all.append(found("entry", "Swift.Result<Entry, NavGraph.EntryError>", [unpack("entry", "entry")]))
    }
    return all
  }

  private func open(
    _ doc: [String]?, isStatic: Bool = false, _ name: String, _ type: String, returns: String = "Bool", _ body: [Statement],
    isPrivate: Bool = false
  ) -> Declaration {
    .function(
      FunctionDescription(
        doc: doc ?? [], "open", modifiers: (isPrivate ? [] : ["@discardableResult"]) + (isStatic ? ["static"] : []),
        parameters: [ParameterDescription(label: "_", name, type)], returns: returns, isPrivate: isPrivate, body: body))
  }

  // MARK: How to use it

  /// The scene delegate of the app, as it is to be written.
  func sceneDoc() -> [String] {
    let supplied = suppliedInDocs
    guard graph.rootPlace == .window else { return partDoc(supplied) }
    let summary = "One window: what it shows, and everything that can happen in it. The app's scene delegate holds it."
    let hasWaysIn = !graph.routes.isEmpty || !graph.entries.isEmpty
    var lines = [
      "    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {",
      "      var shown: \(naming.app).Scene?",
      "      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {",
      "        guard let scene = scene as? UIWindowScene else { return }",
      "        let window = UIWindow(windowScene: scene)",
      "        let saved = session.stateRestorationActivity" + (hasWindows ? " ?? NavGraph.window(in: options)" : ""),
      "        shown = \(naming.app).Scene(window: window, restoring: saved, \(supplied))",
    ]
    if hasWaysIn { lines.append("        shown?.open(options)") }
    lines += [
      "      }", "      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shown?.restorationActivity }",
      "      func sceneDidDisconnect(_ scene: UIScene) { shown?.stop() }",
    ]
    if hasURLs {
      lines.append("      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { shown?.open(contexts) }")
    }
    if !graph.routes.isEmpty || !entries(of: .activity).isEmpty {
      lines.append("      func scene(_ scene: UIScene, continue activity: NSUserActivity) { shown?.open(activity) }")
    }
    if !entries(of: .shortcut).isEmpty {
      lines += [
        "      func windowScene(",
        "        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void",
        "      ) { done(shown?.open(item) ?? false) }",
      ]
    }
    lines.append("    }")
    if !entries(of: .notification).isEmpty {
      lines += ["", "The delegate of the notification center calls `\(naming.app).Scene.open(response)`."]
    }
    return [summary, ""] + lines.map { String(systemNames.qualifying($0[...])) }
  }

  /// What the app supplies to a scene, in an example.
  private var suppliedInDocs: String {
    var supplied = ["factory: app"]
    if !declaredGuards.isEmpty { supplied.append("guards: app") }
    if !graph.conditions.isEmpty { supplied.append("conditions: app") }
    if !badgedTabs.isEmpty { supplied.append("badges: app") }
    if browses { supplied.append("browse: app.browse") }
    return supplied.joined(separator: ", ")
  }

  /// The same for a part of an app.
  private func partDoc(_ supplied: String) -> [String] {
    let scene = naming.app + ".Scene"
    let lines =
      if graph.rootPlace == .embedded {
        [
          "What the graph shows in a part of the app, and everything that can happen in it.", "",
          "    let part = NavGraph.PartController()", "    shown = \(scene)(in: part, \(supplied))",
          "    tabBarController.viewControllers = [home, part, settings]", "",
          "Hand links that lead into it to `open(_:)`, and show the part first.",
        ]
      } else {
        [
          "What the graph shows on a screen of the app, and everything that can happen there. The screen may hold it.", "",
          "    private lazy var shown = \(scene)(around: self, \(supplied))",
        ]
      }
    return lines.map { String(systemNames.qualifying($0[...])) }
  }
}
