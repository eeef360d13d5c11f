import UIKit

/// How the app answers what is asked.
@MainActor final class Mood {
  var isYes = true
  var isLate = false
  /// Nothing is answered as long as this holds, and perhaps never.
  var isSilent = false
  /// Who waits for an answer in the scene that is there.
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Who waits in scenes that are gone.
  private var forsaken: [CheckedContinuation<Void, Never>] = []
  /// The conditions that hold, by number: there are four kinds of names.
  var conditions: Set<Int> = []

  func grants() async -> Bool {
    if isSilent { await silence() }
    if isLate {
      await withCheckedContinuation { continuation in Headless.clock.schedule(after: 0.2) { continuation.resume() } }
    }
    return isYes
  }

  /// How often somebody was left without an answer.
  private(set) var silences = 0

  /// Passes when the mood changes, or when all is over.
  func silence() async {
    silences += 1
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Somebody has asked, and waits.
  var owesAnswers: Bool { !waiting.isEmpty }

  /// The scene is gone; those who still wait in it are answered at the end.
  func forsake() {
    forsaken += waiting
    waiting = []
  }

  /// Gives the answers that are owed: now it is too late for some.
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
