/// A table that the benchmarks print. Its file in `Grammar/internals/figures` has the same name.
enum Measurement: String, CaseIterable {
  case checking, typing, links, opening, matcher, swift, pictures, comparison, growth, programs, library, steps

  /// The measurements of a run without arguments, which take a few minutes together.
  static let usual: [Measurement] = [.checking, .typing, .links, .opening, .matcher, .swift, .pictures, .comparison]
}
