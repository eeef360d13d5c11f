import NavGraphRuntime
import SwiftUI
import Testing
import UIKit

@testable import LibrarySwiftUI
@testable import NavGraphSwiftUI

/// Tests inspectors next to columns and over them, on systems with an inspector column (iOS 17) and without.
@MainActor @Suite(.headless) struct InspectorTests {
  private let answers = Answers()

  private func start(_ hasColumn: Bool, _ idiom: UIUserInterfaceIdiom) async -> LibraryViews {
    Headless.options.idiom = idiom
    let app = LibraryViews(answers, bringsColumns: hasColumn)
    await app.rest()
    return app
  }

  private func tap(_ app: LibraryViews, _ events: String...) async {
    for event in events {
      #expect(app.tap(event), "\(event)")
      #expect(await app.rest(), "\(event)")
    }
  }

  private func resize(_ app: LibraryViews, _ width: UIUserInterfaceSizeClass) async {
    app.window.changeSize(horizontal: width)
    await app.rest()
  }

  private func sheets(_ app: LibraryViews) -> Int { app.window.presentedControllers.count - 1 }

  private func expectNothingWrong(_ app: LibraryViews) {
    #expect(app.seen == app.wanted)
    #expect(Headless.violations == [])
  }

  @Test func s7_besideTheColumnsWhereThereIsRoom() async {
    let app = await start(true, .pad)
    await tap(app, "label")
    #expect(app.seen == ["tabs*0[split[shelfList|bookList(0)|noBook]]+inspector[label(0)]"])
    #expect(sheets(app) == 0)
    await tap(app, "book")
    #expect(app.seen == ["tabs*0[split[shelfList|bookList(0)|book(4)]]+inspector[label(0)]"], "it stays open")
    await tap(app, "hide")
    #expect(app.seen == ["tabs*0[split[shelfList|bookList(0)|book(4)]]"])
    expectNothingWrong(app)
  }

  @Test(arguments: [false, true], [UIUserInterfaceIdiom.phone, .pad]) func s7_elsewhereASheet(
    hasColumn: Bool, idiom: UIUserInterfaceIdiom
  ) async {
    let app = await start(hasColumn, idiom)
    let columns = idiom == .phone ? "tabs*0[stack[shelfList]]" : "tabs*0[split[shelfList|bookList(0)|noBook]]"
    await tap(app, "label", "more")
    #expect(app.seen == [columns + "+inspector[label(0) label(1)]"])
    #expect(sheets(app) == (hasColumn && idiom == .pad ? 0 : 1))
    await tap(app, "close", "hide")
    #expect(app.seen == [columns])
    expectNothingWrong(app)
  }

  /// The user closes an inspector, and its content is kept.
  @Test(arguments: [false, true], [UIUserInterfaceIdiom.phone, .pad]) func s7_theUserClosesIt(
    hasColumn: Bool, idiom: UIUserInterfaceIdiom
  ) async {
    for comesFirst in [false, true] {
      Headless.options.onDismissComesFirst = comesFirst
      let app = await start(hasColumn, idiom)
      await tap(app, "label", "next")
      let before = app.seen
      #expect(app.closeInspector(complete: false))
      await app.rest()
      #expect(app.seen == before)
      #expect(app.closeInspector())
      await app.rest()
      #expect(!app.seen[0].contains("inspector"))
      expectNothingWrong(app)
      await tap(app, "label")
      #expect(app.seen == before)
      expectNothingWrong(app)
    }
  }

  /// A sheet may be dismissed just after the graph has put another screen into it. That applies to inspectors and modals.
  @Test(arguments: ["label", "settings"], 0..<6) func w3_aSheetThatLeavesWhileAScreenIsToComeInIt(sheet: String, turns: Int) async {
    let app = await start(true, .phone)
    await tap(app, sheet)
    #expect(app.tap(sheet == "label" ? "more" : "preference"))
    for _ in 0..<turns {
      Headless.clock.step()
      await Task.yield()
    }
    app.window.rootViewController?.finishTurn()
    #expect(app.front?.dragSheetDown() == true)
    #expect(await app.rest())
    #expect(app.seen == ["tabs*0[stack[shelfList]]"])
    expectNothingWrong(app)
  }

