import Testing
import UIKit

@MainActor @Suite(.headless) struct TimerTests {
  @Test func aTimerKeepsNobodyWaiting() {
    let fired = Fired()
    Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in fired.count() }
    #expect(Headless.clock.isIdle)
    #expect(!Headless.clock.step())
    #expect(fired.times == 0)
    Headless.clock.advance(by: 4)
    #expect(fired.times == 0)
    Headless.clock.advance(by: 1)
    #expect(fired.times == 1)
    Headless.clock.advance(by: 100)
    #expect(fired.times == 1)
  }

  /// A timer fires when other work advances the clock past its time, and before that work.
  @Test func aTimerFiresOnTheWay() {
    let fired = Fired()
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fired.count() }
    var before = -1
    Headless.clock.schedule(after: 2) { before = fired.times }
    Headless.clock.drain()
    #expect(before == 1)
  }

  @Test func withoutAnimationsAPushIsThereAtOnce() {
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: .zero)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    Headless.clock.drain()
    stack.pushViewController(UIViewController(), animated: true)
    #expect(stack.transitionCoordinator == nil)
    #expect(stack.viewControllers.count == 2)
  }

  /// A counter for closures without isolation.
  private final class Fired: Sendable {
    @MainActor private(set) var times = 0

    @MainActor init() {}

    nonisolated func count() { MainActor.assumeIsolated { times += 1 } }
  }
}
