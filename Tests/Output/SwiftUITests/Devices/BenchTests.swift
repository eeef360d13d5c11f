import SwiftUI
import Testing
import UIKit

@testable import DeviceBenches

/// Tests the benches for devices on the headless UIKit, where each answer can be set.
@MainActor @Suite struct BenchTests {
  @Test func everyQuestionHasABench() {
    #expect(Question.allCases.map(\.rawValue).sorted() == HeadlessSwitch.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: Question.allCases, [false, true]) func aBenchFindsTheAnswer(_ question: Question, _ answer: Bool) async throws {
    let asked = try #require(HeadlessSwitch(rawValue: question.rawValue))
    var options = HeadlessOptions()
    options[asked] = answer
    await Headless.isolated(options) {
      let window = UIWindow(frame: .zero)
      let bench = question.bench(in: window)
      window.makeKeyAndVisible()
      await settle(window)
      bench.begin()
      await settle(window)
      await perform(question.gesture, window)
      #expect(bench.answer == answer)
    }
  }

  /// Question Q10: the scroll view of pages.
  @Test func q10_theBenchOfPages() async {
    await Headless.isolated {
      let window = UIWindow(frame: .zero)
      let bench = ContainerBenches.PageRests(in: window)
      window.makeKeyAndVisible()
      await settle(window)
      await perform(.turnPage, window)
      #expect(bench.answer == true)
    }
  }

  private func settle(_ window: UIWindow) async {
    for _ in 0..<4 {
      window.rootViewController?.finishTurn()
      Headless.clock.drain()
      await Headless.turn()
    }
  }

  private func perform(_ gesture: Question.Gesture, _ window: UIWindow) async {
    let all = controllers(window)
    let stack = all.lazy.compactMap { $0 as? UINavigationController }.first
    let top = window.presentedControllers.dropFirst().last
    switch gesture {
    case .none: break
    case .tapBack: stack?.tapBack()
    case .swipeBack: stack?.swipeBack()
    case .pickFromBackMenu: if let lowest = stack?.viewControllers.first { stack?.longPressBack(to: lowest) }
    case .dragDown: if top?.transitionName == "zoom" { top?.dragZoomBack() } else { top?.dragSheetDown() }
    case .turnAndDragDown:
      window.changeSize(horizontal: .compact, vertical: .compact)
      top?.dragSheetDown()
    case .turn:
      window.changeSize(horizontal: .regular, vertical: .compact)
      await settle(window)
      window.changeSize(horizontal: .compact)
    case .turnPage: all.lazy.compactMap { $0 as? UIPageViewController }.first?.swipePage(.forward)
    case .tapSecondTab: all.lazy.compactMap { $0 as? UITabBarController }.first?.tapTab(1)
    case .tapAlertButton: (top as? UIAlertController)?.tapButton("OK")
    case .escape: stack?.performEscape()
    }
    await settle(window)
  }

  /// Returns all controllers in the window, from the outside in.
  private func controllers(_ window: UIWindow) -> [UIViewController] {
    var found = window.presentedControllers
    var next = 0
    while next < found.count {
      found += found[next].children
      next += 1
    }
    return found
  }
}
