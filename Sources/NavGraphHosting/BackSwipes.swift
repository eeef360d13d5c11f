import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The swipes back that are off because the graph says so. What the app has turned off itself stays off.
  @MainActor package final class BackSwipes {
    private var off: [UIGestureRecognizer] = []

    package init() {}

    /// Turns off what the screens on top of their stacks don't have, and gives back the rest. A recognizer that is turned off lets go of
    /// the finger that it follows, so nothing may move meanwhile.
    package func follow(_ screens: [(controller: UIViewController, swipe: Chrome.SwipeBack)]) {
      let unwanted = screens.flatMap { $0.swipe == .content ? [] : Self.recognizers(around: $0.controller, without: $0.swipe) }
      giveBack(but: unwanted)
      turnOff(unwanted)
    }

    /// Turns off both swipes of a stack that shows a screen which asks first: no finger gets in before everything is at rest.
    package func hold(_ navigation: UINavigationController) { turnOff(Self.recognizers(of: navigation, without: .none)) }

    private func turnOff(_ recognizers: [UIGestureRecognizer]) {
      for recognizer in recognizers where recognizer.isEnabled {
        recognizer.isEnabled = false
        off.append(recognizer)
      }
    }

    /// Turns on again what was turned off here.
    package func giveBack(but kept: [UIGestureRecognizer] = []) {
      for recognizer in off where !kept.contains(where: { $0 === recognizer }) { recognizer.isEnabled = true }
      off.removeAll { recognizer in !kept.contains { $0 === recognizer } }
    }

    /// Those of the stack that screen is on top of, and, if it is the lowest there, of the one around that: in a collapsed split the stacks
    /// of the columns lie on each other.
    private static func recognizers(around screen: UIViewController, without swipe: Chrome.SwipeBack) -> [UIGestureRecognizer] {
      var result: [UIGestureRecognizer] = []
      var page = screen
      while let parent = page.parent {
        if let navigation = parent as? UINavigationController {
          guard navigation.topViewController === page else { break }
          result += recognizers(of: navigation, without: swipe)
          guard navigation.viewControllers.first === page else { break }
        }
        page = parent
      }
      return result
    }

    private static func recognizers(of navigation: UINavigationController, without swipe: Chrome.SwipeBack) -> [UIGestureRecognizer] {
      var result: [UIGestureRecognizer] = []
      if swipe == .none, let edge = navigation.interactivePopGestureRecognizer { result.append(edge) }
      if #available(iOS 26.0, *), let content = navigation.interactiveContentPopGestureRecognizer { result.append(content) }
      return result
    }
  }
}

extension NavGraph.Chrome {
  /// From where a swipe may lead back: from a screen that Back asks first, none does. The lowest of a stack has no Back.
  @MainActor package func swipeBack(of page: UIViewController) -> SwipeBack {
    if back == .confirm, page.navigationController?.viewControllers.first !== page { return .none }
    return swipeBack
  }
}
