import UIKit

/// Benches about `UINavigationController`.
@MainActor enum StackBenches {
  /// A stack of pages, with a delegate that records calls.
  class StackBench: Bench {
    let stack = UINavigationController(rootViewController: BenchPage("a"))
    let ear = Ear()

    override func makeRoot() -> UIViewController { stack }

    /// Sets the stack to the pages with these names, without an animation. Pages that the stack contains are reused.
    func show(_ names: String...) {
      let shown = stack.viewControllers
      let pages = names.map { name in shown.first { $0.title == name } ?? BenchPage(name) }
      stack.setViewControllers(pages, animated: false)
    }
  }

  /// A delegate that records its calls.
  final class Ear: NSObject, UINavigationControllerDelegate {
    var heard: [String] = []

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
      heard.append("didShow")
    }
  }

  final class ChangesAtEnd: StackBench {
    private var found: Bool?

    override func begin() {
      stack.pushViewController(BenchPage("b"), animated: true)
      found = stack.viewControllers.count == 1
    }

    override var answer: Bool? { found }
  }

  final class DidShowWithoutTransition: StackBench {
    private var hasBegun = false

    override func makeRoot() -> UIViewController {
      show("a", "b")
      return stack
    }

    override func begin() {
      stack.delegate = ear
      let top = stack.viewControllers.suffix(1)
      stack.setViewControllers([BenchPage("c")] + top, animated: true)
      hasBegun = true
    }

    override var answer: Bool? { hasBegun ? !ear.heard.isEmpty : nil }
  }

  final class DidShowOffScreen: StackBench {
    private let hidden = UINavigationController(rootViewController: BenchPage("a"))
    private var hasBegun = false

    override func begin() {
      hidden.delegate = ear
      hidden.pushViewController(BenchPage("b"), animated: false)
      hasBegun = true
    }

    override var answer: Bool? { hasBegun ? !ear.heard.isEmpty : nil }
  }

  final class DidShowBeforeCompletions: StackBench {
    override func begin() {
      stack.delegate = ear
      stack.pushViewController(BenchPage("b"), animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { [ear] _ in ear.heard.append("completion") }
    }

    override var answer: Bool? { ear.heard.count == 2 ? ear.heard[0] == "didShow" : nil }
  }

  final class LosesSecondPush: StackBench {
    private var hasBegun = false

    override func begin() {
      stack.pushViewController(BenchPage("b"), animated: true)
      stack.pushViewController(BenchPage("c"), animated: true)
      hasBegun = true
    }

    override var answer: Bool? { hasBegun ? stack.viewControllers.count < 3 : nil }
  }

  final class RefusesWhilePresented: StackBench {
    private var found: Bool?

    override func begin() {
      stack.topViewController?.present(BenchPage("sheet"), animated: false) { [weak self] in
        guard let self else { return }
        stack.pushViewController(BenchPage("b"), animated: false)
        found = stack.viewControllers.count == 1
      }
    }

    override var answer: Bool? { found }
  }

  final class EditingEndsLate: StackBench, UITextFieldDelegate {
    private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    private var found: Bool?

    override func begin() {
      show("a", "b")
      field.delegate = self
      stack.topViewController?.view.addSubview(field)
      field.becomeFirstResponder()
      stack.popViewController(animated: true)
    }

    func textFieldDidEndEditing(_ textField: UITextField) { found = stack.transitionCoordinator == nil }

    override var answer: Bool? { found }
  }
}
