import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import Testing
import UIKit

/// Tests `@Environment(\.dismiss)` in a screen. Its effect is like that of a gesture.
@MainActor @Suite(.headless) struct DismissTests {
  private let outcome = Kept<String>()

  private func start() async -> DiaryViews {
    let app = DiaryViews(Answers(), leaves: true) { [outcome] in outcome.value = $0 }
    await app.rest()
    return app
  }

  private func leave(_ app: DiaryViews) async {
    #expect(app.tap("leave"))
    await app.rest()
    #expect(app.seen == app.showable)
    #expect(Headless.violations == [])
  }

  @Test func w3_inAPushedScreenItPops() async {
    let app = await start()
    app.tap("day")
    await app.rest()
    app.tap("day")
    await app.rest()
    await leave(app)
    #expect(app.wanted == ["tabs*0[stack[dayList day(1)]]"])
  }

  @Test func w3_atTheRootItDoesNothing() async {
    let app = await start()
    await leave(app)
    #expect(app.wanted == ["tabs*0[stack[dayList]]"])
    #expect(app.isIdle)
  }

  @Test(arguments: [false, true]) func w3_inASheetItTakesTheSheetDown(loses: Bool) async {
    Headless.options.losesOnDismiss = loses
    let app = await start()
    app.tap("write")
    await app.rest()
    #expect(app.wanted.last == "stack[draft]")
    await leave(app)
    #expect(app.wanted == ["tabs*0[stack[dayList]]"])
    #expect(outcome.value?.contains("user") == true)
  }

  /// A cover over a sheet is dismissed alone.
  @Test func w3_inACoverOnASheetItTakesTheCoverDown() async {
    let app = await start()
    for button in ["write", "preview", "photos"] {
      app.tap(button)
      await app.rest()
    }
    #expect(app.wanted.count == 4)
    await leave(app)
    #expect(app.wanted.count == 3)
    #expect(app.wanted.last == "preview")
  }

  /// A dismissal during a transition isn't lost.
  @Test func w3_whileSomethingMovesTheScreenStillEqualsTheTree() async {
    let app = await start()
    app.tap("day")
    app.window.rootViewController?.finishTurn()
    app.tap("leave")
    await app.rest()
    #expect(app.seen == app.showable)
    #expect(app.wanted == ["tabs*0[stack[dayList]]"], "it has come, and left")
    #expect(Headless.violations == [])
  }

  @Test func w3_aSheetThatLeavesWhileItComes() async {
    let app = await start()
    app.tap("write")
    for _ in 0..<100 where !app.window.isInTransition {
      Headless.clock.step()
      await Headless.turn()
    }
    #expect(app.window.isInTransition)
    app.tap("leave")
    await app.rest()
    #expect(app.wanted == ["tabs*0[stack[dayList]]"])
    #expect(app.seen == app.wanted)
    #expect(outcome.value?.contains("user") == true)
    #expect(Headless.violations == [])
  }
}
