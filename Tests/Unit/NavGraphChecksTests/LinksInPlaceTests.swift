import Testing

@testable import NavGraphChecks

/// A link that presents what is presented already leaves it as it is, also where the search looks at that modal alone.
@Suite struct LinksInPlaceTests {
  private func app(_ target: String, dismissal: String = "dismissal blocked", rest: String = "") -> String {
    """
    app A {
      scheme a
      root Main
      on home -> select Main.first
    }
    tabs Main {
      tab first stack Home
      tab other stack Other
    }
    modal Lock { content stack Code; \(dismissal) }
    screen Home { title "Home" }
    screen Other { title "Other" }
    screen Code { title "Code" }
    route "/lock" links now -> \(target)
    \(rest)
    """
  }

  private func codes(_ text: String) -> [Int] { Checked(text).codes.filter { $0 >= 1100 } }

  @Test func aModalDoesNotPileUpOnItself() {
    // Nothing leads out of `Lock`. With modals on top of each other without end this could not be decided.
    #expect(codes(app("here / present Lock", rest: "assert Code reaches Home")) == [1104])
    #expect(codes(app("here / present Lock", dismissal: "", rest: "assert Code reaches Home")) == [])
    #expect(codes(app("here / present Lock", rest: "assert never Other after Code")) == [])
    #expect(codes(app("here / present Lock", dismissal: "", rest: "assert never Other after Code")) == [1103])
  }
}
