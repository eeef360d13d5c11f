import UIKit

/// Benches about Back buttons with an action of the app.
@MainActor enum BackBenches {
  /// A stack of three pages whose top page has a `backAction`.
  class ActionBench: StackBenches.StackBench {
    var actions = 0

    override func begin() {
      show("a", "b", "c")
      stack.topViewController?.navigationItem.backAction = UIAction { [weak self] _ in self?.actions += 1 }
    }
  }

  final class SwipesPast: ActionBench {
    override var answer: Bool? { stack.viewControllers.count < 3 }
  }

  final class EscapesPast: ActionBench {
    override func begin() {
      super.begin()
      _ = stack.accessibilityPerformEscape()
    }

    override var answer: Bool? { stack.viewControllers.count < 3 }
  }

  final class KeepsMenu: ActionBench {
    override var answer: Bool? { stack.viewControllers.count < 3 }
  }

  /// A navigation controller that records calls of `accessibilityPerformEscape` and `popToViewController`.
  final class NotingStack: UINavigationController {
    var notes: [String] = []

    override func accessibilityPerformEscape() -> Bool {
      notes.append("escape")
      return true
    }

    @discardableResult override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      notes.append("pop")
      return super.popToViewController(viewController, animated: animated)
    }
  }

  class NotingBench: Bench {
    let stack = NotingStack(rootViewController: BenchPage("a"))

    override func makeRoot() -> UIViewController { stack }

    override func begin() { stack.setViewControllers(stack.viewControllers + [BenchPage("b"), BenchPage("c")], animated: false) }
  }

  final class EscapePopsFirst: NotingBench {
    override var answer: Bool? { stack.viewControllers.count == 2 ? true : stack.notes.isEmpty ? nil : false }
  }

  final class MenuPopsUnseen: NotingBench {
    override var answer: Bool? { stack.viewControllers.count == 1 ? stack.notes.isEmpty : nil }
  }
}
