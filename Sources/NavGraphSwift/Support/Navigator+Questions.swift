import Foundation

// Questions to the app: a guard, or whether a modal may go.
extension Navigation.Navigator {
  /// Asks without holding the queue, unless it must; goes on from the tree of then, when the screen is quiet.
  func ask(
    _ intent: Intent, holdsQueue: Bool, _ ask: @escaping @MainActor () async -> Bool,
    then answered: @escaping @MainActor (Bool, Question) -> Void
  ) {
    lastQuestion += 1
    let id = lastQuestion
    question = Question(id: id, intent: intent, holdsQueue: holdsQueue)
    isBusy = false
    Task { @MainActor [weak self] in
      let answer = await ask()
      guard let self, self.question?.id == id else { return }
      self.whenQuiet { [weak self] in
        // Until then it can still be cancelled.
        guard let self, let asked = self.question, asked.id == id else { return }
        self.question = nil
        self.isBusy = true
        self.host?.absorb()
        answered(answer, asked)
      }
    }
    // What was queued behind a question that doesn't hold the queue cancels it.
    if !holdsQueue, let newer = queue.first(where: \.isUserWish) {
      cancelQuestion(for: newer)
      pump()
    }
  }

  /// Shows the guard's flow and parks what is left of the intent; without a flow, or after it, no is no.
  func refused(_ question: G.Guard, _ intent: Intent, after turn: Navigation.Turn<G>, rest: Work, atRoot: Bool) {
    let isSecondNo = intent.flowsShown.contains(question)
    guard let flow = G.flow(for: question), intent.isStart || !isSecondNo else {
      note(intent, isSecondNo ? "its guard still says no after its flow" : "refused by a guard")
      accept(turn)
      refuse(intent)
      return show()
    }
    var waiting = intent
    waiting.work = rest
    waiting.denied = nil
    // What the others said may be over when the flow is.
    waiting.granted = []
    waiting.flowsShown.insert(question)
    if intent.link != nil, let up = self.flow(for: question) {
      accept(turn)
      replace(up, with: waiting)
      return show()
    }
    var shown = turn
    if atRoot {
      if case .rest(let actions, _, let name) = rest { waiting.work = .rest(actions, at: nil, of: name) }
      if intent.link == nil, tree.rootName != nil { dropParkedLinks("the app leaves its root") }
      shown.enterGate(flow)
      if let gate = shown.tree.gate { parked[gate.id] = Parked(question: question, intent: waiting) }
    } else {
      shown.present(flow, nil, nil)
      if let modal = shown.presented { parked[modal] = Parked(question: question, intent: waiting) }
    }
    accept(shown)
    show()
  }

  /// A refused present ends before it began, and its arms hear of it.
  func refuse(_ intent: Intent) {
    if let waiter = intent.waiter { resume(waiter, .dismissed(by: .guard)) }
    if let (arms, place) = intent.armsOfLastStep {
      queue.insert(Intent(work: .arms(arms, .dismissed(by: .guard), at: place)), at: 0)
    }
  }
}
