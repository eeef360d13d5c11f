import NavGraphModel

/// A pattern that a URL nearly matches, and the first thing that keeps it from matching.
package struct NearMiss: Hashable, Sendable {
  package let pattern: PatternID
  package let difference: Difference

  /// Segments are counted from 0. What the pattern has there is written as the author wrote it.
  package enum Difference: Hashable, Sendable {
    case segment(Int, text: String, expected: String)
    /// The text is no value of the placeholder's type.
    case value(Int, text: String, parameter: String, type: String)
    /// The URL ends where the pattern goes on.
    case ends(Int, expected: String)
    /// The URL goes on where the pattern ends.
    case goesOn(Int, text: String)
    /// A query key is missing, or the fragment if it is `#`.
    case lacks(key: String)
    /// A query value, or the fragment, is not what the pattern asks for: a text in quotes, or a type.
    case query(key: String, text: String, expected: String)
    /// The path fits, but the pattern is for these schemes and hosts only, each as a URL begins.
    case origin([String])
  }

  /// The segment at which the URL and the pattern part; nil if the path fits.
  package var segment: Int? {
    switch difference {
    case .segment(let index, _, _), .value(let index, _, _, _), .ends(let index, _), .goesOn(let index, _): index
    case .lacks, .query, .origin: nil
    }
  }

  /// What the URL has there; nil if it has nothing.
  package var text: String? {
    switch difference {
    case .segment(_, let text, _), .value(_, let text, _, _), .goesOn(_, let text), .query(_, let text, _): text
    case .ends, .lacks, .origin: nil
    }
  }

  /// What the pattern has there, as the author wrote it; nil if it has nothing.
  package var expected: String? {
    switch difference {
    case .segment(_, _, let expected), .ends(_, let expected), .query(_, _, let expected): expected
    case .value(_, _, _, let type): type
    case .lacks(let key): key
    case .goesOn, .origin: nil
    }
  }
}
