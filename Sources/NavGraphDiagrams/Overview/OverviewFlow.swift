/// The region of the whole diagram that a card of an overview represents.
package struct OverviewFlow: Hashable, Sendable {
  /// The identifier of the card.
  package var card: String
  package var title: String
  package var note: String
  /// The identifiers of the groups and cards in the region.
  package var items: [String]
}
