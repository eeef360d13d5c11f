/// One difference between two pictures, in words.
package struct DiagramChange: Hashable, Sendable {
  package var change: Change
  /// `screen Receipt`, `event open of Home`, `link /items/{id}`.
  package var subject: String
  /// `in Checkout`; empty for what is in no container.
  package var place = ""
  /// What it does, or what differs: `leads to Detail (was Item)`.
  package var details: [String] = []
  /// Of a link into the app, its pattern.
  package var pattern: String?

  /// For example: `+ screen Receipt, in Checkout`, `~ event open of Home: leads to Detail (was Item)`.
  package var text: String { change.mark + " " + words }

  /// The line without the mark of its kind.
  package var words: String {
    subject + (place.isEmpty ? "" : ", " + place) + (details.isEmpty ? "" : ": " + details.joined(separator: "; "))
  }
}
