/// The answers of an app to guards, conditions, and confirmations.
@MainActor final class Answers {
  var grants = true { didSet { hasChanged() } }
  /// Called when an answer has changed, to refresh what depends on it.
  var hasChanged: @MainActor () -> Void = {}
}
