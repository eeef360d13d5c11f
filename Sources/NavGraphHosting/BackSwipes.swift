import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The swipe back gestures that are turned off because of the graph. Gestures that the app has turned off stay off.
  @MainActor package final class BackSwipes {
    private var off: [UIGestureRecognizer] = []

    package init() {}

    /// Turns off the gestures that the screens on top of their stacks don't allow, and turns on the rest. Turning off a recognizer cancels
    /// its gesture, so call this only when nothing moves.
    package func follow(_ screens: [(controller: UIViewController, swipe: Chrome.SwipeBack)]) {
      let unwanted = screens.flatMap { $0.swipe == .content ? [] : Self.recognizers(around: $0.controller, without: $0.swipe) }
      giveBack(but: unwanted)
      turnOff(unwanted)
    }

    /// Turns off both gestures of a stack whose top screen must confirm Back, until everything is at rest.
    package func hold(_ navigation: UINavigationController) { turnOff(Self.recognizers(of: navigation, without: .none)) }

    private func turnOff(_ recognizers: [UIGestureRecognizer]) {
      for recognizer in recognizers where recognizer.isEnabled {
        recognizer.isEnabled = false
        off.append(recognizer)
      }
    }

    /// Turns on the gestures that were turned off here.
    package func giveBack(but kept: [UIGestureRecognizer] = []) {
      for recognizer in off where !kept.contains(where: { $0 === recognizer }) { recognizer.isEnabled = true }
      off.removeAll { recognizer in !kept.contains { $0 === recognizer } }
    }

    /// Returns the recognizers of the stack that the screen is on top of. If it's the lowest screen, the surrounding stack is included,
    /// because a collapsed split nests the stacks of its columns.
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
  /// Returns the area from which a swipe leads back. A screen that must confirm Back allows none, except as the lowest of a stack.
  @MainActor package func swipeBack(of page: UIViewController) -> SwipeBack {
    if back == .confirm, page.navigationController?.viewControllers.first !== page { return .none }
    return swipeBack
  }
}
