// Optional requirements of Apple's delegates. A default implementation records that the delegate doesn't implement the method.
extension Headless {
  /// Returns a delegate's answer, or nil if only the default implementation answered.
  static func ask<Answer>(_ question: () -> Answer?) -> Answer? {
    world.isUnanswered = false
    let answer = question()
    return world.isUnanswered ? nil : answer
  }

  /// Returns the answer of a default implementation, which is the system's behavior, and records that the delegate has none.
  static func unanswered<Answer>(_ answer: Answer) -> Answer {
    world.isUnanswered = true
    return answer
  }
}
