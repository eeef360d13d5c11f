/// What a card of an overview stands for: a region of the whole picture.
package struct OverviewFlow: Hashable, Sendable {
  /// The identifier of the card.
  package var card: String
  package var title: String
  package var note: String
  /// The identifiers of the groups and cards in the region.
  package var items: [String]
}
