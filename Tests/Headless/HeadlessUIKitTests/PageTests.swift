import Testing
import UIKit

/// Page view controllers (UIKit-P1).
@Suite(.headless) @MainActor struct PageTests {
  @MainActor final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = ["a", "b", "c"].map { Page($0) }
    private(set) var heard: [String] = []

    private func neighbour(_ page: UIViewController, _ offset: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + offset) else { return nil }
      return pages[index + offset]
    }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
      -> UIViewController?
    { neighbour(viewController, -1) }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
      -> UIViewController?
    { neighbour(viewController, 1) }
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
      heard.append("will " + names(pendingViewControllers).joined())
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) {
      heard.append((completed ? "turned from " : "kept ") + names(previousViewControllers).joined())
    }
  }

  let book = Book()
  let reader = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let rig: Rig

  init() {
    reader.dataSource = book
    reader.delegate = book
    reader.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    rig = Rig(reader)
  }

  @Test func uikit_p1_gesturesAreReported() {
    #expect(reader.swipePage(.forward))
    settle()
    #expect(names(reader.viewControllers) == ["b"])
    #expect(book.heard == ["will b", "turned from a"])
    #expect(book.pages[0].diary.last == "disappeared" && book.pages[1].diary.last == "appeared")
  }

  @Test func uikit_p1_anAbortedTurnKeepsThePage() {
    Headless.options.pageTurnsHaveCoordinator = true
    reader.swipePage(.forward, complete: false)
    #expect(reader.transitionCoordinator?.isInteractive == true)
    settle()
    #expect(names(reader.viewControllers) == ["a"] && book.heard == ["will b", "kept a"])
    #expect(book.pages[1].parent == nil && book.pages[0].diary.last == "appeared")
    #expect(!reader.swipePage(.reverse))
  }

  @Test func uikit_p1_aTurnHasNoCoordinatorOfItsOwn() {
    reader.swipePage(.forward)
    #expect(reader.transitionCoordinator == nil && book.pages[0].transitionCoordinator == nil && rig.window.isInTransition)
    settle()
    #expect(names(reader.viewControllers) == ["b"])
  }

  @Test func uikit_p1_aTurnInATurnIsLost() {
    var completed: [Bool] = []
    reader.swipePage(.forward)
    reader.setViewControllers([book.pages[2]], direction: .forward, animated: true) { completed.append($0) }
    settle()
    #expect(names(reader.viewControllers) == ["b"] && completed == [false] && rig.violations == ["UIKit-P1"])
  }

  @Test func uikit_p1_theSpineIsWhereTheOptionsSay() {
    let options = [UIPageViewController.OptionsKey.spineLocation: UIPageViewController.SpineLocation.max.rawValue]
    let album = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: options)
    #expect(album.spineLocation == .max && reader.spineLocation == .none)
  }

  @Test func uikit_p1_programmaticTurnsUseTheirCompletion() {
    var completed: [Bool] = []
    reader.setViewControllers([book.pages[2]], direction: .forward, animated: true) { completed.append($0) }
    #expect(completed.isEmpty)
    settle()
    #expect(completed == [true] && book.heard.isEmpty && names(reader.viewControllers) == ["c"])
    reader.setViewControllers([book.pages[0]], direction: .reverse, animated: false) { completed.append($0) }
    #expect(completed == [true, true])
    reader.setViewControllers(book.pages, direction: .forward, animated: false)
    #expect(rig.exceptions == ["UIKit-P2"])
  }
}
