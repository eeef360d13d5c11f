import NavGraphRuntime
import NavGraphTesting
import Testing
import UIKit

@testable import Desk
@testable import enum Desk.Desk

/// Tests Q12: a modal with `currentContext` covers the column that presents it.
@MainActor @Suite struct ContextStatementTests {
  private func onPad(forwards: Bool = false, _ work: (Desktop) async throws -> Void) async throws {
    var options = HeadlessOptions()
    (options.idiom, options.forwardsOutOfContexts) = (.pad, forwards)
    try await Headless.isolated(options) {
      let desk = Desktop()
      await desk.settle()
      desk.reader?.tapTab(1)
      await desk.settle()
      await desk.tap("page", on: "marks")
      try await work(desk)
      desk.expectConsistent()
      desk.rehearsal.stop()
    }
  }

  @Test func q12_itCoversTheColumnThatAsked() async throws {
    try await onPad { desk in
      await desk.tap("aside", on: "page")
      let aside = try #require(desk.presented.first)
      #expect(aside.modalPresentationStyle == .currentContext && aside.presentingViewController === desk.reader)
      #expect(desk.split?.presentedViewController == nil)
      #expect(desk.sidebar?.view.window != nil, "the other column stays")
      #expect(desk.reader?.selectedViewController?.view.window == nil)
      desk.expectConsistent()
      // A modal is presented, so events of the visible screens next to it are dropped.
      await desk.tap("settings", on: "folders")
      #expect(desk.presented == [aside] && desk.dropped == 1)
      await desk.tap("close", on: "scrap")
      #expect(desk.presented.isEmpty && desk.ended.count == 1)
    }
  }

  /// The next modal is presented over it and dismissed with it, whichever controller presents it.
  @Test(arguments: [false, true]) func q12_theChainIsOne(forwards: Bool) async throws {
    try await onPad(forwards: forwards) { desk in
      await desk.tap("aside", on: "page")
      let aside = try #require(desk.presented.first)
      await desk.tap("cover", on: "scrap")
      #expect(desk.presented.count == 2 && desk.presented.first === aside)
      #expect(desk.presented.last?.presentingViewController === (forwards ? desk.split : aside))
      desk.expectConsistent()
      desk.rehearsal.scene?.navigator.open(Desk.Route.marks.target)
      await desk.settle()
      #expect(desk.presented.isEmpty && desk.ended.count == 2)
    }
  }

  @Test(arguments: [false, true]) func q12_theTopGoesFirst(forwards: Bool) async throws {
    try await onPad(forwards: forwards) { desk in
      await desk.tap("aside", on: "page")
      await desk.tap("settings", on: "scrap")
      #expect(desk.presented.count == 2)
      await desk.tap("done", on: "options")
      #expect(desk.presented.count == 1)
      desk.expectConsistent()
      await desk.tap("close", on: "scrap")
      #expect(desk.presented.isEmpty)
    }
  }

  /// In a narrow window there is one column. In a wide window, the modal covers its column again and keeps its state.
  @Test(arguments: [false, true], [false, true]) func q12_itFollowsTheColumns(forwards: Bool, isCovered: Bool) async throws {
    try await onPad(forwards: forwards) { desk in
      await desk.tap("aside", on: "page")
      await desk.tap("next", on: "scrap")
      if isCovered { await desk.tap("cover", on: "scrap") }
      let shown = desk.presented
      let pages = (shown.first as? UINavigationController)?.viewControllers ?? []
      #expect(pages.count == 2)
      await desk.resize(.compact)
      #expect(desk.split?.isCollapsed == true && desk.split?.presentedViewController === shown.first)
      #expect(desk.presented == shown && (shown.first as? UINavigationController)?.viewControllers == pages)
      desk.expectConsistent()
      await desk.resize(.regular)
      #expect(desk.presented == shown && (shown.first as? UINavigationController)?.viewControllers == pages)
      #expect(shown.first?.presentingViewController === desk.reader)
      #expect(desk.ended.isEmpty)
    }
  }

  /// A foreign presentation over the modal stays, and so does the modal until the presentation is dismissed.
  @Test func q12_whatTheAppHasPresentedOnItStays() async throws {
    try await onPad { desk in
      await desk.tap("aside", on: "page")
      let foreign = UIViewController()
      desk.presented.last?.present(foreign, animated: true)
      await desk.settle()
      await desk.resize(.compact)
      #expect(foreign.presentingViewController != nil && desk.ended.isEmpty)
      foreign.presentingViewController?.dismiss(animated: true)
      await desk.settle()
      desk.rehearsal.look()
      await desk.settle()
      #expect(desk.split?.presentedViewController === desk.presented.last && desk.presented.count == 1)
    }
  }

  @Test func q12_onAPhoneItCoversEverything() async throws {
    await Headless.isolated {
      let desk = Desktop()
      await desk.settle()
      await desk.tap("read", on: "folders")
      desk.reader?.tapTab(1)
      await desk.settle()
      await desk.tap("aside", on: "marks")
      #expect(desk.presented.first?.modalPresentationStyle == .overCurrentContext)
      #expect(desk.presented.first?.presentingViewController === desk.split)
      desk.expectConsistent()
      desk.rehearsal.stop()
    }
  }

  /// A link presents without a screen as its presenter. A sequence would continue in the sidebar, which has the deepest stack.
  @Test func q12_whatALinkPresentsMayCoverEverything() async throws {
    try await onPad { desk in
      desk.rehearsal.scene?.navigator.open(Desk.Route.aside(id: "7").target)
      await desk.settle()
      #expect(desk.presented.count == 1 && desk.presented.first?.presentingViewController === desk.split)
    }
  }
}
