import NavGraphRuntime
import NavGraphSwiftUI
import SwiftUI
import UIKit

@testable import NotebookSwiftUI

/// The notebook in SwiftUI, as the system runs it.
@MainActor final class NotebookViews: WindowedApp {
  /// The app's declaration.
  private struct App: SwiftUI.App {
    var guards = Guards(answers: Answers())

    var body: some SwiftUI.Scene { Notebook.NavigationWindows(factory: Screens(), guards: guards) }
  }

  private let guards: Guards
  let app: HeadlessApp

  init(_ answers: Answers = Answers()) {
    guards = Guards(answers: answers)
    var program = App()
    program.guards = guards
    app = HeadlessApp(program.body)
  }

  var windows: [(session: UISceneSession, window: UIWindow?)] { app.windows.map { ($0.session, $0.window) } }
  /// Does nothing, because the headless SwiftUI creates the scenes.
  func makeScenes() {}
  func open(_ url: URL, at window: Int) { app.windows[window].open(url) }
  func disconnect(_ window: Int) { app.windows[window].disconnect() }
  func connect(_ window: Int) { app.windows[window].connect() }

  final class Guards: Notebook.Guards {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }
    func unlocked() async -> Bool { answers.grants }
  }

  struct Screens: Notebook.Factory {
    func makeNoteList(events: Notebook.NoteList.Events) -> some View {
      ViewPage(
        "noteList", ("open", { events.open("1") }), ("window", { events.window("1") }), ("other", { events.window("2") }),
        ("vault", { events.vault() }), ("again", { events.again() }))
    }
    func makeNote(id: String, events: Notebook.Note.Events) -> some View {
      ViewPage("note(\(id))", ("next", { events.next("9") }), ("window", { events.window() }), ("close", { events.close() }))
    }
    func makeSecret(events: Notebook.Secret.Events) -> some View {
      ViewPage("secret", ("more", { events.more() }), ("leave", { events.leave() }))
    }
    func makeDetail() -> some View { ViewPage("detail") }
    func makeCode(events: Notebook.Code.Events) -> some View {
      ViewPage("code", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
  }
}
