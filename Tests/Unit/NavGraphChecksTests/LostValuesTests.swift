import Testing

@testable import NavGraphChecks

/// Guards of containers that read the containers' parameters (NAV0807).
@Suite struct LostValuesTests {
  private func codes(_ main: String, _ reader: String = "requires mayRead(id)", step: String) -> [Int] {
    Checked(
      """
      app A { scheme a; root Main }
      guard mayRead(id: String)
      \(main)
      stack Reader(id: String) \(reader) { root Page(id) }
      screen List { on open(id: String) -> \(step) }
      screen Empty
      screen Page(id: String)
      """
    ).codes.filter { $0 == 807 }
  }
  private let split = "split Main { sidebar stack List; detail stack Empty }"

  @Test func whereNothingKeepsTheValues() {
    #expect(codes(split, step: "show detail Reader(id)") == [807])
    #expect(codes(split + "\nroute \"/r/{id}\" -> Main / detail Reader(id)", step: "show detail") == [807])
    let tabs = "tabs Main { tab list stack List; tab a Reader(id: \"1\"); tab b Reader(id: \"2\") }"
    #expect(codes(tabs, step: "select a") == [807])
  }

  @Test func whereTheyAreKnown() {
    #expect(codes(split, step: "present Reader(id)") == [])
    #expect(codes("tabs Main { tab list stack List; tab a Reader(id: \"1\") }", step: "select a") == [])
    // What reads no parameter is asked anywhere.
    #expect(codes(split, "requires mayRead(\"1\")", step: "show detail Reader(id)") == [])
  }
}
