/// A difference between two diagrams, as text.
package struct DiagramChange: Hashable, Sendable {
  package var change: Change
  /// The subject: `screen Receipt`, `event open of Home`, `link /items/{id}`.
  package var subject: String
  /// The container, such as `in Checkout`, or an empty string.
  package var place = ""
  /// The effect or the differences: `leads to Detail (was Item)`.
  package var details: [String] = []
  /// The pattern of a route.
  package var pattern: String?

  /// The complete line: `+ screen Receipt, in Checkout`, `~ event open of Home: leads to Detail (was Item)`.
  package var text: String { change.mark + " " + words }

  /// The line without the mark of its kind.
  package var words: String {
    subject + (place.isEmpty ? "" : ", " + place) + (details.isEmpty ? "" : ": " + details.joined(separator: "; "))
  }
}
