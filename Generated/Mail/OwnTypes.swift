/// What the sample calls `extern type Draft`: a type of the app's own.
nonisolated struct Draft: Hashable, Sendable, Codable {
  var text: String
}
