import UIKit

/// The measured app written by hand: a navigation controller without a navigation state.
@MainActor final class ByHand {
  private let window = UIWindow(frame: .zero)
  private let stack = UINavigationController(rootViewController: Page())

  init() {
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  func measure() async {
    await settle()
    await report("by hand")
    for depth in [100, 500] {
      while stack.viewControllers.count < depth { await push() }
      await report("by hand, on \(depth) screens")
    }
  }

  private func report(_ name: String) async {
    await measureSteps(name) {
      await push()
      stack.swipeBack()
      await settle()
    }
  }

  private func push() async {
    stack.pushViewController(Page(), animated: true)
    await settle()
  }

  private func settle() async {
    while Headless.clock.step() { await Task.yield() }
  }
}
