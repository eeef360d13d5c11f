import Foundation
import UIKit

@testable import NavGraphRuntime
@testable import ShopGenerated

/// Measures the cost of a step, on the headless UIKit and SwiftUI, without the screens of an app: a push and a swipe back, in generated
/// code
/// and by hand.
///
///     NAVGRAPH_TESTS=all swift run -c release -Xswiftc -enable-testing StepTimes
@main @MainActor struct StepTimes {
  private let app = Screens()
  private let window = UIWindow(frame: .zero)
  private let scene: Shop.NavigationScene

  private init() {
    scene = Shop.NavigationScene(window: window, factory: app, guards: app, conditions: app, badges: app) { _ in }
  }

  static func main() async {
    let times = StepTimes()
    await times.measure()
    await ByHand().measure()
    await ViewTimes().measure()
    await ViewsByHand().measure()
  }

  private func measure() async {
    await settle()
    guard let tabs = window.rootViewController as? UITabBarController else { return }
    await report("generated", in: tabs)
    for tab in [1, 2, 3, 0] {
      tabs.tapTab(tab)
      await settle()
    }
    await report("generated, all tabs seen", in: tabs)
    for depth in [100, 500] {
      while stack(in: tabs)?.viewControllers.count ?? depth < depth { await push(in: tabs) }
      await report("generated, on \(depth) screens", in: tabs)
    }
  }

  private func report(_ name: String, in tabs: UITabBarController) async {
    await measureSteps(name) {
      await push(in: tabs)
      stack(in: tabs)?.swipeBack()
      await settle()
    }
  }

  private func stack(in tabs: UITabBarController) -> UINavigationController? { tabs.selectedViewController as? UINavigationController }

  private func push(in tabs: UITabBarController) async {
    let events = (stack(in: tabs)?.topViewController as? Page)?.events
    (events as? Shop.Catalogue.Events)?.product("1")
    (events as? Shop.Product.Events)?.product("1")
    await settle()
  }

  private func settle() async {
    while Headless.clock.step() || !scene.navigator.isIdle { await Task.yield() }
  }
}

/// Prints the processor time of a step in milliseconds: the median of five rounds.
@MainActor func measureSteps(_ name: String, _ step: @MainActor () async -> Void) async {
  var rounds: [Double] = []
  for _ in 0..<6 {
    let start = clock()
    for _ in 0..<100 { await step() }
    rounds.append(Double(clock() - start) / Double(CLOCKS_PER_SEC) * 10)
  }
  let median = rounds.dropFirst().sorted()[2]
  print(name.padding(toLength: 32, withPad: " ", startingAt: 0), String(format: "%7.3f ms", median))
}
