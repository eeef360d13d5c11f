import NavGraphRuntime
import SwiftUI
import Testing
import UIKit

@testable import LibrarySwiftUI
@testable import NavGraphSwiftUI

/// Tests the statements S1 to S6 in SwiftUI: wide and collapsed splits, and changes between them. Each test runs
/// with columns that SwiftUI brings to the front (iOS 17) and with one stack instead of them (iOS 16).
@MainActor @Suite(.headless) struct ColumnTests {
  private let answers = Answers()

  private func start(_ bringsColumns: Bool, _ idiom: UIUserInterfaceIdiom = .pad) async -> LibraryViews {
    Headless.options.idiom = idiom
    let app = LibraryViews(answers, bringsColumns: bringsColumns)
    await app.rest()
    return app
  }

  private func resize(_ app: LibraryViews, _ width: UIUserInterfaceSizeClass) async {
    app.window.changeSize(horizontal: width)
    await app.rest()
  }

  private func choose(_ app: LibraryViews) async {
    for event in ["shelf", "book", "leaf"] {
      #expect(app.tap(event))
      await app.rest()
    }
  }

  private func expectNothingWrong(_ app: LibraryViews) {
    expectWhatIsWanted(app)
    #expect(Headless.violations == [])
  }

  private func expectWhatIsWanted(_ app: LibraryViews) {
    #expect(app.seen == app.wanted)
    #expect(app.scene.navigator.tree.modals.isEmpty)
  }

  private let wide = "tabs*0[split[shelfList|bookList(3)|book(4) leaf(4)]]"
  private let narrow = "tabs*0[stack[shelfList bookList(3) book(4) leaf(4)]]"

  @Test(arguments: [false, true]) func s1_collapsingConcatenatesAndExpandingTakesApart(bringsColumns: Bool) async {
    let app = await start(bringsColumns)
    await choose(app)
    #expect(app.seen == [wide])
    let before = app.scene.navigator.tree
    await resize(app, .compact)
    #expect(app.seen == [narrow])
    #expect(app.scene.navigator.tree.shape == before.shape)
    await resize(app, .regular)
    #expect(app.seen == [wide])
    #expect(app.scene.navigator.tree == before, "expand(collapse(s)) == s")
    expectNothingWrong(app)
  }

  @Test(arguments: [false, true]) func s2_itCollapsesToWhatWasChosen(bringsColumns: Bool) async {
    let app = await start(bringsColumns)
    await resize(app, .compact)
    #expect(app.seen == ["tabs*0[stack[shelfList]]"], "nothing was chosen")
    await resize(app, .regular)
    app.tap("shelf")
    await app.rest()
    await resize(app, .compact)
    #expect(app.seen == ["tabs*0[stack[shelfList bookList(3)]]"])
    expectNothingWrong(app)
  }

  /// Tests `collapses to sidebar`.
  @Test(arguments: [false, true]) func s2_orToWhatTheGraphSays(bringsColumns: Bool) async {
    let app = await start(bringsColumns)
    app.scene.open(.notes(number: 5))
    await app.rest()
    #expect(app.seen == ["tabs*1[split[noteList|note(5)]]"])
    await resize(app, .compact)
    #expect(app.seen == ["tabs*1[stack[noteList]]"])
    expectNothingWrong(app)
  }

