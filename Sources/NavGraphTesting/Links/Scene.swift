import Foundation
import NavGraphRuntime

extension NavGraph.LinkTests {
  /// A scene without a screen: a navigator, and an app whose guards all succeed, except `Answers.refused`.
  @MainActor public final class Scene {
    public let navigator: NavGraph.Navigator<G>
    public let app = Answers()
    public let host = Host()
    /// The reports of the navigator, in order.
    public private(set) var reports: [NavGraph.Report<G>] = []

    public init(on idiom: NavGraph.Idiom) {
      var answers = NavGraph.Answers<G>()
      answers.grants = { [app] question in app.grants(question) }
      navigator = NavGraph.Navigator(idiom: idiom, answers: answers)
      navigator.host = host
      navigator.report = { [weak self] in self?.reports.append($0) }
    }

    public var shown: Shown { .of(navigator.tree) }

    /// Starts the scene and waits until it's idle.
    public func start() async {
      navigator.start()
      for _ in 0..<3 { await _Concurrency.Task.yield() }
      await settle()
    }

    public func settle() async {
      for _ in 0..<1_000 where !navigator.isIdle { await _Concurrency.Task.yield() }
    }

    /// Opens an entry point, and resets `Answers.asked` before.
    public func open(_ golden: Golden) async {
      app.asked = []
      navigator.open(golden.target)
      await settle()
    }

    /// Performs one step at the current place.
    public func take(_ step: NavGraph.Action<G>) async {
      let tree = navigator.tree
      navigator.send(NavGraph.Event("walk", step), from: NavGraph.Reducer(tree).place ?? tree.root.id)
      await settle()
    }

    /// Dismisses the topmost modal, as the user would.
    public func dismissTop() async {
      if let up = navigator.tree.modals.last { navigator.hostDismissed(up.id) }
      await settle()
    }
  }

  /// The results of the guards, and a record of their evaluation.
  @MainActor public final class Answers {
    public var asked: [G.Guard] = []
    /// The guard that fails; nil if all succeed.
    public var refused: G.Guard?

    public func grants(_ question: G.Guard) -> Bool {
      asked.append(question)
      return question != refused
    }
  }

  /// A host without a screen. It shows each change immediately, or at `comeToRest`. No user interacts with it.
  @MainActor public final class Host: NavGraph.Host {
    /// Whether each change is in progress until `comeToRest` is called.
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

    /// Ends the current changes.
    public func comeToRest() {
      let due = waiting
      waiting = []
      for work in due { work() }
    }

    /// Advances the time.
    public func pass(_ seconds: Double) {
      let due = timers.filter { $0.seconds <= seconds }
      timers = timers.filter { $0.seconds > seconds }.map { ($0.seconds - seconds, $0.work) }
      for timer in due { timer.work() }
    }
  }
}
