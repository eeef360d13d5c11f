import Foundation
import NavGraphRuntime

extension NavGraph.LinkTests {
  /// One scene without a screen: a navigator, and an app that says yes to all questions but one.
  @MainActor public final class Scene {
    public let navigator: NavGraph.Navigator<G>
    public let app = Answers()
    public let host = Host()
    /// What the navigator did, in order.
    public private(set) var reports: [NavGraph.Report<G>] = []

    public init(on idiom: NavGraph.Idiom) {
      var answers = NavGraph.Answers<G>()
      answers.grants = { [app] question in app.grants(question) }
      navigator = NavGraph.Navigator(idiom: idiom, answers: answers)
      navigator.host = host
      navigator.report = { [weak self] in self?.reports.append($0) }
    }

    public var shown: Shown { .of(navigator.tree) }

    /// Starts the scene and waits until nothing is under way, and what the start itself leaves behind is done.
    public func start() async {
      navigator.start()
      for _ in 0..<3 { await _Concurrency.Task.yield() }
      await settle()
    }

    public func settle() async {
      for _ in 0..<1_000 where !navigator.isIdle { await _Concurrency.Task.yield() }
    }

    /// Opens a link; what is asked is counted from here.
    public func open(_ golden: Golden) async {
      app.asked = []
      navigator.open(golden.target)
      await settle()
    }

    /// Does one step where the user is.
    public func take(_ step: NavGraph.Action<G>) async {
      let tree = navigator.tree
      navigator.send(NavGraph.Event("walk", step), from: NavGraph.Reducer(tree).place ?? tree.root.id)
      await settle()
    }

    /// The user takes down what is on top.
    public func dismissTop() async {
      if let up = navigator.tree.modals.last { navigator.hostDismissed(up.id) }
      await settle()
    }
  }

  /// Answers questions, and remembers them.
  @MainActor public final class Answers {
    public var asked: [G.Guard] = []
    /// The one question that is answered with no.
    public var refused: G.Guard?

    public func grants(_ question: G.Guard) -> Bool {
      asked.append(question)
      return question != refused
    }
  }

  /// A screen without a simulator: it shows at once what it is to show, or takes as long as the test says. On it nobody does anything.
  @MainActor public final class Host: NavGraph.Host {
    /// Whether what begins to move goes on until `comeToRest`.
    public var takesItsTime = false
    private var waiting: [@MainActor () -> Void] = []
    private var timers: [(seconds: Double, work: @MainActor () -> Void)] = []

    public func reconcile() {}
    public func absorb() {}
    public func whenQuiet(_ work: @escaping @MainActor () -> Void) {
      if takesItsTime { waiting.append(work) } else { work() }
    }
    public func confirmDismissal(of modal: NavGraph.NodeID) async -> Bool { true }
    public func anchor(_ modal: NavGraph.NodeID, at anchor: NavGraph.Anchor) {}
    public func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) { timers.append((seconds, work)) }
    public func lookAfresh() -> NavGraph.Movement {
      comeToRest()
      return .none
    }

    /// Ends what moves now.
    public func comeToRest() {
      let due = waiting
      waiting = []
      for work in due { work() }
    }

    /// Lets time pass.
    public func pass(_ seconds: Double) {
      let due = timers.filter { $0.seconds <= seconds }
      timers = timers.filter { $0.seconds > seconds }.map { ($0.seconds - seconds, $0.work) }
      for timer in due { timer.work() }
    }
  }
}
