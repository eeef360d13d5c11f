import NavGraphModel

/// Two patterns without a precedence.
struct RouteConflict {
  enum Kind {
    /// Both patterns match the same URLs.
    case duplicate
    /// The URL has no most specific match.
    case ambiguous(RouteURL)
    /// Too many patterns overlap both of them.
    case undecided
    /// The comparison was stopped here, and later patterns weren't compared.
    case unfinished
  }
  var kind: Kind
  /// Indices in `RouteTable.variants`. The pattern of `second` is later in the source.
  var first: Int
  var second: Int
  /// Further pairs with the same cause, if there are too many to report each.
  var more: [(first: Int, second: Int)] = []
}
