/// A box of the picture that is laid out alone.
struct Region {
  /// What heads it: a unit, or one of these.
  enum Head: Hashable {
    case element(Int)
    case shared
    /// What follows a card, in a region that is too large for one box.
    case part(of: Int)
    /// Cards of such a region that have nothing in common but this.
    case named(String)
  }

  var head: Head
  /// What it shows, groups with all that is in them.
  var elements: [Int]
  /// Indices of the diagram's links that are drawn as lines.
  var lines: [Int] = []
  /// A guard's flow and the card that it guards.
  var docks: [(flow: Int, thing: Int)] = []
}
