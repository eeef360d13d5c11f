import NavGraphRuntime
import SwiftUI
import Testing
import UIKit

@testable import LibrarySwiftUI
@testable import NavGraphSwiftUI

/// Tests the columns that a list reads to determine its selected row.
@MainActor @Suite(.headless) struct SelectionTests {
  private func start(_ bringsColumns: Bool) async -> LibraryViews {
    Headless.options.idiom = .pad
    let app = LibraryViews(Answers(), bringsColumns: bringsColumns)
    await app.rest()
    return app
  }

  @Test(arguments: [false, true]) func s7_aListReadsWhatTheDetailShows(bringsColumns: Bool) async {
    let app = await start(bringsColumns)
    #expect(app.rows.columns == NavGraph.Columns(sidebar: .shelfList, content: .bookList(shelf: 0), detail: .noBook))
    #expect(app.scene.shelves == app.rows.columns)
    for event in ["shelf", "book", "leaf"] {
      #expect(app.tap(event))
      await app.rest()
    }
    #expect(app.rows.columns == NavGraph.Columns(sidebar: .shelfList, content: .bookList(shelf: 3), detail: .book(number: 4)))
    #expect(app.scene.shelves == app.rows.columns)
    #expect(
      app.scene.notes == NavGraph.Columns(sidebar: .noteList, detail: app.scene.notes.detail), "a tab that isn't seen has columns, too")
    #expect(Headless.violations == [])
  }

  @Test(arguments: [false, true]) func s7_backInANarrowWindowSelectsNothing(bringsColumns: Bool) async {
    let app = await start(bringsColumns)
    app.window.changeSize(horizontal: .compact)
    await app.rest()
    for event in ["shelf", "book"] {
      #expect(app.tap(event))
      await app.rest()
    }
    #expect(app.scene.shelves.detail == .book(number: 4))
    #expect(app.frontStack?.tapBack() == true)
    await app.rest()
    #expect(app.rows.columns == NavGraph.Columns(sidebar: .shelfList, content: .bookList(shelf: 3)))
    #expect(app.scene.shelves == app.rows.columns)
    #expect(Headless.violations == [])
  }
}
