import Foundation

// Guards and dismissal confirmations that the app evaluates.
nonisolated extension NavGraph.Scheduler {
  /// Returns whether the question still waits for its answer.
  package func isWaiting(for id: Int) -> Bool { question?.id == id }

  /// Removes and returns the question, or nil if it has been canceled. Call it when the screen is quiet and the answer is known.
  package mutating func takeQuestion(_ id: Int) -> Question? {
    guard let asked = question, asked.id == id else { return nil }
    question = nil
    isBusy = true
    return asked
  }

  /// Continues the intent of the question with its answer, in the current tree.
  package mutating func answer(_ asked: Question, with isYes: Bool) {
    switch asked.subject {
    case .guard(let question, let isOfFlow):
      effects.append(.report(.asked(question, isGranted: isYes)))
      guard var intent = asked.intent else { return show() }
      if isYes {
        intent.granted.insert(question)
      } else if isOfFlow {
        intent.denied.append(question)
      } else if intent.cutsBack(from: question) {
        intent.cutting.insert(question)
      } else {
        intent.denied = [question]
      }
      effects.append(.plan(intent))
    case .dismissal(let modal):
      guard var intent = asked.intent else { return show() }
      if isYes {
        intent.confirmed.insert(modal)
        return effects.append(.plan(intent))
      }
      if asked.isForAnother, let policy = intent.link?.resolved(on: tree.idiom).policy, policy != .dismiss {
        return effects.append(.plan(intent))
      }
      drop(intent, "what is up stays up")
      show()
    }
  }

  /// Requests an answer from the app. Unless `holdsQueue` is true, newer intents of the user cancel the question.
  mutating func ask(_ subject: Question.Subject, _ intent: Intent, holdsQueue: Bool) {
    lastQuestion += 1
    question = Question(id: lastQuestion, subject: subject, intent: intent, holdsQueue: holdsQueue)
    isBusy = false
    switch subject {
    case .guard(let question, _): effects.append(.ask(question, question: lastQuestion))
    case .dismissal(let modal): effects.append(.confirm(modal, question: lastQuestion))
    }
    // An intent that is already in the queue cancels a question that doesn't hold the queue.
    if !holdsQueue, let newer = queue.first(where: { endsQuestions($0) }) {
      cancelQuestion(for: newer)
      pump()
    }
  }

  /// Cancels the pending question if `intent` is a newer request by the user that can begin now. The start of the scene isn't such a
  /// request.
  mutating func cancelQuestion(for intent: Intent) {
    guard let asked = question, !asked.holdsQueue, endsQuestions(intent) else { return }
    question = nil
    if let dropped = asked.intent { drop(dropped, "the user went elsewhere while its guard was asked") }
  }

  /// Returns whether the intent makes pending questions obsolete. A link that is shown over the flow of a guard cancels nothing in that
  /// flow.
  private func endsQuestions(_ intent: Intent) -> Bool {
    if tree.rootName == nil, let link = intent.link, isShownAtOnce(link) { return false }
    return intent.isUserWish && mayBegin(intent) && mayBegin(intent, under: cover)
  }
}
