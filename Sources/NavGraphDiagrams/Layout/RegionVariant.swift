/// A way of laying out a region; the best of several is kept.
enum RegionVariant: CaseIterable {
  case free
  /// Lines leave a card in the order of its rows.
  case ordered
  /// A tall fan of cards that lead nowhere stands in two or three columns.
  case folded, orderedFolded, foldedTwice
  /// From top to bottom: a long chain would be a strip.
  case downwards
  /// The titles of sheets within the region are at their feet, where no line comes in from above.
  case titlesBelow

  var isOrdered: Bool { self == .ordered || self == .orderedFolded }
  var isDown: Bool { self == .downwards }

  /// How many cards of a fan stand beside each other.
  var columns: Int {
    switch self {
    case .folded, .orderedFolded: 2
    case .foldedTwice: 3
    case .free, .ordered, .downwards, .titlesBelow: 1
    }
  }
}
