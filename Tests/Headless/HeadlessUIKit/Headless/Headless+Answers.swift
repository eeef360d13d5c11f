// Apple's delegates leave methods out, and UIKit finds out which. Here, where they can't, the default implementation says that nobody answers.
extension Headless {
  /// Asks a delegate something that it need not answer; nil if it doesn't.
  static func ask<Answer>(_ question: () -> Answer?) -> Answer? {
    world.isUnanswered = false
    let answer = question()
    return world.isUnanswered ? nil : answer
  }

  /// What the default implementation of a question gives. It is what the system would do, for those who pass it on.
  static func unanswered<Answer>(_ answer: Answer) -> Answer {
    world.isUnanswered = true
    return answer
  }
}
