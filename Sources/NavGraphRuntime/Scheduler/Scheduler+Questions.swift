import Foundation

// Questions to the app: a guard, or whether a modal may go.
nonisolated extension NavGraph.Scheduler {
  /// Whether the answer to that question is still waited for.
  package func isWaiting(for id: Int) -> Bool { question?.id == id }

  /// The screen is quiet, and the answer is there: the question, unless it has been cancelled meanwhile.
  package mutating func takeQuestion(_ id: Int) -> Question? {
    guard let asked = question, asked.id == id else { return nil }
    question = nil
    isBusy = true
    return asked
  }

  /// Goes on from the tree as it is now.
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

  /// Asks without holding the queue, unless it must.
  mutating func ask(_ subject: Question.Subject, _ intent: Intent, holdsQueue: Bool) {
    lastQuestion += 1
    question = Question(id: lastQuestion, subject: subject, intent: intent, holdsQueue: holdsQueue)
    isBusy = false
    switch subject {
    case .guard(let question, _): effects.append(.ask(question, question: lastQuestion))
    case .dismissal(let modal): effects.append(.confirm(modal, question: lastQuestion))
    }
    // What was queued behind a question that doesn't hold the queue cancels it.
    if !holdsQueue, let newer = queue.first(where: { endsQuestions($0) }) {
      cancelQuestion(for: newer)
      pump()
    }
  }

  /// A newer wish of the user cancels a question that is still out, unless it has to wait itself; the scene's start is no wish.
  mutating func cancelQuestion(for intent: Intent) {
    guard let asked = question, !asked.holdsQueue, endsQuestions(intent) else { return }
    question = nil
    if let dropped = asked.intent { drop(dropped, "the user went elsewhere while its guard was asked") }
  }

  /// Whether what is asked for something else is not wanted any more. A link that is shown over the flow of a guard ends nothing there.
  private func endsQuestions(_ intent: Intent) -> Bool {
    if tree.rootName == nil, let link = intent.link, isShownAtOnce(link) { return false }
    return intent.isUserWish && mayBegin(intent) && mayBegin(intent, under: cover)
  }
}
