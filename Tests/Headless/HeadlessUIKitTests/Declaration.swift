/// A declaration that a source file shows to its users, or a line of a table of such.
struct Declaration: Hashable {
  /// As Apple's documentation writes it: `UITab.init(title:image:identifier:viewControllerProvider:)`.
  let symbol: String
  /// The release in which it came: the latest of its own and those of what surrounds it.
  let introduced: String
  let deprecated: String?
  /// Its type, or the signature with the types of its parameters, without spaces, attributes and default values.
  let shape: String?
  let file: String
  let line: Int
}
