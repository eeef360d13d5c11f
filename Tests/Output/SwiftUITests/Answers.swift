/// What the user of an app says when it asks.
@MainActor final class Answers {
  var grants = true { didSet { hasChanged() } }
  /// Whoever shows what depends on it.
  var hasChanged: @MainActor () -> Void = {}
}
