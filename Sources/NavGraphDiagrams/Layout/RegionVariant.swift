/// A variant of a region's layout. The best of several is used.
enum RegionVariant: CaseIterable {
  case free
  /// Lines leave a card in the order of its rows.
  case ordered
  /// The leaves of a large fan are in two or three columns.
  case folded, orderedFolded, foldedTwice
  /// The layout is from top to bottom, because a long chain would be too wide.
  case downwards
  /// The titles of groups are at the bottom, where no line enters from above.
  case titlesBelow

  var isOrdered: Bool { self == .ordered || self == .orderedFolded }
  var isDown: Bool { self == .downwards }

  var columns: Int {
    switch self {
    case .folded, .orderedFolded: 2
    case .foldedTwice: 3
    case .free, .ordered, .downwards, .titlesBelow: 1
    }
  }
}
