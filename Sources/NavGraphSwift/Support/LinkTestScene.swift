import Foundation
import Testing

extension APPLinks {
  /// One scene without a screen: a navigator, and an app that says yes to all questions but one.
  @MainActor final class Scene {
    let navigator: Navigation.Navigator<G>
    let app = Answers()
    let host = Host()
    /// What the navigator did, in order.
    private(set) var reports: [Navigation.Report<G>] = []

    init(on idiom: Navigation.Idiom) {
      navigator = Navigation.Navigator(
        idiom: idiom, answers: Navigation.Answers(grants: { [app] question in app.grants(question) }))
      navigator.host = host
      navigator.report = { [weak self] in self?.reports.append($0) }
    }

    var shown: Shown { .of(navigator.tree) }

    /// Starts the scene and waits until nothing is under way, and what the start itself leaves behind is done.
    func start() async {
      navigator.start()
      for _ in 0..<3 { await Task.yield() }
      await settle()
    }

    func settle() async {
      for _ in 0..<1_000 where !navigator.isIdle { await Task.yield() }
      #expect(navigator.isIdle, "the queue comes to an end")
    }

    /// Opens a link; what is asked is counted from here.
    func open(_ golden: Golden) async {
      app.asked = []
      navigator.open(golden.target)
      await settle()
    }

    /// Does one step where the user is.
    func take(_ step: Navigation.Action<G>) async {
      let tree = navigator.tree
      navigator.send(Navigation.Event("walk", step), from: Navigation.Turn(tree).place ?? tree.root.id)
      await settle()
    }

    /// The user takes down what is on top.
    func dismissTop() async {
      if let up = navigator.tree.modals.last { navigator.hostDismissed(up.id) }
      await settle()
    }
  }

  /// Answers questions, and remembers them.
  @MainActor final class Answers {
    var asked: [G.Guard] = []
    /// The one question that is answered with no.
    var refused: G.Guard?

    func grants(_ question: G.Guard) -> Bool {
      asked.append(question)
      return question != refused
    }
  }

  /// A screen without a simulator: it shows at once what it is to show, or takes as long as the test says. On it nobody does anything.
  @MainActor final class Host: Navigation.Host {
    /// Whether what begins to move goes on until `comeToRest`.
    var takesItsTime = false
    private var waiting: [@MainActor () -> Void] = []
    private var timers: [(seconds: Double, work: @MainActor () -> Void)] = []

    func reconcile() {}
    func absorb() {}
    func whenQuiet(_ work: @escaping @MainActor () -> Void) {
      if takesItsTime { waiting.append(work) } else { work() }
    }
    func confirmDismissal(of modal: Navigation.NodeID) async -> Bool { true }
    func anchor(_ modal: Navigation.NodeID, at anchor: Navigation.Anchor) {}
    func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) { timers.append((seconds, work)) }
    func lookAfresh() -> Bool {
      comeToRest()
      return true
    }

    /// Ends what moves now.
    func comeToRest() {
      let due = waiting
      waiting = []
      for work in due { work() }
    }

    /// Lets time pass.
    func pass(_ seconds: Double) {
      let due = timers.filter { $0.seconds <= seconds }
      timers = timers.filter { $0.seconds > seconds }.map { ($0.seconds - seconds, $0.work) }
      for timer in due { timer.work() }
    }
  }
}
