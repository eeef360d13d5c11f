import NavGraphRuntime
import NavGraphSwiftUI
import NavGraphUIKit
import SwiftUI
import Testing
import UIKit

/// Tests the restoration of windows, also by the other output.
@MainActor @Suite(.headless) struct RestorationTests {
  private func controllers(_ saved: Data?, _ answers: Answers = Answers()) async -> DiaryControllers {
    let activity = saved.flatMap { NavGraph.Snapshot($0)?.activity }
    let app = DiaryControllers(answers, restoring: activity)
    await app.rest()
    return app
  }

  @Test func p2_aWindowComesBackAsItWas() async {
    let window = DiaryWindow()
    await window.rest()
    await window.tap("day", "day", "photos")
    #expect(window.seen == ["day(2)", "photos"])
    let again = DiaryWindow(storage: window.storage)
    await again.rest()
    #expect(again.seen == ["day(2)", "photos"])
    await again.tap("close")
    #expect(again.window.rootViewController?.frontScreen.tap("home") == true)
    await again.rest()
    #expect(again.seen == ["dayList"])
    #expect(Headless.violations == [])
  }

  /// P5: the content appears at once, without animation.
  @Test func p5_nothingIsAnimated() async {
    let window = DiaryWindow()
    await window.rest()
    await window.tap("day")
    let again = DiaryWindow(storage: window.storage)
    #expect(again.seen == ["day(1)"])
    #expect(!again.window.isInTransition)
  }

  @Test func p3_whatIsTransientIsLeftOut() async {
    let window = DiaryWindow()
    await window.rest()
    await window.tap("day", "sort", "Oldest first")
    #expect(window.seen == ["entry(oldest)"])
    #expect(window.saved.map { String(decoding: $0, as: UTF8.self).contains("oldest") } == false)
    let again = DiaryWindow(storage: window.storage)
    await again.rest()
    #expect(again.seen == ["day(1)"])
  }

  @Test func p3_guardsAreAskedAgain() async {
    let answers = Answers()
    let window = DiaryWindow(answers)
    await window.rest()
    window.window.rootViewController?.containers(UITabBarController.self).first?.tapTab(1)
    await window.rest()
    #expect(window.seen == ["people"])
    answers.grants = false
    let again = DiaryWindow(answers, storage: window.storage)
    await again.rest()
    #expect(again.seen.first != "people")
  }

  @Test(arguments: [
    "", "nothing of ours", "{\"version\":99}", "{\"version\":1,\"graph\":\"x\",\"root\":{\"name\":\"gone\"},\"parts\":{},\"modals\":[]}",
  ])
  func p1_whatIsNoSnapshotIsNothing(text: String) async {
    let window = DiaryWindow(storage: ["Diary.navigation": Data(text.utf8)])
    await window.rest()
    #expect(window.seen == ["dayList"])
    await window.tap("day")
    let again = DiaryWindow(storage: window.storage)
    await again.rest()
    #expect(again.seen == ["day(1)"])
    #expect(Headless.violations == [])
  }

  /// After a random walk, both outputs have saved the same state, and each restores what the other has saved.
  @Test func p4_eitherOutputReadsWhatTheOtherHasWritten() async {
    var restored = 0
    for seed in 0..<40 {
      var options = HeadlessOptions()
      options.durationFactor = 0
      await Headless.isolated(options) {
        let walk = Walk(seed: UInt64(seed), rests: true)
        let (views, controllers) = (DiaryViews(Answers()), DiaryControllers(Answers()))
        await walk.steps(8, views)
        await walk.steps(8, controllers)
        guard let ours = views.snapshot, let data = ours.data, let theirs = controllers.saved else { return }
        #expect(ours == NavGraph.Snapshot(theirs), "seed \(seed)")
        let fromTheirs = DiaryWindow(storage: ["Diary.navigation": theirs])
        await fromTheirs.rest()
        #expect(fromTheirs.snapshot == NavGraph.Snapshot(theirs), "seed \(seed): UIKit's, read by SwiftUI")
        let fromOurs = await self.controllers(data)
        #expect(fromOurs.saved.flatMap { NavGraph.Snapshot($0) } == ours, "seed \(seed): SwiftUI's, read by UIKit")
        if controllers.wanted.count > 1 || controllers.wanted.first?.contains(" ") == true { restored += 1 }
      }
    }
    #expect(restored > 10, "walks lead somewhere")
  }

  /// When the window is closed, callers that wait get an outcome.
  @Test func w1_aWindowThatGoesEndsItsScene() async {
    let outcome = Kept<String>()
    var window: DiaryWindow? = DiaryWindow(screens: DiaryViews.Screens(hasWritten: { outcome.value = $0 }))
    await window?.rest()
    await window?.tap("write")
    #expect(window?.seen == ["dayList", "draft"])
    #expect(outcome.value == nil)
    await window?.close()
    window = nil
    for _ in 0..<50 { await Headless.turn() }
    #expect(outcome.value?.contains("dismissed") == true)
  }
}

/// A variable that closures share.
@MainActor final class Kept<Value> {
  var value: Value?
}
