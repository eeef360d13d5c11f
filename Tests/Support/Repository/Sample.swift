/// A folder of `Samples`.
package struct Sample: Sendable, CustomStringConvertible {
  package let name: String
  /// The paths of its programs, from the root of the repository.
  package let paths: [String]
  package var description: String { name }
}