  /// Navigating back clears the selection of the columns that are left.
  @Test(arguments: [false, true], [0, 1, 2]) func s2_goingBackClearsTheColumn(bringsColumns: Bool, way: Int) async {
    (Headless.options.compactColumnIsWrittenEarly, Headless.options.losesCompactColumn) = (way == 1, way == 2)
    let app = await start(bringsColumns, .phone)
    await choose(app)
    #expect(app.seen == [narrow])
    #expect(app.frontStack?.tapBack() == true)
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[shelfList bookList(3) book(4)]]"])
    #expect(app.frontStack?.swipeBack() == true)
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[shelfList bookList(3)]]"])
    await resize(app, .regular)
    #expect(app.seen == ["tabs*0[split[shelfList|bookList(3)|noBook]]"])
    expectNothingWrong(app)
  }

  /// The selection is also cleared if the graph has just put other content into the column.
  @Test(arguments: ["close", "next"], [0, 1, 2]) func s2_goingBackFromWhatIsBeingReplaced(event: String, way: Int) async {
    (Headless.options.compactColumnIsWrittenEarly, Headless.options.losesCompactColumn) = (way == 1, way == 2)
    let app = await start(true, .phone)
    for step in ["shelf", "book"] {
      app.tap(step)
      await app.rest()
    }
    app.tap(event)
    #expect(app.frontStack?.tapBack() == true)
    #expect(await app.rest())
    expectNothingWrong(app)
  }

  @Test(arguments: [false, true]) func s2_aSwipeThatSpringsBackIsNone(bringsColumns: Bool) async {
    let app = await start(bringsColumns, .phone)
    app.tap("shelf")
    await app.rest()
    #expect(app.frontStack?.swipeBack(complete: false) == true)
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[shelfList bookList(3)]]"])
    expectNothingWrong(app)
  }

  /// A size class that changes briefly, as for the system's snapshots of a window, keeps all paths, even if the system empties them.
  @Test(arguments: [false, true], [0, 1, 40]) func w1_aWidthThatFlickersLosesNothing(bringsColumns: Bool, turns: Int) async {
    Headless.options.widthEmptiesPaths = true
    let app = await start(bringsColumns)
    await choose(app)
    for width in [UIUserInterfaceSizeClass.compact, .regular, .compact, .regular] {
      app.window.changeSize(horizontal: width)
      for _ in 0..<turns {
        Headless.clock.step()
        await Task.yield()
      }
    }
    await app.rest()
    #expect(app.seen == [wide])
    expectNothingWrong(app)
    app.window.changeSize(horizontal: .compact)
    await app.rest()
    #expect(app.seen == [narrow])
    expectNothingWrong(app)
  }

  /// Changes wait for columns that are about to move. Values that the system writes in the meantime are reverted afterwards.
  @Test(arguments: [false, true], 0..<6) func w1_aSwipeWhileTheWindowIsWidened(bringsColumns: Bool, turns: Int) async {
    let app = await start(bringsColumns)
    await resize(app, .compact)
    for step in ["shelf", "series"] {
      #expect(app.tap(step))
      await app.rest()
    }
    #expect(app.frontStack?.swipeBack() == true)
    for _ in 0..<turns {
      Headless.clock.step()
      await Task.yield()
    }
    app.window.changeSize(horizontal: .regular)
    #expect(await app.rest())
    expectNothingWrong(app)
  }

  /// The window becomes wide and narrow again during a swipe back. Nothing is written during the transition.
  @Test(arguments: [false, true], 0..<10) func w1_aSwipeWhileTheWidthFlickers(bringsColumns: Bool, turns: Int) async {
    for event in ["shelf", "book", "leaf"] {
      let app = await start(bringsColumns)
      await resize(app, .compact)
      for step in ["shelf", "book", "leaf"].prefix(through: ["shelf", "book", "leaf"].firstIndex(of: event) ?? 0) {
        #expect(app.tap(step))
        await app.rest()
      }
      #expect(app.frontStack?.swipeBack() == true)
      app.window.changeSize(horizontal: .regular)
      for _ in 0..<turns {
        Headless.clock.step()
        await Task.yield()
      }
      app.window.changeSize(horizontal: .compact)
      #expect(await app.rest())
      // The result at rest is correct, but the binding changes once more before.
      // The statements of the runtime and the guide to SwiftUI describe this.
      if bringsColumns, turns == 4 || turns == 5 {
        expectWhatIsWanted(app)
        withKnownIssue(isIntermittent: true) { #expect(Headless.violations == []) }
      } else {
        expectNothingWrong(app)
      }
    }
  }

  /// The system makes a window in the background wide and narrow for its snapshots.
  @Test(arguments: [false, true]) func s3_aWindowInTheBackgroundGoesNowhere(bringsColumns: Bool) async {
    let app = await start(bringsColumns)
    let system = UIWindowScene.launch(BareSceneDelegate())
    app.window.windowScene = system
    await choose(app)
    let before = app.scene.navigator.tree
    system.enterBackground()
    for width in [UIUserInterfaceSizeClass.compact, .regular, .compact, .regular] {
      await resize(app, width)
      #expect(app.scene.navigator.tree == before)
    }
    #expect(app.seen == [wide])
    expectNothingWrong(app)
  }

  /// A link at launch has precedence over `collapses to`.
  @Test(arguments: [false, true]) func s3_aLinkAtLaunchIsOnTop(bringsColumns: Bool) async {
    Headless.options.idiom = .phone
    let app = LibraryViews(answers, bringsColumns: bringsColumns)
    app.scene.open(.booksLeaves(number: 3, leaf: 4))
    await app.rest()
    #expect(app.seen == ["tabs*0[stack[shelfList bookList(0) book(3) leaf(4)]]"])
    expectNothingWrong(app)
  }

  /// A column comes to the front once it shows its new content.
  @Test(arguments: [false, true], [UIUserInterfaceIdiom.phone, .pad]) func s4_severalColumnsAtOnce(
    bringsColumns: Bool, idiom: UIUserInterfaceIdiom
  ) async {
    let app = await start(bringsColumns, idiom)
    app.tap("both")
    await app.rest()
    let columns = idiom == .phone ? "stack[shelfList bookList(5) book(5) leaf(5)]" : "split[shelfList|bookList(5)|book(5) leaf(5)]"
    #expect(app.seen == ["tabs*0[" + columns + "]"])
    app.tap("series")
    await app.rest()
    expectNothingWrong(app)
  }

  /// The column's stack becomes shorter first. SwiftUI would lose one of two simultaneous changes.
  @Test(arguments: [false, true]) func s4_aColumnComesWhenItShowsWhatItIsToShow(bringsColumns: Bool) async {
    let app = await start(bringsColumns, .phone)
    for event in ["settings", "preference", "more", "list"] {
      app.tap(event)
      await app.rest()
    }
    #expect(app.seen.last == "stack[preferenceList]")
    app.scene.open(.settings(number: 1))
    #expect(await app.rest())
    #expect(app.seen.last == "stack[preferenceList preference(1)]")
    app.tap("done")
    #expect(await app.rest())
    expectNothingWrong(app)
  }

  /// Tests a split in a sheet, which is as narrow as the window.
  @Test(arguments: [false, true], [UIUserInterfaceIdiom.phone, .pad]) func s5_aSplitInASheet(
    bringsColumns: Bool, idiom: UIUserInterfaceIdiom
  ) async {
    let app = await start(bringsColumns, idiom)
    app.tap("settings")
    #expect(await app.rest())
    let first = idiom == .phone ? "stack[preferenceList]" : "split[preferenceList|preference(0)]"
    #expect(app.seen.last == first)
    app.tap("preference")
    #expect(await app.rest())
    let next = idiom == .phone ? "stack[preferenceList preference(1)]" : "split[preferenceList|preference(1)]"
    #expect(app.seen.last == next)
    app.tap("done")
    #expect(await app.rest())
    expectNothingWrong(app)
  }

  /// The user decides which columns of a wide split are visible, but a step shows its column.
  @Test(arguments: [false, true]) func s6_aColumnThatIsAskedForIsShown(bringsColumns: Bool) async {
    let app = await start(bringsColumns)
    app.scene.open(.notes(number: 5))
    await app.rest()
    #expect(app.buttonsInFront == ["notes", "clear", "next"], "`display secondaryOnly`")
    app.tap("notes")
    await app.rest()
    #expect(app.buttonsInFront == ["note", "more", "tour", "notes", "clear", "next"])
    #expect(app.container(UISplitViewController.self)?.tapSidebarButton() == true)
    await app.rest()
    #expect(app.buttonsInFront == ["notes", "clear", "next"])
    app.tap("next")
    await app.rest()
    #expect(app.buttonsInFront == ["notes", "clear", "next"], "it stays hidden")
    expectNothingWrong(app)
  }
}
