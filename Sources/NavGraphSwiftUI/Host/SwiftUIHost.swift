import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// Makes what a window's views show equal to a navigator's tree.
  ///
  /// Views read `shown`. Each step changes it once; the next one begins when what tells of the end of this one has spoken, and
  /// nothing moves any more. What the system writes into the views' bindings is a fact, which the navigator hears.
  @MainActor public final class SwiftUIHost<G: Graph>: ObservableObject, Host {
    public let navigator: Navigator<G>
    /// Makes the app's view for a screen; nil when the scene has stopped.
    private var make: (@MainActor (G.Screen, Place<G>) -> AnyView)?
    private(set) var containers: ContainerViews<G>
    // Not `@Published` itself: in a generic class, that would build its key paths anew at each access, and views read this all the time.
    private(set) var shown: Shown<G> { willSet { changes += 1 } }
    @Published private var changes = 0
    let pathScreens = PathScreens<G>()
    let probes = Probes()
    let pans = PanPriority()
    private let screenChanges = ScreenChanges<G>()
    /// In debug builds: how many seconds what has left the screen may stay in memory before that is reported; nil switches the check off.
    public var leakPatience: Double? = 5
    /// What was on the screen when it came to rest last.
    var traces: [ViewTrace] = []
    /// What must happen before the next step.
    var expectation: Expectation?
    /// The modal that is to come next, or the split whose inspector is, until it has come.
    var arriving: NodeID?
    /// The modal that the user is taking down. The navigator hears of it when it has gone.
    private var leaving: NodeID?
    /// The alert that the system has taken down, and what is known of how it ended.
    var answered: (alert: NodeID, outcome: Outcome<G.Result>)?
    /// The buttons of the alert that came up last: they are decided once, though views are read again.
    var decided: (alert: NodeID, buttons: [AlertButton<G>])?
    /// What the screen says about each split.
    var splits: [NodeID: SplitSight] = [:]
    /// Whether SwiftUI can be told which column of a collapsed split is on top. Before iOS 17 a stack takes the place of such a split.
    lazy var bringsColumns = Self.systemBringsColumns
    /// By stack, or by split in the place of which there is one: the lowest screen that the system has taken away while the width changed.
    var leftEarly: [NodeID: NodeID] = [:]
    /// The split whose inspector the user is taking down. The navigator hears of it when it has gone.
    var leavingInspector: NodeID?
    /// The detents that the app has named.
    public var detents: [String: PresentationDetent] = [:]
    /// What screens want to ask before they are left.
    var questions: [NodeID: Questions] = [:]
    /// Screens that are asked whether Back may leave them.
    var placesAsked: Set<NodeID> = []
    /// Where what is shown has come from.
    var anchors: [NodeID: Anchor] = [:]
    var spots: [Ground: SpotOfEvents] = [:]
    let swipes = BackSwipes()
    /// Bars that have the tint of a screen.
    var tinted: Set<ObjectIdentifier> = []
    /// The window, and what it knows of others; nil for what the app shows in one of its own making.
    var sight: WindowSight?
    /// It stands among views of the app's own, which may take it off the screen and show it again.
    public var isPart = false
    /// That it is on a stack of the app's has been said.
    var isNested = false
    /// The tabs and pages that have been seen: the others aren't made yet.
    var seen: Set<NodeID> = []
    /// Views that have been given a name.
    var named: [NamedView] = []
    /// The change that the views have not been updated for.
    var unseen: Int?
    private var waiting: [@MainActor () -> Void] = []
    /// Takes what is to be brought back with the window; called when everything is at rest.
    var store: (@MainActor (Foundation.Data?) -> Void)?
    private var stored: Snapshot?
    /// A transition is under way, whose end will wake this up, or the next turn will.
    var isWatching = false
    /// Looks whether an alert of the app's own has gone that something waits for.
    let alertWatch = CoverWatch<G>()
    private var isStepping = false
    /// The tree and the change of the views that were found to be equal last, as the navigator and the views count them.
    private var agreed: (tree: Int, views: Int)?
    /// Ends the scene where the app has let go of it without saying so.
    private var ending: Ending?
    private var mustStepAgain = false

    public init(
      _ navigator: Navigator<G>, containers: ContainerViews<G> = ContainerViews(),
      make: @escaping @MainActor (G.Screen, Place<G>) -> AnyView
    ) {
      self.navigator = navigator
      ending = Ending { [navigator] in navigator.stop() }
      self.containers = containers
      self.make = make
      shown = Shown(navigator.tree)
      look(at: shown)
      navigator.host = self
      probes.hasChanged = { [weak self] in self?.hasAppeared($0) }
    }

    /// The app's view for a screen.
    func view(of screen: G.Screen, _ id: NodeID) -> AnyView { make?(screen, Place(navigator, id)) ?? AnyView(AnyView?.none) }

    public func release() {
      (make, store, waiting, containers) = (nil, nil, [], ContainerViews())
      detents = [:]
      questions = [:]
      (anchors, spots) = ([:], [:])
      sight = nil
    }

    /// Nothing moves, and nothing is expected.
    public var isQuiet: Bool { !isWatching && unseen == nil && expectation == nil && probes.transition == nil }

    // MARK: Host

    public func reconcile() { step() }

    public func whenQuiet(_ work: @escaping @MainActor () -> Void) {
      waiting.append(work)
      step()
    }

    /// Facts come by themselves.
    public func absorb() {}

    public func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
      UIKit.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in _Concurrency.Task { @MainActor in work() } }
    }

    // MARK: Steps

    func step() {
      guard !isStepping else {
        mustStepAgain = true
        return
      }
      isStepping = true
      var isSettled: Bool
      repeat {
        mustStepAgain = false
        isSettled = isSettledAfterOneStep()
      } while mustStepAgain
      isStepping = false
      if isSettled {
        storeSnapshot()
        nameViews()
        followPans()
        screenChanges.follow(navigator.tree) { probes.probe(behind: $0)?.parent?.viewIfLoaded }
        followSwipes()
        #if DEBUG
        lookForLeaks()
        lookForOuterStack()
        #endif
      }
      guard isSettled, !waiting.isEmpty else { return }
      let due = waiting
      waiting = []
      for work in due { work() }
    }

    /// SwiftUI saves a window when it likes: what is at rest is always there.
    private func storeSnapshot() {
      guard let store else { return }
      let snapshot = navigator.snapshot
      guard snapshot != stored else { return }
      stored = snapshot
      store(snapshot?.data)
      keepRoot(snapshot)
    }

    /// Makes the first difference true; false if that is under way.
    private func isSettledAfterOneStep() -> Bool {
      guard !isWatching, unseen == nil else { return false }
      if let transition = probes.transition {
        watch(transition)
        return false
      }
      if answered != nil { return false }
      guard isOutOfSight || isOver(expectation) else { return false }
      (expectation, arriving) = (nil, nil)
      if let gone = leaving {
        leaving = nil
        navigator.hostDismissed(gone)
      }
      if let gone = leavingInspector {
        leavingInspector = nil
        navigator.hostHidInspector(of: gone)
      }
      guard absorbSplits(), unseen == nil else { return false }
      // What was equal is looked at again only when one of them has changed: that costs as much as all that the scene holds.
      if let agreed, agreed == (navigator.changes, shown.revision), shown.leaving.isEmpty { return true }
      var next = shown
      next.forgetLeaving()
      guard let expected = nextStep(&next) else {
        if shown.leaving.isEmpty { agreed = (navigator.changes, shown.revision) }
        if !shown.leaving.isEmpty { write { $0.forgetLeaving() } }
        return unseen == nil
      }
      if next.modals.count > shown.modals.count, waitsForAlert() { return false }
      expectation = expected
      if next.modals.count > shown.modals.count { arriving = next.modals.last?.id }
      if let inspector = next.inspector(on: next.modals.count), shown.inspector(on: next.modals.count) == nil { arriving = inspector.id }
      reveal(next)
      var transaction = Transaction()
      transaction.disablesAnimations = navigator.isRestoring
      withTransaction(transaction) { write { $0 = next } }
      return false
    }

    private func nextStep(_ next: inout Shown<G>) -> Expectation? {
      next.step(to: navigator.tree, hasInspectors: bringsColumns)
    }

    /// That screen has appeared, if one has; else one has gone. What has arrived has arrived, even if a finger takes it away again before
    /// everything has come to rest.
    private func hasAppeared(_ screen: NodeID?) {
      if let screen {
        switch expectation {
        case .appearance(screen)?: expectation = .update
        case .anyAppearance(let screens)? where screens.contains(screen): expectation = .update
        default: break
        }
      }
      agreeWithScreen()
      step()
    }

    private func isOver(_ expectation: Expectation?) -> Bool {
      switch expectation {
      case nil, .update: true
      case .appearance(let screen): probes.appeared.contains(screen) || hasGoneBack(from: screen)
      case .anyAppearance(let screens): !probes.appeared.isDisjoint(with: screens)
      case .hiding(_, let screens): probes.appeared.isDisjoint(with: screens)
      // Should nobody say that it has gone, its screens do.
      case .departure(_, let screens): probes.appeared.isDisjoint(with: screens)
      }
    }

    /// One write. The views hear of it once, and the next step waits until they have been updated.
    func write(_ change: (inout Shown<G>) -> Void) {
      var next = shown
      change(&next)
      next.hasChanged()
      unseen = next.revision
      look(at: next)
      pathScreens.update(to: next.layers)
      shown = next
      navigator.hostMoves()
    }

    /// The views show that change. What it moves begins within this turn.
    func hasUpdated(to revision: Int) {
      guard let unseen, revision >= unseen else { return }
      _Concurrency.Task { @MainActor [weak self] in
        guard let self, let latest = self.unseen, revision >= latest else { return }
        self.unseen = nil
        self.agreeWithScreen()
        self.step()
      }
    }

    // MARK: Facts

    /// What stands is shown again: the system has written something that the graph doesn't allow, or not yet.
    func insist() { write { _ in } }

    /// What the screens themselves write while something moves is taken when that has come to rest.
    func later(_ work: @escaping @MainActor (SwiftUIHost<G>) -> Void) {
      insist()
      whenQuiet { [weak self] in self.map { work($0) } }
    }

    /// The user has tapped a tab. One that asks first stays unselected until the answer is there.
    func systemSelects(_ content: Int, in tabs: NodeID) {
      guard case .tabs(let name, let nodes, let selected)? = shown.node(tabs)?.content, nodes.indices.contains(content) else { return }
      let bar = G.tabBar(of: name)
      if content == selected {
        insist()
        let tab = bar.slots.first { $0.content == content }?.tab
        return tappedAgain(nodes[content], bar.name, tab?.reselect ?? .popToRoot)
      }
      guard isQuiet, navigator.maySelect(content, in: tabs) else {
        insist()
        return navigator.select(content, in: tabs)
      }
      expectation = .arrival(of: nodes[content], after: nil)
      write { $0.select(content, in: tabs) }
      navigator.hostSelected(content, in: tabs)
    }

    /// The user has tapped a tab that only acts.
    func systemActs(_ action: Event<G>, in tabs: NodeID) {
      insist()
      navigator.send(action, ofTabIn: tabs)
    }

    /// The system takes down what lies on so many others. The navigator hears of it when it has gone.
    func systemTakesDown(_ level: Int) {
      guard shown.modals.indices.contains(level) else { return }
      let screen = shown.modals[level].content?.leaf.id
      if isComing(level) || !isQuiet && screen.map({ probes.appeared.contains($0) }) ?? false {
        let modal = shown.modals[level].id
        return later { host in
          if let index = host.shown.modals.firstIndex(where: { $0.id == modal }) { host.systemTakesDown(index) }
        }
      }
      leaving = shown.modals[level].id
      expectation = shown.departure(of: level)
      write { $0.remove(from: level) }
    }

    /// What lay on so many others has left the screen, for any reason. SwiftUI may say so before it writes the binding, and late.
    func hasGone(from level: Int) {
      if shown.modals.indices.contains(level) {
        guard let screen = shown.modals[level].content?.leaf.id, !isComing(level), !probes.appeared.contains(screen) else { return }
        systemTakesDown(level)
      }
      if case .departure(level, _)? = expectation { expectation = .update }
      step()
    }

    /// It has been written, and has not appeared yet.
    private func isComing(_ level: Int) -> Bool {
      arriving == shown.modals[level].id && expectation?.awaits(shown.modals[level].content) ?? false
    }
  }
}
