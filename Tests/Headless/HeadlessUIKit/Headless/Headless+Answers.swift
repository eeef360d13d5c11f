// Optional requirements of Apple's delegates. UIKit detects which methods a delegate implements. Here a default implementation records
// that the delegate has no answer.
extension Headless {
  /// Returns a delegate's answer, or nil if only the default implementation answered.
  static func ask<Answer>(_ question: () -> Answer?) -> Answer? {
    world.isUnanswered = false
    let answer = question()
    return world.isUnanswered ? nil : answer
  }

  /// Records that a default implementation answered, and returns its answer, which is the system's behavior. Code that forwards the call
  /// uses that answer.
  static func unanswered<Answer>(_ answer: Answer) -> Answer {
    world.isUnanswered = true
    return answer
  }
}
