import UIKit

/// The answers of the app to guards and conditions.
@MainActor final class Mood {
  var isYes = true
  var isLate = false
  /// Whether guards get no answer until this changes.
  var isSilent = false
  /// The guards of the current scene that wait for an answer.
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// The guards of ended scenes that wait for an answer.
  private var forsaken: [CheckedContinuation<Void, Never>] = []
  /// The numbers of the conditions that are true. A name belongs to one of four numbers.
  var conditions: Set<Int> = []

  func grants() async -> Bool {
    if isSilent { await silence() }
    if isLate {
      await withCheckedContinuation { continuation in Headless.clock.schedule(after: 0.2) { continuation.resume() } }
    }
    return isYes
  }

  /// The number of guards that had to wait.
  private(set) var silences = 0

  /// Waits until `answer` or `answerAll` is called.
  func silence() async {
    silences += 1
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Whether guards wait for an answer.
  var owesAnswers: Bool { !waiting.isEmpty }

  /// Moves the waiting guards of an ended scene, so that they are answered at the end.
  func forsake() {
    forsaken += waiting
    waiting = []
  }

  /// Answers the waiting guards, some of them too late.
  func answer() {
    let all = waiting
    waiting = []
    for one in all { one.resume() }
  }

  func answerAll() {
    answer()
    for one in forsaken { one.resume() }
    forsaken = []
  }

  func holds(_ condition: String) -> Bool { conditions.contains(condition.utf8.reduce(0) { $0 &+ Int($1) } % 4) }
}
