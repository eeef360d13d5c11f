import NavGraphSimulator
import Synchronization

/// The answers of an app during one move, in the order in which the runtime asks.
/// Repeating a move until `advance()` returns false takes every sequence of answers.
///
/// A guard or a confirmation gets a new answer each time. A condition keeps its answer for the same values until the end of the move.
final class AnswerSequences: Sendable {
  private struct State {
    var answers: [Bool] = []
    var next = 0
    var conditions: [Simulated.Condition: Bool] = [:]

    mutating func answer() -> Bool {
      if next == answers.count { answers.append(true) }
      next += 1
      return answers[next - 1]
    }
  }

  private let state = Mutex(State())

  /// Restarts the move with the same answers.
  func restart() {
    state.withLock { state in
      state.next = 0
      state.conditions = [:]
    }
  }

  /// Sets the next sequence of answers. Returns false after the last one.
  func advance() -> Bool {
    state.withLock { state in
      state.answers.removeSubrange(min(state.next, state.answers.count)...)
      while let last = state.answers.popLast() {
        if last {
          state.answers.append(false)
          return true
        }
      }
      return false
    }
  }

  var answers: NavGraphSimulator.Simulator.Answers {
    var answers = NavGraphSimulator.Simulator.Answers()
    answers.grants = { _ in self.answer() }
    answers.mayGo = { _ in self.answer() }
    answers.holds = { condition in self.answer(to: condition) }
    return answers
  }

  private func answer() -> Bool { state.withLock { $0.answer() } }

  private func answer(to condition: Simulated.Condition) -> Bool {
    state.withLock { state in
      if let known = state.conditions[condition] { return known }
      let answer = state.answer()
      state.conditions[condition] = answer
      return answer
    }
  }
}
