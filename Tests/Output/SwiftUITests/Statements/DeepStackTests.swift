import Testing
import UIKit

/// Tests the cost of a step on a stack with many screens.
@MainActor @Suite(.headless) struct DeepStackTests {
  /// Returns how many bodies a push and a swipe back evaluate.
  private func bodies(onStackOf screens: Int) async -> [Int] {
    let app = DiaryViews(Answers())
    await app.rest()
    for _ in 1..<screens {
      app.tap("day")
      await app.rest()
    }
    var counts: [Int] = []
    let steps: [@MainActor () -> Void] = [{ app.tap("day") }, { app.frontStack?.swipeBack() }]
    for step in steps {
      let before = app.asked
      step()
      await app.rest()
      counts.append(app.asked - before)
    }
    #expect(app.frontStack?.viewControllers.count == screens)
    #expect(Headless.violations == [])
    return counts
  }

  /// A push doesn't evaluate covered screens again, and a swipe doesn't evaluate screens that it doesn't reveal.
  @Test func w1_theNumberOfScreensBelowCostsNothing() async {
    let few = await bodies(onStackOf: 3)
    let many = await bodies(onStackOf: 20)
    #expect(few == many)
    #expect(few.allSatisfy { $0 > 0 })
  }
}

extension DiaryViews {
  /// The number of evaluated bodies so far.
  fileprivate var asked: Int { window.rootViewController?.bodies.values.reduce(0, +) ?? 0 }
}
