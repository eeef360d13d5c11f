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
    /// Makes the app's view for a screen.
    let make: @MainActor (G.Screen, Place<G>) -> AnyView
    @Published private(set) var shown: Shown<G>
    let probes = Probes()
    /// What must happen before the next step.
    private(set) var expectation: Expectation?
    /// The modal that the user is taking down. The navigator hears of it when it has gone.
    private var leaving: NodeID?
    #if ALERTS
    /// The alert that the system has taken down, and what is known of how it ended.
    private var answered: (alert: NodeID, outcome: Outcome<G.Result>)?
    #endif
    /// The change that the views have not been updated for.
    private var unseen: Int?
    private var waiting: [@MainActor () -> Void] = []
    /// A transition is under way, whose end will wake this up, or the next turn will.
    private var isWatching = false
    private var isStepping = false
    private var mustStepAgain = false

    public init(_ navigator: Navigator<G>, make: @escaping @MainActor (G.Screen, Place<G>) -> AnyView) {
      self.navigator = navigator
      self.make = make
      shown = Shown(navigator.tree)
      navigator.host = self
      probes.hasChanged = { [weak self] in self?.step() }
    }

    /// Nothing moves, and nothing is expected.
    var isQuiet: Bool { !isWatching && unseen == nil && expectation == nil && probes.transition == nil }

    // MARK: Host

    public func reconcile() { step() }

    public func whenQuiet(_ work: @escaping @MainActor () -> Void) {
      waiting.append(work)
      step()
    }

    /// Facts come by themselves.
    public func absorb() {}

    #if CONFIRMATION
    public func confirmDismissal(of modal: NodeID) async -> Bool { true }
    #endif

    #if ANCHORS
    public func anchor(_ id: NodeID, at anchor: Anchor) {}
    #endif

    public func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
      UIKit.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in _Concurrency.Task { @MainActor in work() } }
    }

    public func lookAfresh() -> Bool {
      // A finger may rest as long as it likes, and what still moves wakes this up when it ends.
      if let transition = probes.transition { return !transition.isInteractive }
      if case .appearance(let id)? = expectation, let top = shown.modals.last, top.content?.leaf.id == id {
        // The system hasn't presented it, without a word.
        write { $0.remove(from: $0.modals.count - 1) }
        navigator.hostDismissed(top.id, .dismissed(by: .parent))
      }
      (isWatching, unseen, expectation) = (false, nil, nil)
      step()
      return true
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
      guard isSettled, !waiting.isEmpty else { return }
      let due = waiting
      waiting = []
      for work in due { work() }
    }

    /// Makes the first difference true; false if that is under way.
    private func isSettledAfterOneStep() -> Bool {
      guard !isWatching, unseen == nil else { return false }
      if let transition = probes.transition {
        watch(transition)
        return false
      }
      #if ALERTS
      if answered != nil { return false }
      #endif
      guard isOver(expectation) else { return false }
      expectation = nil
      if let gone = leaving {
        leaving = nil
        navigator.hostDismissed(gone)
      }
      var next = shown
      next.forgetDeparting()
      guard let expected = next.step(to: navigator.tree) else {
        if !shown.departing.isEmpty { write { $0.forgetDeparting() } }
        return unseen == nil
      }
      expectation = expected
      var transaction = Transaction()
      transaction.disablesAnimations = navigator.isRestoring
      withTransaction(transaction) { write { $0 = next } }
      return false
    }

    private func isOver(_ expectation: Expectation?) -> Bool {
      switch expectation {
      case nil, .update: true
      case .appearance(let screen): probes.appeared.contains(screen)
      // Should nobody say that it has gone, its screens do.
      case .departure(_, let screens): probes.appeared.isDisjoint(with: screens)
      }
    }

    /// One write. The views hear of it once, and the next step waits until they have been updated.
    private func write(_ change: (inout Shown<G>) -> Void) {
      var next = shown
      change(&next)
      next.hasChanged()
      unseen = next.revision
      shown = next
    }

    /// The views show that change. What it moves begins within this turn.
    func hasUpdated(to revision: Int) {
      guard let unseen, revision >= unseen else { return }
      _Concurrency.Task { @MainActor [weak self] in
        guard let self, let latest = self.unseen, revision >= latest else { return }
        self.unseen = nil
        self.step()
      }
    }

    private func watch(_ transition: any UIViewControllerTransitionCoordinator) {
      isWatching = true
      let willTell = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.stepOneTurnLater() }
      if !willTell { stepOneTurnLater() }
    }

    /// Everybody else who hears of it speaks first.
    private func stepOneTurnLater() {
      isWatching = true
      _Concurrency.Task { @MainActor [weak self] in
        self?.isWatching = false
        self?.step()
      }
    }

    // MARK: Facts

    /// What stands is shown again: the system has written something that the graph doesn't allow, or not yet.
    private func insist() { write { _ in } }

    /// The system has shortened a path. Nobody but the graph adds to one.
    func systemShows(_ count: Int, of stack: NodeID) {
      let left = shown.screens(of: stack).prefix(count)
      guard count < shown.screens(of: stack).count, let top = left.last else { return insist() }
      expectation = shown.layers.last?.leaf.id == shown.screens(of: stack).last?.id ? .appearance(top.id) : .update
      write { $0.shorten(stack, to: count) }
      navigator.hostShows(Set(left.map { $0.id }), in: stack)
    }

    #if TABS
    /// The user has tapped a tab. One that asks first stays unselected until the answer is there.
    func systemSelects(_ content: Int, in tabs: NodeID) {
      guard case .tabs(let name, let nodes, let selected)? = shown.node(tabs)?.content, nodes.indices.contains(content) else { return }
      let bar = G.tabBar(of: name)
      if content == selected {
        insist()
        let tab = bar.slots.first { $0.content == content }?.tab
        guard tab?.reselect ?? .popToRoot == .popToRoot, nodes[content].stackCount > 1 else { return }
        return navigator.send(Event(bar.name + " tapped again", .popToRoot), from: nodes[content].leaf.id)
      }
      guard isQuiet, navigator.maySelect(content, in: tabs) else {
        insist()
        return navigator.select(content, in: tabs)
      }
      expectation = nodes[content].leaf.screen == nil ? .update : .appearance(nodes[content].leaf.id)
      write { $0.select(content, in: tabs) }
      navigator.hostSelected(content, in: tabs)
    }

    /// The user has tapped a tab that only acts.
    func systemActs(_ action: Event<G>, in tabs: NodeID) {
      insist()
      navigator.send(action, ofTabIn: tabs)
    }
    #endif

    /// The system takes down what lies on so many others. The navigator hears of it when it has gone.
    func systemTakesDown(_ level: Int) {
      guard shown.modals.indices.contains(level), !isComing(level) else { return }
      leaving = shown.modals[level].id
      expectation = shown.departure(of: level)
      write { $0.remove(from: level) }
    }

    /// What lay on so many others has left the screen, whoever wanted that. It may be said before the binding is written, and late.
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
      guard case .appearance(let screen)? = expectation else { return false }
      return shown.modals[level].content?.leaf.id == screen
    }

    #if ALERTS
    /// A button of an alert, or the end of it without one: SwiftUI says both, and in which order is open.
    func systemEnds(_ alert: NodeID, _ outcome: Outcome<G.Result>) {
      if case .finished? = answered?.outcome, answered?.alert == alert { return }
      let isFirst = answered == nil
      guard !isFirst || shown.modals.last?.id == alert else { return }
      answered = (alert, outcome)
      guard isFirst else { return }
      write { $0.remove(from: $0.modals.count - 1) }
      _Concurrency.Task { @MainActor [weak self] in
        guard let self, let over = self.answered else { return }
        self.answered = nil
        self.navigator.hostDismissed(over.alert, over.outcome)
        self.step()
      }
    }
    #endif
  }
}

#if TABS
nonisolated extension NavGraph.Node {
  /// How many screens are on this stack; 0 if it is none.
  fileprivate var stackCount: Int {
    if case .stack(_, let screens) = content { screens.count } else { 0 }
  }
}
#endif
