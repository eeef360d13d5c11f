import NavGraphTesting
import Testing
import UIKit

@testable import MailGenerated
@testable import NavGraphRuntime

/// Tests two gestures in succession, before the first transition has ended.
@MainActor @Suite struct DragInBothTests {
  /// The user drags a sheet down while a swipe in it ends. The dismissed sheet doesn't return.
  @Test(arguments: Output.allCases, 0..<14) func d5_aSheetIsDraggedWhileASwipeInItEnds(_ output: Output, _ turns: Int) async {
    for (complete, springsBack) in [(true, false), (false, false), (true, true)] {
      var options = HeadlessOptions()
      options.idiom = .pad
      await Headless.isolated(options) {
        let stage = Stage.mail(output)
        await stage.start()
        await stage.tap("settings", on: "mailboxes")
        await stage.tap("signature", on: "settingsHome")
        stage.forget()
        stage.window.rootViewController?.finishTurn()
        #expect(stage.stack?.swipeBack(complete: complete) == true)
        await stage.wander(turns)
        for _ in 0..<60 where stage.presented.last?.dragSheetDown(complete: !springsBack) == false { await stage.wander(1) }
        #expect(await stage.settleAndLook())
        let signature = complete ? "settingsHome" : "signature"
        #expect(stage.shown.contains(signature) == springsBack, "\(stage.shown)")
        #expect(stage.ended.count == (springsBack ? 0 : 1), "\(stage.ended)")
        stage.expectConsistent()
      }
    }
  }
}
