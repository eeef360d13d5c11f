import Foundation
import Testing
import UIKit
import UserNotifications

@testable import MessengerGenerated
@testable import NavGraphRuntime
@testable import NavGraphUIKit

/// A scene of the Messenger sample in a window, with gestures and a clock.
@MainActor final class MessengerRig {
  let window: UIWindow
  let app: MessengerApp
  let scene: Messenger.NavigationScene
  /// The app's scene delegate, and in the next property UIKit's scene, if the system launched the app.
  let delegate: MessengerSceneDelegate?
  let system: UIWindowScene?
  private var ownLog: [String] = []
  /// The number of turns without activity after which the scene is at rest.
  var turnsOfRest = 20
  var log: [String] { delegate?.log ?? ownLog }

  init(containers: NavGraph.Containers<Messenger.Graph> = NavGraph.Containers(), _ prepare: (MessengerApp) -> Void = { _ in }) {
    let app = MessengerApp()
    self.app = app
    prepare(app)
    window = UIWindow(frame: .zero)
    scene = Messenger.NavigationScene(window: window, factory: app, containers: containers, guards: app, conditions: app, badges: app) {
      app.browsed.append($0)
    }
    (delegate, system) = (nil, nil)
    scene.navigator.log = { [weak self] in self?.ownLog.append($0) }
  }

  /// Launches the app as the system does, through the app's scene delegate.
  init(
    launching app: MessengerApp, urls: [URL] = [], activities: [NSUserActivity] = [], handoff: NSUserActivity? = nil,
    shortcut: UIApplicationShortcutItem? = nil, notification: UNNotificationResponse? = nil, session: UISceneSession? = nil
  ) throws {
    self.app = app
    let delegate = MessengerSceneDelegate(app)
    let system = UIWindowScene.launch(
      delegate, urls: urls, activities: activities, handoff: handoff, shortcut: shortcut, notification: notification, session: session)
    (self.delegate, self.system) = (delegate, system)
    scene = try #require(delegate.shown)
    window = try #require(scene.host.window)
  }

  /// Creates a rig for a scene that is already connected.
  init(_ delegate: MessengerSceneDelegate, _ app: MessengerApp, _ system: UIWindowScene) throws {
    self.app = app
    (self.delegate, self.system) = (delegate, system)
    scene = try #require(delegate.shown)
    window = try #require(scene.host.window)
  }

  /// Lets time pass until nothing moves and no question is pending.
  func settle() async {
    var calm = 0
    var patience = HeadlessPatience()
    for _ in 0..<20_000 where calm < turnsOfRest {
      await Headless.turn()
      if patience.step(isIdle: scene.navigator.isIdle) {
        calm = 0
      } else if scene.navigator.isIdle {
        calm += 1
      }
    }
    #expect(calm == turnsOfRest, "the scene never came to rest")
  }

  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }
  var stack: UINavigationController? {
    topModal as? UINavigationController ?? (topModal == nil ? tabs?.selectedViewController as? UINavigationController : nil)
  }
  /// The identities of the controllers in the front stack, without references to them.
  var stackIdentity: [ObjectIdentifier] { stack?.viewControllers.map(ObjectIdentifier.init) ?? [] }
  /// The identity of the topmost presented controller, without a reference to it.
  var modalIdentity: ObjectIdentifier? { topModal.map(ObjectIdentifier.init) }
  var topModal: UIViewController? {
    var top: UIViewController?
    while let next = (top ?? window.rootViewController)?.presentedViewController { top = next }
    return top
  }
  var front: UIViewController? {
    if let stack { return stack.topViewController }
    if let topModal { return topModal }
    if let pages = window.rootViewController as? UIPageViewController { return pages.viewControllers?.first }
    return window.rootViewController
  }

  /// Returns the events of the front screen, or nil if they have another type.
  func events<Events>(_ type: Events.Type = Events.self) -> Events? {
    ((front as? SampleScreen)?.events ?? (front as? ConfirmingScreen)?.events) as? Events
  }

  /// The visible layers from the bottom up, including covered screens of stacks.
  var seen: [String] {
    var layers: [String] = []
    var next = window.rootViewController
    while let layer = next {
      layers.append(MessengerRig.read(layer))
      next = layer.presentedViewController
    }
    return layers
  }

  private static func read(_ controller: UIViewController) -> String {
    switch controller {
    case let tabs as UITabBarController:
      let contents = (tabs.viewControllers ?? []).map(read)
      return "\(tabs.selectedIndex) of [" + contents.joined(separator: " | ") + "]"
    case let stack as UINavigationController: return stack.viewControllers.map(read).joined(separator: " > ")
    case let pages as UIPageViewController: return "page " + (pages.viewControllers ?? []).map(read).joined()
    case is UIAlertController: return "alert"
    case let screen as SampleScreen: return screen.name
    case let screen as ConfirmingScreen: return screen.name
    default: return "blank"
    }
  }

  private static func read(_ shape: Messenger.Graph.Shape, isAlert: Bool) -> String {
    switch shape {
    case .blank: isAlert ? "alert" : "blank"
    case .screen(let screen): "\(screen)"
    case .stack(_, let path): path.map { "\($0)" }.joined(separator: " > ")
    case .tabs(_, let contents, let selected):
      "\(selected) of [" + contents.map { read($0, isAlert: false) }.joined(separator: " | ") + "]"
    case .pages(_, let pages, let selected): "page \(pages[selected])"
    case .split: "split"
    }
  }

  /// Expects that the screen shows the state, nothing waits, UIKit was used correctly, and only shown screens are in memory.
  func expectConsistent(_ note: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    let shapes = scene.navigator.tree.shape
    let state = shapes.enumerated().map { MessengerRig.read($0.element, isAlert: $0.offset > 0) }
    #expect(seen == state, "\(note)", sourceLocation: sourceLocation)
    #expect(scene.navigator.isIdle, "\(note)", sourceLocation: sourceLocation)
    #expect(Headless.violations == [], "\(note)", sourceLocation: sourceLocation)
    #expect(Headless.exceptions == [], "\(note)", sourceLocation: sourceLocation)
    // A root that may be shown again is kept.
    func below(_ coordinator: NavGraph.Coordinator<Messenger.Graph>) -> [NavGraph.Coordinator<Messenger.Graph>] {
      [coordinator] + coordinator.children.flatMap(below)
    }
    let kept = scene.host.coordinators + (scene.host.away.map(below) ?? [])
    let shown = kept.map(\.controller).filter { $0 is SampleScreen || $0 is ConfirmingScreen }
    let alive = Headless.liveControllers.filter { $0 is SampleScreen || $0 is ConfirmingScreen }
    #expect(alive.count == shown.count, "\(note): somebody is kept in memory", sourceLocation: sourceLocation)
  }

  /// The screens of the selected tab's stack, or of the front sheet.
  var path: [String] { stack?.viewControllers.map(MessengerRig.read) ?? [] }
}
