import UIKit

/// How the app answers what is asked.
@MainActor final class Mood {
  var isYes = true
  var isLate = false
  /// The conditions that hold, by number: there are four kinds of names.
  var conditions: Set<Int> = []

  func grants() async -> Bool {
    if isLate {
      await withCheckedContinuation { continuation in Headless.clock.schedule(after: 0.2) { continuation.resume() } }
    }
    return isYes
  }

  func holds(_ condition: String) -> Bool { conditions.contains(condition.utf8.reduce(0) { $0 &+ Int($1) } % 4) }
}
