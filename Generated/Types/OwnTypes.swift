/// What the sample calls `extern type Sketch`: a type of the app's own.
nonisolated struct Sketch: Hashable, Sendable, Codable {
  var lines: Int
}

/// What the sample calls `extern type Selection`.
nonisolated struct Selection: Hashable, Sendable, Codable {
  var name: String
}
