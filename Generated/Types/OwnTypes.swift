/// What the sample calls `extern type Sketch`: a type of the app's own.
struct Sketch: Hashable, Sendable, Codable {
  var lines: Int
}

/// What the sample calls `extern type Selection`.
struct Selection: Hashable, Sendable {
  var name: String
}
