import Foundation

extension NavGraph {
  /// The navigation of one scene: a scheduler decides, and this carries out what it says, with a screen and with the app's answers.
  /// An intent starts when the screen is quiet and ends when the screen shows its result.
  @MainActor public final class Navigator<G: Graph> {
    public weak var host: (any Host)?
    /// Says what was dropped, and why: to the system's log in debug builds, to nobody in others.
    public var log: @MainActor (String) -> Void = NavGraph.log
    /// Hears what happens, in order.
    public var report: (@MainActor @Sendable (Report<G>) -> Void)?
    /// Hears what begins, and nil when the screen is at rest after it: an interval in Instruments.
    public var interval: @MainActor (String?) -> Void = NavGraph.signposts()
    /// How many seconds longer than its animation anything may take to come to rest before that is looked into; nil for any time.
    public var patience: Double? = 2

    /// What time it is, in seconds since any moment: for links that wait for so long and no longer. Time goes on while the device sleeps.
    public var clock: @MainActor () -> Double = { Foundation.Date().timeIntervalSinceReferenceDate }

    package private(set) var answers: Answers<G>
    package internal(set) var scheduler: Scheduler<G>
    /// An effect is being carried out. Those that come of it wait until it is done.
    var isCarryingOut = false
    var waiters: [Int: _Concurrency.CheckedContinuation<Outcome<G.Result>, Never>] = [:]
    /// What was reported last as shown.
    var reported: [Shape<G>] = []
    /// Counts what was begun and brought to an end, for the look after `patience`.
    var steps = 0
    let coverWatch = CoverWatch<G>()

    /// `saved` is what the scene showed when it was last seen: as much of it as this graph and its guards allow comes back.
    public init(
      idiom: Idiom, answers: Answers<G>, restoring saved: Snapshot? = nil, report: (@MainActor @Sendable (Report<G>) -> Void)? = nil
    ) {
      self.answers = answers
      self.report = report
      scheduler = Scheduler(idiom: idiom, restoring: saved)
    }

    public var tree: Tree<G> { scheduler.tree }
    /// Counts the changes of the tree.
    public var changes: Int { scheduler.changes }
    /// Counts the changes that have told screens which stay of other values.
    public var tellings: Int { scheduler.tellings }
    /// Nothing is under way, and nothing could be; a link may still wait for the scene's root.
    public var isIdle: Bool { !isCarryingOut && scheduler.isIdle }
    /// What a saved scene showed is being brought back: nothing of that is animated.
    public var isRestoring: Bool { scheduler.isRestoring }
    /// What is to be kept; nil while the scene has shown nothing yet.
    public var snapshot: Snapshot? { scheduler.snapshot }

    /// Begins to work, once the host is there and what a saved scene showed is back. Links that come before wait.
    public func start() {
      if G.opensWindows { OpenScenes.add(self) }
      take { $0.start() }
      _Concurrency.Task { @MainActor [weak self] in self?.take { $0.connected() } }
    }

    /// Ends everything: who waits is answered, what is queued is forgotten, and everything that the app has given is let go of, so that an
    /// object of the app's may hold the scene and answer its guards. For a scene that disconnects.
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

// Events of the app, which happen wherever the user is.
extension NavGraph.Navigator {
  /// Carries out an event of the app on top of whatever is up. It waits until the scene has a root.
  public func strike(_ event: NavGraph.Event<G>) { take { $0.strike(event) } }

  /// Carries out an event of the app, and waits until what it presents has ended.
  public func perform(_ event: NavGraph.Event<G>) async -> NavGraph.Outcome<G.Result> {
    await outcome(of: NavGraph.Scheduler.Intent(.strike(event)))
  }
}

// Tabs that the user wants.
extension NavGraph.Navigator {
  /// Whether the user may select that tab without being asked anything.
  public func maySelect(_ index: Int, in tabs: NavGraph.NodeID) -> Bool { isIdle && entersFreely(index, in: tabs) }
}

// From the host: what the user and the system do to splits.
extension NavGraph.Navigator {
  /// The split has collapsed and shows that column, or stands side by side again.
  public func hostCollapsed(_ split: NavGraph.NodeID, onto column: NavGraph.Column?) { take { $0.hostCollapsed(split, onto: column) } }

  /// The user went back to that column of a collapsed split.
  public func hostWentBack(to column: NavGraph.Column, in split: NavGraph.NodeID) { take { $0.hostWentBack(to: column, in: split) } }

  /// The user closed the inspector. What it showed is kept, as with any column that is hidden.
  public func hostHidInspector(of split: NavGraph.NodeID) { take { $0.hostHidInspector(of: split) } }

  /// Whether something in the queue waits for what the app itself has presented.
  func watchCover() {
    guard scheduler.isHeldUp, host != nil else { return coverWatch.nothingWaits() }
    coverWatch.somethingWaits(self, "something waits until what the app itself has presented is gone") { [weak self] in
      self?.take { $0.pump() }
    }
  }

  /// The graph has taken away what the app itself had shown: the name of its class.
  package func hostWentOver(_ name: String) {
    log("\(name): the app has shown it itself, and it was in the way")
    pass(.wentOver(name))
  }
}
