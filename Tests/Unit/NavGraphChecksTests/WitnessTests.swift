import Testing

@testable import NavGraphChecks

/// What a walk in a finding says, and where none can be taken: each was found by taking walks of random apps on the run time.
@Suite struct WitnessTests {
  private func notes(_ text: String) -> [String] { Checked(text).findings.flatMap(\.notes) }

  /// An error in what only a branch that never runs would show is nobody's, and so is what goes missing with it.
  @Test func nobodyComesToWhatNeverRuns() {
    expect(
      [803],
      in: """
        app Demo {
          root stack Home
        }
        condition isNew
        modal Sheet { content stack Form }
        screen Home { on edit -> present Sheet then { finished -> pop to root } }
        screen Form { on next { when isNew and not isNew -> push Last; otherwise -> dismiss } }
        screen Last { on done -> finish }
        """)
    expect(
      [803],
      in: """
        app Demo {
          root stack Home
        }
        condition isNew
        screen Home { on open { when isNew and not isNew -> present Card } }
        screen Card { on more -> push Home }
        """)
  }

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
    #expect(found.contains("reached by: Main > mine --signedIn says no--> SignIn"), "\(found)")
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
    #expect(found.contains { $0.hasPrefix("reached by: Item (which nothing shows yet)") }, "\(found)")
    #expect(!found.contains("reached by: Item"), "\(found)")
  }

  private let shared = """
    app Demo {
      root Main
    }
    guard signedIn -> SignIn
    tabs Main {
      tab list Home
      tab more stack Home
    }
    screen Home requires signedIn { on again -> open "/more" }
    screen SignIn requires signedIn { on done -> finish }
    route "/more" -> more / Home
    """

  /// A screen that is shown is not asked for again in another tab, so its guard's flow can't come up after it.
  @Test func anEqualScreenIsNotAskedForAgain() {
    #expect(!Checked(shared + "\nassert never SignIn after Home").codes.contains(1103))
    let other = shared.replacing("tab more stack Home", with: "tab more stack More").replacing("more / Home", with: "more / More")
    #expect(Checked(other + "\nscreen More requires signedIn\nassert never SignIn after Home").codes.contains(1103))
  }

  /// A link to where the user is asks nobody.
  @Test func aLinkToWhereOneIsAsksNobody() {
    let text = """
      app Demo {
        root stack Home
      }
      guard signedIn -> SignIn
      screen Home
      screen SignIn { on done -> finish }
      route "/home" requires signedIn -> Home
      assert never SignIn after Home
      """
    #expect(!Checked(text).codes.contains(1103), "\(Checked(text).report)")
    let further = text.replacing("-> Home\n", with: "-> Home / Item\n") + "\nscreen Item"
    #expect(Checked(further).codes.contains(1103), "\(Checked(further).report)")
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

  /// The guard of an action tab asks where its bar is shown.
  @Test func aGuardOfAnActionTabIsAsked() {
    expect(
      [],
      in: """
        app Demo {
          root Main
        }
        guard signedIn -> SignIn
        tabs Main {
          tab home stack Home
          tab new icon "plus" requires signedIn -> present Draft
        }
        modal Draft { content stack Text }
        screen Home
        screen Text
        screen SignIn { on done -> finish }
        """)
  }

  /// A guard that refuses an event ends what it would have presented before it began.
  @Test func aRefusedEventRunsItsArm() {
    let text = """
      app Demo {
        root stack Home
      }
      guard signedIn -> SignIn
      screen Home { on buy requires signedIn -> present Payment then { dismissed -> push Offers } }
      modal Payment {
        content stack Card
        style   fullScreen
      }
      screen Card { on pay -> finish }
      screen Offers
      screen SignIn { on done -> finish }
      assert Offers only after Card
      """
    #expect(Checked(text).codes == [1102], "\(Checked(text).report)")
    #expect(Checked(text.replacing("buy requires signedIn ->", with: "buy ->")).codes.contains(608))
  }

  /// An accessory is no leaf: what follows `dismiss all` goes on in the selected tab.
  @Test func anAccessoryIsNoLeaf() {
    expect(
      [],
      in: """
        app Demo {
          platform iOS 26
          root     Main
        }
        tabs Main {
          tab home stack Home
          tab more stack More
          accessory Mini
        }
        modal Player { content stack Song }
        screen Mini { on open -> present Player }
        screen Song { on artist -> dismiss all then push Artist }
        screen Home
        screen More
        screen Artist
        """)
  }
}
