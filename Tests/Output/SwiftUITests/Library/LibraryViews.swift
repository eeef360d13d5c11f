import NavGraphRuntime
import SwiftUI
import UIKit

@testable import LibrarySwiftUI
@testable import NavGraphSwiftUI

/// The library in SwiftUI.
@MainActor final class LibraryViews: Running {
  let window: UIWindow
  let scene: Library.NavigationScene
  let rows = Rows()

  /// Creates the app. Before iOS 17, SwiftUI can't set the top column of a collapsed split, so `bringsColumns` is false.
  init(_ answers: Answers, bringsColumns: Bool = true) {
    let scene = Library.NavigationScene(factory: Screens(rows: rows), guards: Guards(answers: answers))
    scene.host.bringsColumns = bringsColumns
    if !bringsColumns { Headless.options.system = 16 }
    self.scene = scene
    window = .showing(NavGraph.RootView(scene.host))
  }

  var wanted: [String] { words(of: scene.navigator.tree, pageName) }
  var isIdle: Bool { scene.navigator.isIdle }
  func stop() { scene.stop() }
  func open(_ number: Int) -> String {
    let links = [
      "library://shelves/1/books/2", "library://books/3/leaves/4", "library://series", "library://notes/5", "library://settings/6",
      "library://tour/ready", "library://labels/7",
    ]
    let link = links[number % links.count]
    if let url = URL(string: link) { scene.open(url: url) }
    return link
  }

  final class Guards: Library.Guards {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }
    func signedIn() async -> Bool { answers.grants }
  }

  struct Screens: Library.Factory {
    let rows: Rows

    func makeShelfList(events: Library.ShelfList.Events) -> some View {
      ViewPage(
        "shelfList", ("shelf", { events.shelf(3) }), ("open", { events.open() }), ("settings", { events.settings() }),
        ("label", { events.label() }), ("both", { events.both() }))
    }
    func makeBookList(shelf: Int, events: Library.BookList.Events) -> some View {
      RowsPage(
        rows: rows,
        page: ViewPage(
          "bookList(\(shelf))", ("book", { events.book(4) }), ("series", { events.series() }), ("shelves", { events.shelves() }),
          ("reset", { events.reset() })))
    }
    func makeSeries(events: Library.Series.Events) -> some View {
      ViewPage(
        "series", ("book", { events.book() }), ("back", { events.back() }))
    }
    func makeNoBook(events: Library.NoBook.Events) -> some View {
      ViewPage(
        "noBook", ("shelves", { events.shelves() }))
    }
    func makeBook(number: Int, events: Library.Book.Events) -> some View {
      ViewPage(
        "book(\(number))", ("leaf", { events.leaf() }), ("next", { events.next() }), ("close", { events.close() }),
        ("notes", { events.notes() }), ("edit", { events.edit() }), ("label", { events.label() }))
    }
    func makeLeaf(number: Int, events: Library.Leaf.Events) -> some View {
      ViewPage(
        "leaf(\(number))", ("back", { events.back() }), ("series", { events.series() }), ("label", { events.label() }))
    }
    func makeLabel(number: Int, events: Library.Label.Events) -> some View {
      ViewPage(
        "label(\(number))", ("more", { events.more() }), ("next", { events.next() }), ("book", { events.book() }),
        ("shelves", { events.shelves() }), ("settings", { events.settings() }), ("notes", { events.notes() }),
        ("close", { events.close() }), ("hide", { events.hide() }))
    }
    func makeNoteList(events: Library.NoteList.Events) -> some View {
      ViewPage(
        "noteList", ("note", { events.note(6) }), ("more", { events.more() }), ("tour", { events.tour() }))
    }
    func makeNote(number: Int, events: Library.Note.Events) -> some View {
      ViewPage(
        "note(\(number))", ("notes", { events.notes() }), ("clear", { events.clear() }), ("next", { events.next() }))
    }
    func makePreferenceList(events: Library.PreferenceList.Events) -> some View {
      ViewPage(
        "preferenceList", ("preference", { events.preference(1) }), ("done", { events.done() }))
    }
    func makePreference(number: Int, events: Library.Preference.Events) -> some View {
      ViewPage(
        "preference(\(number))", ("more", { events.more() }), ("list", { events.list() }), ("hint", { events.hint() }),
        ("push", { events.push() }), ("done", { events.done() }))
    }
    func makeHint(events: Library.Hint.Events) -> some View {
      ViewPage(
        "hint", ("list", { events.list() }), ("delete", { Task { await events.delete.result() } }), ("hide", { events.hide() }),
        ("done", { events.done() }))
    }
    func makeHello(events: Library.Hello.Events) -> some View {
      ViewPage(
        "hello", ("next", { events.next() }), ("last", { events.last() }))
    }
    func makeSecret(events: Library.Secret.Events) -> some View {
      ViewPage(
        "secret", ("next", { events.next() }), ("back", { events.back() }))
    }
    func makeReady(events: Library.Ready.Events) -> some View {
      ViewPage(
        "ready", ("back", { events.back() }), ("shelves", { events.shelves() }))
    }
    func makeCredentials(events: Library.Credentials.Events) -> some View {
      ViewPage(
        "credentials", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
  }
}
