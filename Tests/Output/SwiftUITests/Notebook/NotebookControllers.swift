import NavGraphRuntime
import NavGraphUIKit
import UIKit

@testable import NotebookInUIKit

/// The notebook in UIKit.
@MainActor final class NotebookControllers: WindowedApp {
  /// The scene delegate that the comment of the generated `NavigationScene` shows.
  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    let guards: Guards
    var window: UIWindow?
    var shown: Notebook.NavigationScene?

    init(_ guards: Guards) { self.guards = guards }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      let saved = session.stateRestorationActivity ?? NavGraph.window(in: options)
      shown = Notebook.NavigationScene(window: window, restoring: saved, factory: Screens(), guards: guards)
      shown?.handle(options)
      self.window = window
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shown?.restorationActivity }
    func sceneDidDisconnect(_ scene: UIScene) { shown?.stop() }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { shown?.handle(contexts) }
  }

  private let guards: Guards
  private var scenes: [(session: UISceneSession, system: UIWindowScene?)] = []
  /// The number of scene requests that were handled.
  private var made = 0

  init(_ answers: Answers = Answers()) {
    guards = Guards(answers: answers)
    launch([])
  }

  private func launch(_ activities: [NSUserActivity], session: UISceneSession? = nil) {
    let system = UIWindowScene.launch(Delegate(guards), activities: activities, session: session)
    if let index = scenes.firstIndex(where: { $0.session === session }) {
      scenes[index].system = system
    } else {
      scenes.append((system.session, system))
    }
  }

  var windows: [(session: UISceneSession, window: UIWindow?)] {
    scenes.map { ($0.session, ($0.system?.delegate as? Delegate)?.window) }
  }

  func makeScenes() {
    let due = Headless.world.sceneRequests.dropFirst(made)
    made += due.count
    for request in due where request.session == nil { launch(request.activity.map { [$0] } ?? []) }
  }

  func open(_ url: URL, at window: Int) { scenes[window].system?.open([url]) }

  func disconnect(_ window: Int) {
    scenes[window].system?.disconnect()
    scenes[window].system = nil
  }

  func connect(_ window: Int) { launch([], session: scenes[window].session) }

  final class Guards: Notebook.Guards {
    let answers: Answers
    init(answers: Answers) { self.answers = answers }
    func unlocked() async -> Bool { answers.grants }
  }

  final class Screens: Notebook.Factory {
    func makeNoteList(events: Notebook.NoteList.Events) -> UIViewController {
      ControllerPage(
        "noteList", ("open", { events.open("1") }), ("window", { events.window("1") }), ("other", { events.window("2") }),
        ("vault", { events.vault() }), ("again", { events.again() }))
    }
    func makeNote(id: String, events: Notebook.Note.Events) -> UIViewController {
      ControllerPage("note(\(id))", ("next", { events.next("9") }), ("window", { events.window() }), ("close", { events.close() }))
    }
    func makeSecret(events: Notebook.Secret.Events) -> UIViewController {
      ControllerPage("secret", ("more", { events.more() }), ("leave", { events.leave() }))
    }
    func makeDetail() -> UIViewController { ControllerPage("detail") }
    func makeCode(events: Notebook.Code.Events) -> UIViewController {
      ControllerPage("code", ("done", { events.done() }), ("cancel", { events.cancel() }))
    }
  }
}
