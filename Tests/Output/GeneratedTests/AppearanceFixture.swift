import Foundation
import Testing
import UIKit

/// A window with a scene of a sample, for tests of appearances.
@MainActor final class AppearanceFixture<Scene> {
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

  /// The topmost presented controller.
  var modal: UIViewController? { window.presentedControllers.dropFirst().last }
  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }
  var stack: UINavigationController? {
    (modal ?? tabs?.selectedViewController ?? window.rootViewController) as? UINavigationController
  }
  var screen: LooksScreen? {
    let top = stack?.topViewController ?? modal
    return top as? LooksScreen ?? top?.children.first as? LooksScreen
  }
  var item: UINavigationItem? { screen?.navigationItem }

  /// Returns the events of the front screen.
  func events<Events>(_ type: Events.Type = Events.self) throws -> Events { try #require(screen?.events as? Events) }
}

/// A screen with a view that can be an anchor.
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
