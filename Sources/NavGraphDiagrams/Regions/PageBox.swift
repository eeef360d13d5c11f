/// A box on the page, which contains a region or other boxes.
struct PageBox {
  /// The heading of screens that several regions lead to.
  static let sharedTitle = "Shared screens"

  enum Kind: Equatable {
    case element(Int)
    case shared
    case part(of: Int)
    case named(String)
    /// Cards without a frame.
    case bare
  }

  var kind: Kind
  var region: Int?
  var children: [Int] = []
}
