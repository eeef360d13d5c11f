import UIKit

@testable import LibraryInUIKit

/// The library in UIKit.
@MainActor final class LibraryControllers: Running {
  let window: UIWindow
  let scene: Library.NavigationScene
  let inspectorsLie: Bool

  init(_ answers: Answers, inspectorsLie: Bool = false) {
    self.inspectorsLie = inspectorsLie
    window = UIWindow(frame: .zero)
    scene = Library.NavigationScene(window: window, factory: Screens(), guards: Guards(answers: answers))
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

  final class Screens: Library.Factory {
    func makeShelfList(events: Library.ShelfList.Events) -> UIViewController {
      ControllerPage(
        "shelfList", ("shelf", { events.shelf(3) }), ("open", { events.open() }), ("settings", { events.settings() }),
        ("label", { events.label() }), ("both", { events.both() }))
    }
    func makeBookList(shelf: Int, events: Library.BookList.Events) -> UIViewController {
      ControllerPage(
        "bookList(\(shelf))", ("book", { events.book(4) }), ("series", { events.series() }), ("shelves", { events.shelves() }),
        ("reset", { events.reset() }))
    }
    func makeSeries(events: Library.Series.Events) -> UIViewController {
      ControllerPage(
        "series", ("book", { events.book() }), ("back", { events.back() }))
    }
    func makeNoBook(events: Library.NoBook.Events) -> UIViewController {
      ControllerPage(
        "noBook", ("shelves", { events.shelves() }))
    }
    func makeBook(number: Int, events: Library.Book.Events) -> UIViewController {
      ControllerPage(
        "book(\(number))", ("leaf", { events.leaf() }), ("next", { events.next() }), ("close", { events.close() }),
        ("notes", { events.notes() }), ("edit", { events.edit() }), ("label", { events.label() }))
    }
    func makeLeaf(number: Int, events: Library.Leaf.Events) -> UIViewController {
      ControllerPage(
        "leaf(\(number))", ("back", { events.back() }), ("series", { events.series() }), ("label", { events.label() }))
    }
    func makeLabel(number: Int, events: Library.Label.Events) -> UIViewController {
      ControllerPage(
        "label(\(number))", ("more", { events.more() }), ("next", { events.next() }), ("book", { events.book() }),
        ("shelves", { events.shelves() }), ("settings", { events.settings() }), ("notes", { events.notes() }),
        ("close", { events.close() }), ("hide", { events.hide() }))
    }
    func makeNoteList(events: Library.NoteList.Events) -> UIViewController {
      ControllerPage(
        "noteList", ("note", { events.note(6) }), ("more", { events.more() }), ("tour", { events.tour() }))
    }
    func makeNote(number: Int, events: Library.Note.Events) -> UIViewController {
      ControllerPage(
        "note(\(number))", ("notes", { events.notes() }), ("clear", { events.clear() }), ("next", { events.next() }))
    }
    func makePreferenceList(events: Library.PreferenceList.Events) -> UIViewController {
      ControllerPage(
        "preferenceList", ("preference", { events.preference(1) }), ("done", { events.done() }))
    }
    func makePreference(number: Int, events: Library.Preference.Events) -> UIViewController {
      ControllerPage(
        "preference(\(number))", ("more", { events.more() }), ("list", { events.list() }), ("hint", { events.hint() }),
        ("push", { events.push() }), ("done", { events.done() }))
    }
    func makeHint(events: Library.Hint.Events) -> UIViewController {
      ControllerPage(
        "hint", ("list", { events.list() }), ("delete", { Task { await events.delete.result() } }), ("hide", { events.hide() }),
        ("done", { events.done() }))
    }
    func makeHello(events: Library.Hello.Events) -> UIViewController {
      ControllerPage(
        "hello", ("next", { events.next() }), ("last", { events.last() }))
    }
    func makeSecret(events: Library.Secret.Events) -> UIViewController {
      ControllerPage(
        "secret", ("next", { events.next() }), ("back", { events.back() }))
    }
    func makeReady(events: Library.Ready.Events) -> UIViewController {
      ControllerPage(
        "ready", ("back", { events.back() }), ("shelves", { events.shelves() }))
    }
    func makeCredentials(events: Library.Credentials.Events) -> UIViewController {
      ControllerPage(
        "credentials", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
  }
}
