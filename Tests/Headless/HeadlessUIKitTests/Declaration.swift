/// A public declaration of a source file, or a row of the table of Apple's declarations.
struct Declaration: Hashable {
  /// The symbol as in Apple's documentation: `UITab.init(title:image:identifier:viewControllerProvider:)`.
  let symbol: String
  /// The release in which the declaration became available, including those of the enclosing declarations.
  let introduced: String
  let deprecated: String?
  /// The type, or the signature with the types of the parameters, without spaces, attributes, and default values.
  let shape: String?
  let file: String
  let line: Int
}
