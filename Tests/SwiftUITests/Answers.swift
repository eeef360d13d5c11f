/// What the user of an app says when it asks.
@MainActor final class Answers {
  var grants = true
}
