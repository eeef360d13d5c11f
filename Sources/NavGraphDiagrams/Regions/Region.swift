/// A part of the picture that is laid out separately.
struct Region {
  /// The head of a region: an element, or one of these.
  enum Head: Hashable {
    case element(Int)
    case shared
    /// The content that follows a card, in a region that is too large for one box.
    case part(of: Int)
    /// The cards of such a region that have this name in common.
    case named(String)
  }

  var head: Head
  /// The elements of the region. Groups include their content.
  var elements: [Int]
  /// The indices of the diagram's links that are drawn as lines.
  var lines: [Int] = []
  /// The guard flows, and the elements that they guard.
  var docks: [(flow: Int, thing: Int)] = []
}
