import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

@testable import GuardsSwiftUI

/// Tests typical problems of SwiftUI apps. Each test fails without the workaround that its name describes.
@MainActor @Suite(.headless) struct TrapTests {
  private let answers = Answers()

  private func start() async -> VaultViews {
    let app = VaultViews(answers)
    await app.rest()
    return app
  }

  private func expectNothingWrong(_ app: VaultViews) {
    #expect(app.seen == app.wanted)
    #expect(Headless.violations == [])
  }

  /// A write during a transition would leave path and screen different.
  @Test(arguments: [false, true]) func w1_whatIsAskedForWhileAScreenComesWaits(hides: Bool) async {
    Headless.options.hidesTransitions = hides
    let app = await start()
    #expect(app.tap("account"))
    for _ in 0..<100 where !app.window.isInTransition {
      Headless.clock.step()
      await Headless.turn()
    }
    #expect(app.window.isInTransition)
    app.scene.open(.security)
    await app.hurry()
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[folderList account security]]"])
    expectNothingWrong(app)
  }

  /// SwiftUI doesn't report a swipe before it has ended.
  @Test(arguments: [false, true]) func w3_aSwipeUnderWayIsWaitedFor(completes: Bool) async {
    let app = await start()
    app.tap("account")
    await app.rest()
    #expect(app.frontStack?.swipeBack(complete: completes) == true)
    app.scene.open(.security)
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[folderList account security]]"])
    expectNothingWrong(app)
  }

  /// A sheet waits until the previous one has been dismissed.
  @Test(arguments: [false, true]) func w2_whatIsPresentedWaitsUntilTheOneBeforeHasGone(first: Bool) async {
    Headless.options.onDismissComesFirst = first
    let app = await start()
    app.tap("open")
    await app.rest()
    app.tap("share")
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[folderList folder(1)]]", "shareFolder(1)"])
    #expect(app.window.rootViewController?.frontScreen.dragSheetDown() == true)
    answers.grants = false
    app.scene.open(.security)
    await app.rest()
    #expect(app.seen.last == "stack[credentials]")
    expectNothingWrong(app)
  }

  /// Without visible transitions, `onDismiss` and the screens report a dismissal. (A drag is only visible as a transition.)
  @Test(arguments: [false, true]) func w2_withoutTransitionsDeparturesAreWaitedFor(loses: Bool) async {
    Headless.options.hidesTransitions = true
    Headless.options.losesOnDismiss = loses
    let app = await start()
    app.tap("open")
    await app.rest()
    app.tap("share")
    await app.rest()
    app.tap("done")
    answers.grants = false
    app.scene.open(.security)
    await app.hurry()
    #expect(await app.rest())
    #expect(app.seen.last == "stack[credentials]")
    expectNothingWrong(app)
  }

  /// If SwiftUI doesn't report the dismissal of a sheet, its screen does.
  @Test func w3_aSheetWithoutOnDismissHoldsNobodyUp() async {
    Headless.options.losesOnDismiss = true
    let app = await start()
    app.tap("open")
    await app.rest()
    app.tap("share")
    await app.rest()
    app.tap("done")
    #expect(await app.rest())
    #expect(app.seen == ["tabs*0[stack[folderList folder(1)]]"])
    app.tap("share")
    await app.rest()
    #expect(app.window.rootViewController?.frontScreen.dragSheetDown() == true)
    #expect(await app.rest())
    expectNothingWrong(app)
  }

  /// `onOpenURL` is called before the root appears, or while a guard is evaluated.
  @Test func w1_aLinkAtLaunchWaitsForTheRoot() async throws {
    answers.grants = false
    let app = VaultViews(answers)
    app.scene.open(.folders(id: "7"))
    await app.rest()
    #expect(app.seen == ["welcome"])
    answers.grants = true
    app.tap("start")
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[folderList folder(7)]]"])
    expectNothingWrong(app)
  }

  /// A guarded tab stays unselected, and a second tap on a tab has only the effect that the graph declares.
  @Test(arguments: [18.0, 26.0]) func w3_aSecondTapPopsOnce(system: Double) async {
    Headless.options.system = system
    let app = await start()
    app.tap("account")
    await app.rest()
    #expect(app.tabs?.tapTab(0) == true)
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[folderList]]"])
    expectNothingWrong(app)
  }

  @Test func w3_aGuardedTabStaysUnselectedUntilItMayBeSeen() async {
    let app = await start()
    answers.grants = false
    #expect(app.tabs?.tapTab(1) == true)
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[folderList]]", "stack[credentials]"])
    answers.grants = true
    app.tap("done")
    await app.rest()
    #expect(app.seen == ["tabs*1[stack[sharedFolders]]"])
    expectNothingWrong(app)
  }

  /// Navigation elsewhere doesn't evaluate a screen's body again.
  @Test func w1_whatStaysIsNotMadeAgain() async {
    let app = await start()
    let before = app.window.rootViewController?.bodies["ViewPage"] ?? 0
    app.tap("account")
    await app.rest()
    app.tap("security")
    await app.rest()
    #expect(app.window.rootViewController?.bodies["ViewPage"] == before + 2)
  }

  @Test func w1_titlesAreThoseOfTheGraph() async {
    let app = await start()
    #expect(app.frontStack?.topViewController?.navigationItem.title == "Vault")
    #expect(app.frontStack?.topViewController?.navigationItem.largeTitleDisplayMode == .always)
    app.tap("account")
    await app.rest()
    #expect(app.frontStack?.topViewController?.navigationItem.title == "Account")
    #expect(app.frontStack?.topViewController?.navigationItem.largeTitleDisplayMode == .automatic)
  }

  /// A view keeps its state as long as its screen.
  @Test func w2_oneDestinationIsDeclaredInAStack() async {
    let app = await start()
    app.tap("open")
    await app.rest()
    #expect(Headless.violations == [])
    #expect(app.seen == ["tabs*0[stack[folderList folder(1)]]"])
  }

  /// Tests a scene that a `WindowGroup` creates.
  @Test func w1_aWindowMakesItsSceneOnce() async {
    let guards = VaultViews.Guards(answers: answers)
    let window = UIWindow(frame: .zero)
    let hosting = UIHostingController(rootView: Vault.NavigationWindow(factory: VaultViews.Screens(), guards: guards))
    window.rootViewController = hosting
    window.makeKeyAndVisible()
    await settle()
    #expect(hosting.frontScreen.texts.first == "folderList")
    hosting.frontScreen.tap("account")
    await settle()
    #expect(hosting.frontScreen.texts.first == "account")
    // SwiftUI may create the same window view again at any time.
    hosting.rootView = Vault.NavigationWindow(factory: VaultViews.Screens(), guards: guards)
    await settle()
    #expect(hosting.frontScreen.texts.first == "account")
    #expect(hosting.open(URL(string: "vault://security")!))
    await settle()
    #expect(hosting.frontScreen.texts.first == "security")
    #expect(Headless.violations == [])
  }

  private func settle() async {
    await Headless.pass(turns: 300)
  }
}
