import Foundation

extension NavGraph {
  /// The object that performs the navigation of one scene. Its scheduler decides, and the navigator performs the decisions with a screen
  /// and the app's answers. An intent starts when the screen is quiet, and ends when the screen shows its result.
  @MainActor public final class Navigator<G: Graph> {
    public weak var host: (any Host)?
    /// The closure that logs dropped intents. By default, it writes to the system's log in debug builds.
    public var log: @MainActor (String) -> Void = NavGraph.log
    /// The closure that receives each step of the navigation, in order.
    public var report: (@MainActor @Sendable (Report<G>) -> Void)?
    /// The closure that receives the name of each intent that begins, and nil when the screen is at rest. By default, it creates intervals
    /// for Instruments.
    public var interval: @MainActor (String?) -> Void = NavGraph.signposts()
    /// The number of seconds that a movement may exceed its duration before the navigator reads the screen again; nil for no limit.
    public var patience: Double? = 2

    /// The closure that returns the time in seconds, for links that expire. The clock must continue while the device sleeps.
    public var clock: @MainActor () -> Double = { Foundation.Date().timeIntervalSinceReferenceDate }

    package private(set) var answers: Answers<G>
    package internal(set) var scheduler: Scheduler<G>
    /// Whether an effect is being performed. Effects that result from it wait until it's done.
    var isCarryingOut = false
    var waiters: [Int: _Concurrency.CheckedContinuation<Outcome<G.Result>, Never>] = [:]
    /// The content that was last reported as shown.
    var reported: [Shape<G>] = []
    /// The number of movements that have begun or ended, which `patience` uses.
    var steps = 0
    let coverWatch = CoverWatch<G>()

    /// Creates a navigator that restores `saved`, the snapshot of the previous session, as far as the graph and its guards allow.
    public init(
      idiom: Idiom, answers: Answers<G>, restoring saved: Snapshot? = nil, report: (@MainActor @Sendable (Report<G>) -> Void)? = nil
    ) {
      self.answers = answers
      self.report = report
      scheduler = Scheduler(idiom: idiom, restoring: saved)
    }

    public var tree: Tree<G> { scheduler.tree }
    /// The number of changes of the tree.
    public var changes: Int { scheduler.changes }
    /// The number of changes that have updated screens that stay with new values.
    public var tellings: Int { scheduler.tellings }
    /// Whether nothing is in progress and nothing can start. A link may still wait for the scene's root.
    public var isIdle: Bool { !isCarryingOut && scheduler.isIdle }
    /// Whether a saved state is being restored, which isn't animated.
    public var isRestoring: Bool { scheduler.isRestoring }
    /// The snapshot to save; nil before the scene has shown anything.
    public var snapshot: Snapshot? { scheduler.snapshot }

    /// Starts the navigation. Call it when the host is set up. Links that arrive earlier wait.
    public func start() {
      if G.opensWindows { OpenScenes.add(self) }
      take { $0.start() }
      _Concurrency.Task { @MainActor [weak self] in self?.take { $0.connected() } }
    }

    /// Stops the navigation when the scene disconnects. Waiting tasks resume, queued intents are dropped, and everything that the app has
    /// supplied is released. So an object of the app may own the scene and implement its guards.
    public func stop() {
      OpenScenes.remove(self)
      take { $0.stop() }
      answers = Answers()
      (report, log, interval) = (nil, NavGraph.log, { _ in })
      host?.release()
    }

    public func send(_ event: Event<G>, from place: NodeID) { take { $0.send(event, from: place) } }
  }
}

// App-level events, which happen wherever the user is.
extension NavGraph.Navigator {
  /// Performs an app-level event on top of what is presented. The event waits until the scene has a root.
  public func perform(appEvent event: NavGraph.Event<G>) { take { $0.perform(appEvent: event) } }

  /// Performs an app-level event and waits until the flow that it presents has ended.
  public func perform(_ event: NavGraph.Event<G>) async -> NavGraph.Outcome<G.Result> {
    await outcome(of: NavGraph.Scheduler.Intent(.appEvent(event)))
  }
}

extension NavGraph.Navigator {
  /// Returns whether UIKit may select the tab by itself, because nothing is in progress and no guard must be evaluated.
  public func maySelect(_ index: Int, in tabs: NavGraph.NodeID) -> Bool { isIdle && entersFreely(index, in: tabs) }
}

// Changes of splits by the user and the system, which the host reports.
extension NavGraph.Navigator {
  /// Records that the split has collapsed onto `column`, or that its columns are side by side if `column` is nil.
  public func hostCollapsed(_ split: NavGraph.NodeID, onto column: NavGraph.Column?) { take { $0.hostCollapsed(split, onto: column) } }

  /// Records that the user went back to the column of a collapsed split.
  public func hostWentBack(to column: NavGraph.Column, in split: NavGraph.NodeID) { take { $0.hostWentBack(to: column, in: split) } }

  /// Records that the user closed the inspector. Its content is kept, as in any hidden column.
  public func hostHidInspector(of split: NavGraph.NodeID) { take { $0.hostHidInspector(of: split) } }

  /// Checks periodically whether the foreign presentation has ended, if something in the queue waits for that.
  func watchCover() {
    guard scheduler.isHeldUp, host != nil else { return coverWatch.nothingWaits() }
    coverWatch.somethingWaits(self, "something waits until what the app itself has presented is gone") { [weak self] in
      self?.take { $0.pump() }
    }
  }

  /// Reports that the graph has removed a controller that the app itself had shown. `name` is the name of its class.
  package func hostWentOver(_ name: String) {
    log("\(name): the app has shown it itself, and it was in the way")
    pass(.wentOver(name))
  }
}
