import NavGraphLowering
import NavGraphModel

// Drives the scheduler: passes each input to it, and runs its effects until nothing is pending.
extension Simulator {
  /// Creates a simulator of an app that starts with its root, with a saved state, or for a link.
  package init(
    for tables: Tables, on idiom: NavGraph.Idiom = .phone, answers: Answers = Answers(), restoring saved: NavGraph.Snapshot? = nil,
    opening target: NavGraph.Target<Simulated>? = nil
  ) {
    self.init(for: tables, on: idiom, answers: answers, launching: saved)
    step { scheduler in
      scheduler.start()
      if let target { scheduler.open(target) }
      scheduler.connected()
    }
  }

  /// Creates a simulator of an app that shows its root, but has no reason
  /// for its launch yet. Copies of it can be started for different links.
  package init(launching tables: Tables, on idiom: NavGraph.Idiom = .phone) {
    self.init(for: tables, on: idiom, answers: Answers(), launching: nil)
    step { $0.start() }
  }

  private init(for tables: Tables, on idiom: NavGraph.Idiom, answers: Answers, launching saved: NavGraph.Snapshot?) {
    self.tables = tables
    self.answers = answers
    driver = tables.run { NavGraph.Driver(NavGraph.Scheduler(idiom: idiom, restoring: saved)) }
  }

  /// Starts the app for a link, or without one. The reports of the launch and of this step are combined.
  package mutating func connect(opening target: NavGraph.Target<Simulated>? = nil) {
    let (mark, browsedMark) = (mark, browsedMark)
    step { scheduler in
      if let target { scheduler.open(target) }
      scheduler.connected()
    }
    (self.mark, self.browsedMark) = (mark, browsedMark)
  }

  /// Creates a simulator of a scene that shows this tree, with no pending work.
  package init(for tables: Tables, showing tree: NavGraph.Tree<Simulated>, answers: Answers = Answers()) {
    self.tables = tables
    self.answers = answers
    driver = NavGraph.Driver(NavGraph.Scheduler(showing: tree))
  }

  /// Whether the app can open another window. Phones can't.
  package var opensWindows: Bool {
    get { driver.scheduler.opensWindows }
    set { driver.scheduler.opensWindows = newValue }
  }

  /// The descriptions of the windows that the app has opened.
  package var windows: [String] { driver.windows.map { "\($0)" } }

  // MARK: Steps

  package mutating func send(_ event: NavGraph.Event<Simulated>, from place: NavGraph.NodeID?) { step { $0.send(event, from: place) } }

  /// Sends an app-level event.
  package mutating func perform(appEvent event: NavGraph.Event<Simulated>) { step { $0.perform(appEvent: event) } }

  /// Performs the action of an action tab, as if the user tapped it.
  mutating func send(_ action: NavGraph.Event<Simulated>, ofTabIn bar: NavGraph.NodeID) { step { $0.send(action, ofTabIn: bar) } }

  /// Opens a link in the current state.
  package mutating func open(_ target: NavGraph.Target<Simulated>) { step { $0.open(target) } }

  package mutating func open(_ route: RouteID, with values: [ParameterID: Value] = [:]) { open(target(of: route, with: values)) }

  package mutating func enter(_ entry: EntryID, with values: [ParameterID: Value] = [:]) { open(target(of: entry, with: values)) }

  /// Returns a snapshot of the scene for its next start, or nil if there is nothing to save.
  package func save() -> NavGraph.Snapshot? {
    let flows = Set(driver.scheduler.parked.keys)
    return tables.run { NavGraph.Snapshot(tree, without: flows)?.data.flatMap { NavGraph.Snapshot($0) } }
  }

  // The system itself shows a tab or a page that requires no guard.
  mutating func select(_ index: Int, in container: NavGraph.NodeID) {
    step { scheduler in
      if scheduler.entersFreely(index, in: container) {
        scheduler.hostSelected(index, in: container)
      } else {
        scheduler.select(index, in: container)
      }
    }
  }

  mutating func show(_ screens: Set<NavGraph.NodeID>, in stack: NavGraph.NodeID) { step { $0.hostShows(screens, in: stack) } }

  mutating func end(_ modal: NavGraph.NodeID, with outcome: NavGraph.Outcome<Simulated.Result>) {
    step { $0.hostDismissed(modal, outcome) }
  }

  mutating func attemptDismissal(of modal: NavGraph.NodeID) { step { $0.hostAttemptedDismissal(of: modal) } }

  mutating func goBack(to column: NavGraph.Column, in split: NavGraph.NodeID) { step { $0.hostWentBack(to: column, in: split) } }

  mutating func setFocus(of split: NavGraph.NodeID, onto column: NavGraph.Column?) { step { $0.hostCollapsed(split, onto: column) } }

  mutating func hideInspector(of split: NavGraph.NodeID) { step { $0.hostHidInspector(of: split) } }

  /// Evaluates the pending guard or dismissal confirmation again, because `answers` may have changed.
  package mutating func goOn() {
    guard let asked = driver.scheduler.question else { return }
    let answer: Bool? =
      switch asked.subject {
      case .guard(let question, _): answers.grants(question)
      case .dismissal(let id): tree.modals.first { $0.id == id }.map { answers.mayGo($0.modal) } ?? true
      }
    guard let answer else { return }
    step { scheduler in
      if let question = scheduler.takeQuestion(asked.id) { scheduler.answer(question, with: answer) }
    }
  }

  private mutating func step(_ input: (inout NavGraph.Scheduler<Simulated>) -> Void) {
    mark = driver.reports.count
    browsedMark = driver.browsed.count
    tables.run {
      input(&driver.scheduler)
      carryOut()
      guard isWide else { return }
      for split in splits { driver.scheduler.hostCollapsed(split.id, onto: nil) }
      carryOut()
    }
  }

  private mutating func carryOut() {
    let answers = answers
    let modals = Dictionary(tree.modals.map { ($0.id, $0.modal) }) { first, _ in first }
    driver.run(where: answers.holds, grants: answers.grants) { id in modals[id].map { answers.mayGo($0) } ?? true }
  }

  // MARK: Results of the last step

  package var reports: ArraySlice<NavGraph.Report<Simulated>> { driver.reports[mark...] }

  /// The reasons why the last step, or the rest of it, wasn't performed.
  package var dropped: [String] {
    reports.compactMap { if case .dropped(_, let why) = $0 { why } else { nil } }
  }

  /// The guards that were evaluated, in this order.
  package var asked: [Simulated.Guard] {
    reports.compactMap { if case .asked(let question, _) = $0 { question } else { nil } }
  }

  /// The modals that have ended, in this order.
  package var ended: [Simulated.Modal] {
    reports.compactMap { if case .ended(let modal, _) = $0 { modal } else { nil } }
  }

  /// The URLs that were opened outside of the app.
  package var browsed: [String] { driver.browsed[browsedMark...].map { "\($0)" } }

  /// Whether a link is waiting until a modal has been dismissed.
  package var linkWaits: Bool { driver.scheduler.waitingLink != nil }

  /// The modal that a link is waiting for: one that only the app can dismiss, or any.
  package var modalInTheWay: Simulated.Modal? {
    guard let id = driver.scheduler.waitingLink?.waitedFor else { return nil }
    return tree.modals.first { $0.id == id }?.modal
  }
}

extension NavGraph.Target<Simulated> {
  /// Whether the target is the same at the start of the app, before any screen is shown.
  package var isSameAtStart: Bool { self == atStart }
}
