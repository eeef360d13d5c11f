import Testing

@testable import NavGraphChecks

/// Walks by an accessory (family 11): it is at hand in every tab, but not without its bar, and not while its test fails.
@Suite struct AccessoryWalkTests {
  private func codes(_ assertion: String, when: String = "", hides: String = "") -> [Int] {
    Checked(
      """
      app A { platform iOS 26; root Main }
      condition c
      tabs Main { tab a stack Home; tab b stack B; accessory Strip \(when) }
      screen Home { on deep -> push Deep }
      screen B { on one -> push One; on strip -> present Strip }
      screen One
      screen Deep { back hidden; \(hides) }
      screen Strip { on expand -> present Player; on more { when c -> present More; otherwise -> stay } }
      screen Player { on x -> dismiss }
      screen More { on x -> dismiss }
      assert \(assertion)

      """
    ).codes.filter { $0 > 1100 }
  }

  @Test func whatItPresentsEndsInAnyTab() {
    for claim in [
      "Player reaches Home", "Player reaches One", "Home within 1 of Player", "B within 1 of Player", "One within 2 of B",
      "Strip reaches B", "Strip reaches One",
    ] {
      #expect(codes(claim) == [], "\(claim)")
    }
  }

  @Test func itGoesWithItsBar() {
    #expect(codes("never Player after Deep") == [1103])
    #expect(codes("never One after Deep", hides: "hides tabBar") == [])
    #expect(codes("never Player after Deep", hides: "hides tabBar") == [])
  }

  /// Its branches are read while its own test holds; those of the same screen elsewhere at any time.
  @Test func itIsThereWhileItsTestHolds() {
    #expect(codes("More only after B") == [1102])
    #expect(codes("More only after B", when: "when c") == [1102])
    #expect(codes("More only after B", when: "when not c") == [])
  }
}