  /// SwiftUI may omit the call of `onDismiss`.
  @Test func s7_aSheetWithoutOnDismissHoldsNobodyUp() async {
    Headless.options.losesOnDismiss = true
    let app = await start(true, .phone)
    await tap(app, "label", "hide", "label")
    #expect(app.closeInspector())
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[shelfList]]"])
    expectNothingWrong(app)
  }

  /// Showing another column or another tab hides the inspector.
  @Test(arguments: [false, true]) func s7_itLeavesForWhatIsAskedFor(hasColumn: Bool) async {
    let app = await start(hasColumn, .phone)
    await tap(app, "shelf", "book", "label")
    #expect(app.seen == ["tabs*0[stack[shelfList bookList(3) book(4)]]+inspector[label(4)]"])
    await tap(app, "shelves")
    #expect(app.seen == ["tabs*0[stack[shelfList]]"])
    await tap(app, "label", "notes")
    #expect(app.seen == ["tabs*1[stack[noteList]]"])
    app.scene.open(.labels(number: 7))
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[shelfList]]+inspector[label(7)]"])
    expectNothingWrong(app)
  }

  @Test(arguments: [false, true], [UIUserInterfaceIdiom.phone, .pad]) func s7_aLinkAtLaunchShowsIt(
    hasColumn: Bool, idiom: UIUserInterfaceIdiom
  ) async {
    Headless.options.idiom = idiom
    let app = LibraryViews(answers, bringsColumns: hasColumn)
    app.scene.open(.labels(number: 7))
    await app.rest()
    #expect(app.seen[0].hasSuffix("+inspector[label(7)]"))
    expectNothingWrong(app)
  }

  /// A modal is presented over the inspector, which is visible again afterwards.
  @Test(arguments: [false, true], [UIUserInterfaceIdiom.phone, .pad]) func s7_aModalLiesOnIt(
    hasColumn: Bool, idiom: UIUserInterfaceIdiom
  ) async {
    let app = await start(hasColumn, idiom)
    await tap(app, "label", "settings")
    let sheet = hasColumn && idiom == .pad ? 0 : 1
    #expect(sheets(app) == 1 + sheet)
    await tap(app, idiom == .phone ? "preference" : "hint")
    if idiom == .phone { await tap(app, "hint") }
    #expect(app.seen.last?.hasSuffix("+inspector[hint]") == true)
    #expect(sheets(app) == 1 + 2 * sheet)
    await tap(app, "delete")
    #expect(app.seen.last == "alert")
    await tap(app, "Keep")
    #expect(app.seen.last?.hasSuffix("+inspector[hint]") == true)
    await tap(app, "done")
    #expect(app.seen.count == 1 && app.seen[0].hasSuffix("+inspector[label(0)]"))
    expectNothingWrong(app)
  }

  @Test(arguments: [false, true]) func s7_anotherWidthIsAnotherPlace(hasColumn: Bool) async {
    let app = await start(hasColumn, .pad)
    await tap(app, "label")
    await resize(app, .compact)
    #expect(app.seen == ["tabs*0[stack[shelfList]]+inspector[label(0)]"] && sheets(app) == 1)
    await resize(app, .regular)
    #expect(app.seen == ["tabs*0[split[shelfList|bookList(0)|noBook]]+inspector[label(0)]"] && sheets(app) == (hasColumn ? 0 : 1))
    expectNothingWrong(app)
  }

  /// The sheet of the inspector stays until nothing is presented over it.
  @Test(arguments: [false, true]) func s7_whatLiesOnItStaysWhenTheWindowIsWidened(hasColumn: Bool) async {
    let app = await start(hasColumn, .phone)
    await tap(app, "label", "settings")
    let settings = app.window.presentedControllers.last
    await resize(app, .regular)
    #expect(app.window.presentedControllers.last === settings && sheets(app) == 2)
    await tap(app, "done")
    #expect(sheets(app) == (hasColumn ? 0 : 1))
    #expect(app.seen == ["tabs*0[split[shelfList|bookList(0)|noBook]]+inspector[label(0)]"])
    expectNothingWrong(app)
  }
}
