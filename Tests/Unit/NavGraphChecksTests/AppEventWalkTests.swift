import Testing

/// Tests of the transitions that app-level events cause.
@Suite struct AppEventWalkTests {
  /// Returns a bank app with these lines in the app block and after it.
  private func bank(_ events: String, _ rest: String = "") -> String {
    """
    app Bank {
      platform iOS 16
      scheme bank
      root Main
    \(events)
    }
    tabs Main {
      tab home stack Home
      tab other stack Other
    }
    screen Home { title "Home"; on pay -> present Pay }
    screen Other { title "Other" }
    modal Pay { content Amount }
    screen Amount { on done -> finish; on cancel -> dismiss }
    \(rest)
    """
  }

  private func codes(_ text: String) -> [Int] { CheckedText(text).codes.filter { $0 < 900 || $0 >= 1100 } }

  @Test func assertionsHoldAgainstThem() {
    let lock = "screen Lock { on ok -> dismiss }\n"
    let event = "on timeOut -> present Lock"
    #expect(codes(bank(event, lock + "assert Lock only after Amount")) == [1102])
    #expect(codes(bank(event, lock + "assert never Lock after Amount")) == [1103])
    #expect(codes(bank("on timeOut -> stay", lock + "assert Lock only after Amount")).contains(1102) == false)
    #expect(codes(bank(event, lock + "assert Lock only after Home")) == [], "it waits for the root")
    let walk = CheckedText(bank(event, lock + "assert never Lock after Amount")).report
    #expect(walk.contains("--timeOut--> Lock"), "\(walk)")
  }

  /// The time for thousands of screens and several app-level events isn't quadratic.
  @Test func theyCostNoSquare() {
    let count = 4000
    let screens = (0..<count).map { "screen S\($0) { title \"S\"; on next -> push S\(($0 + 1) % count) }" }.joined(separator: "\n")
    let events = (0..<5).map { "on e\($0) -> present Lock\($0)" }.joined(separator: "\n")
    let locks = (0..<5).map { "screen Lock\($0) { on ok -> dismiss }" }.joined(separator: "\n")
    let text = "app Big {\nplatform iOS 16\nroot stack S0\n\(events)\n}\n\(screens)\n\(locks)"
    let checked = CheckedText(text)
    #expect(checked.codes.filter { $0 < 900 } == [])
    #expect(checked.places.presentations.count < 100 && checked.places.edges.count < 2 * count)
  }
}
