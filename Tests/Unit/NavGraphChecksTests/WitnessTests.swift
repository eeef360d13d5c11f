import Testing

@testable import NavGraphChecks

/// What a walk in a finding says, and where none can be taken: each was found by taking walks of random apps on the run time.
@Suite struct WitnessTests {
  private func notes(_ text: String) -> [String] { Checked(text).findings.flatMap(\.notes) }

  /// A guard's flow comes up where something is about to be shown: the walk says where, and which guard asks.
  @Test func walksSayWhoAsks() {
    let found = notes(
      """
      app Demo {
        root Main
      }
      guard signedIn -> SignIn
      tabs Main {
        tab home stack Home
        tab mine stack Mine
      }
      screen Home
      screen Mine requires signedIn
      screen SignIn {
        on skip -> finish
        on back -> pop
      }
      """)
    #expect(found.contains("reached by: Main > mine --signedIn fails--> SignIn"), "\(found)")
  }

  /// What a step would show that can't be served has no walk that leads there.
  @Test func whatNothingShowsHasNoWalk() {
    let found = notes(
      """
      app Demo {
        root stack Home
      }
      screen Home { on open -> dismiss then present stack Item }
      screen Item { hides tabBar }
      """)
    #expect(found.contains { $0.hasPrefix("reached by: Item (not shown by anything yet)") }, "\(found)")
    #expect(!found.contains("reached by: Item"), "\(found)")
  }

  /// A stack that is declared by a name may hold in all its places what `here` may put on it in one.
  @Test func hereGoesByTheStackItself() {
    let checked = Checked(
      """
      app Demo {
        scheme demo
        root   Main
      }
      stack Shelf { root Books }
      tabs Main {
        tab books Shelf
        tab more  stack More
      }
      screen Books { on open -> push Book }
      screen Book
      screen More { on pick -> present Shelf }
      route "/book" -> here or books / Book
      """)
    #expect(checked.codes == [], "\(checked.report)")
    let book = checked.graph.screens.ids.first { checked.graph.text(checked.graph.screens[$0].declared.name) == "Book" }
    #expect(book.map { checked.places.places(of: $0).count } == 2)
  }
}
