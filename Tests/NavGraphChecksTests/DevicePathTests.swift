import NavGraphModel
import Testing

@testable import NavGraphChecks

/// Example paths where roots differ by device: one that came back to its own beginning made `check` run without end.
@Suite struct DevicePathTests {
  /// An app-level event presents `Offer` at once, and its own screens lead to the first event that presents it.
  private static let shop = Checked(
    """
    app Shop {
      root stack Front
      root Hall on phone
      on offer -> present Offer
    }
    tabs Hall { tab one "One" stack One; tab two "Two" stack Two }
    screen One
    screen Two
    screen Front { on list -> present List }
    modal List { content stack Rows }
    screen Rows { on offer -> present Offer }
    modal Offer { content stack Deal }
    screen Deal repeats { on back -> switch to stack Front }
    """)

  @Test func everyPathEnds() {
    let places = Self.shop.places
    for idioms in [Idioms.every, .phone, .pad] {
      for place in places.places.ids {
        let way = places.way(to: place, in: Self.shop.graph, on: idioms)
        #expect(!way.isEmpty && way.utf8.count < 300, "\(way)")
      }
    }
  }
}
