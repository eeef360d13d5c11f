import NavGraphModel

/// Two patterns between which nothing decides.
struct RouteConflict {
  enum Kind {
    /// They match the same URLs.
    case duplicate
    /// Some URL has no narrowest match.
    case ambiguous(RouteURL)
    /// Too many patterns overlap them to tell.
    case undecided
    /// The comparison was given up here; what comes later was not looked at.
    case unfinished
  }
  var kind: Kind
  /// Variants; the later pattern in the text is `second`.
  var first: Int
  var second: Int
  /// Where there are too many of one origin to report each: the others, as far as they were looked for.
  var more: [(first: Int, second: Int)] = []
}
