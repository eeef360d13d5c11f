/// A box on the page: a region, or other boxes.
struct PageBox {
  /// The heading of screens that several regions lead to.
  static let sharedTitle = "Shared screens"

  enum Kind: Equatable {
    /// The frame of an element.
    case element(Int)
    case shared
    case part(of: Int)
    case named(String)
    /// A card, or cards, without a frame.
    case bare
  }

  var kind: Kind
  var region: Int?
  var children: [Int] = []
}
