import Testing
import UIKit

/// Callbacks that are lost, repeated, or late.
@Suite(.headless) @MainActor struct FaultTests {
  private func pushed(_ faults: HeadlessFaults) -> [String] {
    Headless.reset()
    let listener = StackListener()
    let stack = UINavigationController(rootViewController: Page("a"))
    stack.delegate = listener
    let rig = Rig(stack)
    listener.forget()
    Headless.options.faults = faults
    stack.pushViewController(Page("b"), animated: true)
    Headless.clock.advance(by: 1)
    defer { withExtendedLifetime(rig) {} }
    return listener.heard
  }

  @Test func oneKindGoesWrongAndTheOthersDont() {
    #expect(pushed(.none) == ["will b", "did b"])
    #expect(pushed(.calls(of: .didShow, are: .lost, oneIn: 1)) == ["will b"])
    #expect(pushed(.calls(of: .willShow, are: .twice, oneIn: 1)) == ["will b", "will b", "did b"])
    #expect(pushed(.calls(of: .didDismiss, are: .lost, oneIn: 1)) == ["will b", "did b"])
  }

  @Test func whatIsLateComes() {
    let listener = StackListener()
    let stack = UINavigationController(rootViewController: Page("a"))
    stack.delegate = listener
    let rig = Rig(stack)
    listener.forget()
    Headless.options.faults = .calls(of: .didShow, are: .tooLate, oneIn: 1)
    stack.pushViewController(Page("b"), animated: true)
    Headless.clock.advance(by: 6)
    #expect(listener.heard == ["will b"])
    Headless.clock.advance(by: 2)
    #expect(listener.heard == ["will b", "did b"])
    withExtendedLifetime(rig) {}
  }

  @Test func everySecondCallAndTheSameForTheSameNumber() {
    #expect(pushed(.dice(7, among: [.didShow])) == pushed(.dice(7, among: [.didShow])))
    let stack = UINavigationController(rootViewController: Page("a"))
    let listener = StackListener()
    stack.delegate = listener
    let rig = Rig(stack)
    listener.forget()
    Headless.reset()
    Headless.options.faults = .calls(of: .didShow, are: .lost, oneIn: 2)
    for name in ["b", "c", "d"] {
      stack.pushViewController(Page(name), animated: true)
      Headless.clock.advance(by: 1)
    }
    #expect(listener.heard.filter { $0.hasPrefix("did") } == ["did c"])
    withExtendedLifetime(rig) {}
    let heard = (0..<40).map { pushed(.dice(UInt64($0), among: [.didShow])).count }
    #expect(Set(heard).isSuperset(of: [1, 2, 3]), "left out, as it should be, twice")
  }

  /// Faults don't affect the stand-ins' own work at the end of a transition.
  @Test func completionsOfTransitions() {
    let stack = UINavigationController(rootViewController: Page("a"))
    let rig = Rig(stack)
    for (fault, count) in [(HeadlessFault.none, 1), (.lost, 0), (.twice, 2)] {
      Headless.options.faults = .calls(of: .transitionCompletion, are: fault, oneIn: 1)
      var heard = 0
      stack.pushViewController(Page("b"), animated: true)
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in heard += 1 }
      Headless.clock.advance(by: 1)
      #expect(heard == count && stack.viewControllers.count > 1)
    }
    withExtendedLifetime(rig) {}
  }
}
