import Testing

@testable import NavGraphChecks

/// Tests of example paths in diagnostics, and of diagnostics without one. Each case was found by performing the paths of random apps in the
/// runtime.
@Suite struct WitnessTests {
  private func notes(_ text: String) -> [String] { CheckedText(text).diagnostics.flatMap(\.notes) }

  /// The path names the guard and the place where its flow is presented.
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

  /// The target of an invalid step has no path.
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

  /// A stack that is declared by name may contain in all its places what `here` pushes in one of them.
  @Test func hereGoesByTheStackItself() {
    let checked = CheckedText(
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
    let book = checked.graph.screens.ids.first { checked.graph.text(of: checked.graph.screens[$0].declared.name) == "Book" }
    #expect(book.map { checked.places.places(of: $0).count } == 2)
  }
}
