import Foundation

// Running without a screen: effects are performed immediately, and functions return the answers.
nonisolated extension NavGraph.Scheduler {
  /// Performs all effects, up to `limit`, and passes each to `say` before. A guard for which `grants` returns nil stays unanswered. Returns
  /// false if the limit was reached, because the graph doesn't come to rest with these answers.
  @discardableResult
  package mutating func run(
    where holds: (G.Condition) -> Bool = { _ in false }, grants: (G.Guard) -> Bool? = { _ in true },
    mayGo: (NavGraph.NodeID) -> Bool? = { _ in true }, atMost limit: Int = 4_096, saying say: (Effect) -> Void = { _ in }
  ) -> Bool {
    var left = limit
    while let effect = takeEffect() {
      left -= 1
      if left < 0 {
        stop()
        effects = []
        return false
      }
      say(effect)
      switch effect {
      case .begin: next()
      case .plan(let intent): carryOut(plan(intent, where: holds), of: intent)
      case .show: finishTurn()
      case .clear, .rest, .report, .log: break
      case .anchor: break
      case .goOn: next()
      case .resume(let waiter, _): heard(waiter)
      case .ask(let question, let id): answer(id, isWaiting(for: id) ? grants(question) : nil)
      case .confirm(let modal, let id): answer(id, isWaiting(for: id) ? mayGo(modal) : nil)
      case .browse: break
      case .openWindow: break
      }
    }
    return true
  }

  private mutating func answer(_ id: Int, _ isYes: Bool?) {
    guard let isYes, let question = takeQuestion(id) else { return }
    answer(question, with: isYes)
  }
}
