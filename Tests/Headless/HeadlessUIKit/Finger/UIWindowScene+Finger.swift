import HeadlessUserNotifications

@available(iOS 13.0, *) extension UIWindowScene {
  /// Connects a scene as the system does at a cold start (UIKit-L1).
  ///
  /// The connection options contain only the type of a Handoff activity, which arrives later. They contain all other activities.
  @discardableResult public static func launch(
    _ delegate: any UIWindowSceneDelegate, urls: [URL] = [], activities: [NSUserActivity] = [], handoff: NSUserActivity? = nil,
    shortcut: UIApplicationShortcutItem? = nil, notification: UNNotificationResponse? = nil, session: UISceneSession? = nil
  ) -> UIWindowScene {
    let options = UIScene.ConnectionOptions()
    options.urlContexts = Set(urls.map { UIOpenURLContext(headless: $0) })
    options.userActivities = Set(activities)
    options.handoffUserActivityType = handoff?.activityType
    options.shortcutItem = shortcut
    options.notificationResponse = notification
    let session = session ?? UISceneSession(headless: "scene \(Headless.world.scenes.count + 1)")
    let scene = UIWindowScene(session: session, connectionOptions: options)
    Headless.world.scenes.append(scene)
    scene.delegate = delegate
    scene.activationState = .foregroundInactive
    delegate.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundActive
    if let handoff {
      Headless.clock.schedule(after: 0) { [weak scene] in scene?.resume(handoff) }
    }
    return scene
  }

  private var windowDelegate: (any UIWindowSceneDelegate)? { delegate as? any UIWindowSceneDelegate }

  /// Opens links in the running scene.
  public func open(_ urls: [URL]) {
    delegate?.scene(self, openURLContexts: Set(urls.map { UIOpenURLContext(headless: $0) }))
  }

  /// Continues an activity in the running scene: a universal link, or Handoff.
  public func resume(_ activity: NSUserActivity) {
    delegate?.scene(self, continue: activity)
  }

  /// Selects a shortcut in the menu of the app's icon while the scene runs. The delegate must call the completion handler once.
  public func perform(_ shortcut: UIApplicationShortcutItem) -> HeadlessAnswer {
    let answer = HeadlessAnswer()
    windowDelegate?.windowScene(self, performActionFor: shortcut) { answer.values.append($0) }
    return answer
  }

  /// Moves the scene to the background, which saves its state (UIKit-L2).
  public func enterBackground() {
    activationState = .background
    session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
  }

  /// Disconnects the scene, as the system does to save memory. The session remains (UIKit-L2).
  public func disconnect() {
    if activationState != .background { enterBackground() }
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    for window in windows { window.isHidden = true }
    Headless.world.scenes.removeAll { $0 === self }
    delegate = nil
  }
}
