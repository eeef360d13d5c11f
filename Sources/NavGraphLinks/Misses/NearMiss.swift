import NavGraphModel

/// A pattern that a URL nearly matches, with the first difference.
package struct NearMiss: Hashable, Sendable {
  package let pattern: PatternID
  package let difference: Difference

  /// The first difference. Segments are counted from 0, and `expected` is the source of the pattern.
  package enum Difference: Hashable, Sendable {
    case segment(Int, text: String, expected: String)
    /// The text isn't a value of the placeholder's type.
    case value(Int, text: String, parameter: String, type: String)
    /// The URL ends before the pattern does.
    case ends(Int, expected: String)
    /// The URL continues after the end of the pattern.
    case goesOn(Int, text: String)
    /// A query key is missing, or the fragment if the key is `#`.
    case lacks(key: String)
    /// A query value or the fragment isn't the expected text, which is in quotes, or not of the expected type.
    case query(key: String, text: String, expected: String)
    /// The path matches, but the pattern is only for these schemes and hosts, each as the beginning of a URL.
    case origin([String])
  }

  /// The segment of the difference, or nil if the path matches.
  package var segment: Int? {
    switch difference {
    case .segment(let index, _, _), .value(let index, _, _, _), .ends(let index, _), .goesOn(let index, _): index
    case .lacks, .query, .origin: nil
    }
  }

  /// The text of the URL at the difference, or nil.
  package var text: String? {
    switch difference {
    case .segment(_, let text, _), .value(_, let text, _, _), .goesOn(_, let text), .query(_, let text, _): text
    case .ends, .lacks, .origin: nil
    }
  }

  /// The text or type that the pattern expects at the difference, or nil.
  package var expected: String? {
    switch difference {
    case .segment(_, _, let expected), .ends(_, let expected), .query(_, _, let expected): expected
    case .value(_, _, _, let type): type
    case .lacks(let key): key
    case .goesOn, .origin: nil
    }
  }
}
