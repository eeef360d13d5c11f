import NavGraphHosting
import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// The host that makes the content of a window's views equal to a navigator's tree.
  ///
  /// The views read `shown`, which each step changes once. The next step begins when the expected event has occurred and nothing moves.
  /// Values that the system writes into bindings are reported to the navigator.
  @MainActor public final class SwiftUIHost<G: Graph>: ObservableObject, Host {
    public let navigator: Navigator<G>
    /// The closure that creates the app's view for a screen; nil after the scene has stopped.
    private var make: (@MainActor (G.Screen, Place<G>) -> AnyView)?
    private(set) var containers: ContainerViews<G>
    // This property isn't `@Published`, because in a generic class each access would instantiate its key paths.
    private(set) var shown: Shown<G> { willSet { changes += 1 } }
    @Published private var changes = 0
    let pathScreens = PathScreens<G>()
    let probes = Probes()
    let pans = PanPriority()
    private let screenChanges = ScreenChanges<G>()
    /// The number of seconds after which an object that has left the screen but is still in memory is reported, in debug builds. Set it to
    /// nil to turn off the check.
    public var leakPatience: Double? = 5
    /// The objects on the screen when it came to rest last.
    var traces: [ViewTrace] = []
    /// The event that must occur before the next step; nil if there is none.
    var expectation: Expectation?
    /// The modal, or the split of the inspector, that is being presented.
    var arriving: NodeID?
    /// The modal that the user is dismissing. The navigator is notified when it's gone.
    private var leaving: NodeID?
    /// The alert that the system has dismissed, and its outcome as far as it's known.
    var answered: (alert: NodeID, outcome: Outcome<G.Result>)?
    /// The buttons of the alert that was presented last. They are determined only once, although views are evaluated repeatedly.
    var decided: (alert: NodeID, buttons: [AlertButton<G>])?
    var splits: [NodeID: SplitSight] = [:]
    /// Whether SwiftUI can specify the column on top of a collapsed split. Before iOS 17, a stack shows such a split.
    lazy var bringsColumns = Self.systemBringsColumns
    /// The lowest screen that the system has removed while the width changed, by stack, or by split if a single stack shows it.
    var leftEarly: [NodeID: NodeID] = [:]
    /// The split whose inspector the user is dismissing. The navigator is notified when it's gone.
    var leavingInspector: NodeID?
    /// The detents that the app has named.
    public var detents: [String: PresentationDetent] = [:]
    var questions: [NodeID: Questions] = [:]
    /// The screens whose confirmation of Back is in progress.
    var placesAsked: Set<NodeID> = []
    /// The anchors of the screens and modals that events have shown.
    var anchors: [NodeID: Anchor] = [:]
    var spots: [Ground: EventAnchors] = [:]
    let swipes = BackSwipes()
    /// The navigation bars that have the tint of a screen.
    var tinted: Set<ObjectIdentifier> = []
    /// The environment of the window; nil for a scene that isn't in `WindowView`.
    var sight: WindowSight?
    /// Whether the scene is a part of your app's views, which can hide and show it.
    public var isPart = false
    /// Whether a root on a stack of the app has been reported.
    var isNested = false
    /// The tabs and pages that have been shown. Others aren't created yet.
    var seen: Set<NodeID> = []
    var named: [NamedView] = []
    /// The number of the change that the views haven't been updated for; nil if they show the latest change.
    var unseen: Int?
    private var waiting: [@MainActor () -> Void] = []
    /// The closure that stores the data to restore with the window. It's called when everything is at rest.
    var store: (@MainActor (Foundation.Data?) -> Void)?
    private var stored: Snapshot?
    /// Whether the host waits for the end of a transition, or for the next turn.
    var isWatching = false
    /// Checks whether a foreign alert that something waits for has been dismissed.
    let alertWatch = CoverWatch<G>()
    private var isStepping = false
    /// The numbers of the changes of the tree and of the views that were last found to be equal.
    private var agreed: (tree: Int, views: Int)?
    /// Stops the navigator when the app releases the scene without stopping it.
    private var ending: DeinitObserver?
    private var mustStepAgain = false

    public init(
      _ navigator: Navigator<G>, containers: ContainerViews<G> = ContainerViews(),
      make: @escaping @MainActor (G.Screen, Place<G>) -> AnyView
    ) {
      self.navigator = navigator
      ending = DeinitObserver { [navigator] in navigator.stop() }
      self.containers = containers
      self.make = make
      shown = Shown(navigator.tree)
      look(at: shown)
      navigator.host = self
      probes.hasChanged = { [weak self] in self?.hasAppeared($0) }
    }

    func view(of screen: G.Screen, _ id: NodeID) -> AnyView { make?(screen, Place(navigator, id)) ?? AnyView(AnyView?.none) }

    public func release() {
      (make, store, waiting, containers) = (nil, nil, [], ContainerViews())
      detents = [:]
      questions = [:]
      (anchors, spots) = ([:], [:])
      sight = nil
    }

    /// Whether nothing moves and nothing is expected.
    public var isQuiet: Bool { !isWatching && unseen == nil && expectation == nil && probes.transition == nil }

    // MARK: Host

    public func reconcile() { step() }

    public func whenQuiet(_ work: @escaping @MainActor () -> Void) {
      waiting.append(work)
      step()
    }

    /// Does nothing, because SwiftUI writes changes into bindings.
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

    /// Stores the snapshot whenever everything is at rest, because SwiftUI can save the window at any time.
    private func storeSnapshot() {
      guard let store else { return }
      let snapshot = navigator.snapshot
      guard snapshot != stored else { return }
      stored = snapshot
      store(snapshot?.data)
      keepRoot(snapshot)
    }

    /// Applies the first difference to the tree. Returns false if a change is in progress.
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
      // The comparison takes time proportional to the whole scene, so it's skipped if neither side has changed.
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

    /// Handles a screen that has appeared, or nil for one that has disappeared. A screen that has appeared counts as arrived, even if the
    /// user swipes it away before everything has come to rest.
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
      // SwiftUI may not report the dismissal, but the screens disappear.
      case .departure(_, let screens): probes.appeared.isDisjoint(with: screens)
      }
    }

    /// Changes `shown` once, and waits until the views have been updated.
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

    /// Records that the views show this change. The resulting animations begin within this turn.
    func hasUpdated(to revision: Int) {
      guard let unseen, revision >= unseen else { return }
      _Concurrency.Task { @MainActor [weak self] in
        guard let self, let latest = self.unseen, revision >= latest else { return }
        self.unseen = nil
        self.agreeWithScreen()
        self.step()
      }
    }

    // MARK: Changes by the user and the system

    /// Shows the current state again, because the system has written something that the graph doesn't allow now.
    func insist() { write { _ in } }

    /// Shows the current state again, and performs `work` when nothing moves.
    func later(_ work: @escaping @MainActor (SwiftUIHost<G>) -> Void) {
      insist()
      whenQuiet { [weak self] in self.map { work($0) } }
    }

    /// Handles a tap on a tab. A tab with guards is selected after they have succeeded.
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

    /// Handles a tap on a tab that performs an action.
    func systemActs(_ action: Event<G>, in tabs: NodeID) {
      insist()
      navigator.send(action, ofTabIn: tabs)
    }

    /// Removes a modal that the system dismisses. The navigator is notified when it's gone.
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

    /// Records that the modal on this level has left the screen. SwiftUI may report it late, and before it writes the binding.
    func hasGone(from level: Int) {
      if shown.modals.indices.contains(level) {
        guard let screen = shown.modals[level].content?.leaf.id, !isComing(level), !probes.appeared.contains(screen) else { return }
        systemTakesDown(level)
      }
      if case .departure(level, _)? = expectation { expectation = .update }
      step()
    }

    /// Returns whether the modal has been added to the views but hasn't appeared yet.
    private func isComing(_ level: Int) -> Bool {
      arriving == shown.modals[level].id && expectation?.awaits(shown.modals[level].content) ?? false
    }

    /// Applies the swipe back options of the visible screens when nothing moves. SwiftUI has no API for them, but its stacks are navigation
    /// controllers.
    func followSwipes() {
      swipes.follow(
        probes.appeared.compactMap { id in
          guard let probe = probes.probe(behind: id), let screen = navigator.tree.node(id)?.screen else { return nil }
          return (probe, G.chrome(of: screen).swipeBack(of: page(around: probe) ?? probe))
        })
    }

    /// Returns the child of the navigation controller that contains this controller.
    private func page(around probe: UIViewController) -> UIViewController? {
      var page: UIViewController? = probe
      while let next = page, !(next.parent is UINavigationController) { page = next.parent }
      return page
    }
  }
}
