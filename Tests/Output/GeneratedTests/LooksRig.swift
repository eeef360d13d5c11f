import Foundation
import Testing
import UIKit

/// A window with a scene of a sample, and what tests of looks ask of it.
@MainActor final class LooksRig<Scene> {
  let window = UIWindow(frame: .zero)
  let scene: Scene
  private let isIdle: (Scene) -> Bool

  init(_ make: (UIWindow) -> Scene, isIdle: @escaping (Scene) -> Bool) {
    scene = make(window)
    self.isIdle = isIdle
  }

  func settle() async {
    await rest { isIdle(scene) }
  }

  /// What is presented on top.
  var modal: UIViewController? { window.presentedControllers.dropFirst().last }
  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }
  /// The stack in front.
  var stack: UINavigationController? {
    (modal ?? tabs?.selectedViewController ?? window.rootViewController) as? UINavigationController
  }
  /// The app's screen in front.
  var screen: LooksScreen? {
    let top = stack?.topViewController ?? modal
    return top as? LooksScreen ?? top?.children.first as? LooksScreen
  }
  var item: UINavigationItem? { screen?.navigationItem }

  /// What the screen in front may ask for.
  func events<Events>(_ type: Events.Type = Events.self) throws -> Events { try #require(screen?.events as? Events) }
}

/// A screen with a view to point at.
class LooksScreen: UIViewController {
  let events: Any?
  let spot = UIView(frame: .zero)

  init(_ events: Any? = nil) {
    self.events = events
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { view.addSubview(spot) }
}
