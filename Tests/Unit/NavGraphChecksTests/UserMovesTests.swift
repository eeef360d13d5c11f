import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of the transitions from each place by one move of the user.
@Suite struct UserMovesTests {
  /// Returns the moves from all places of a screen, such as "back Home" or "event go B", sorted and without duplicates.
  private func moves(_ screen: String, _ text: String, at location: SourceLocation = #_sourceLocation) -> [String] {
    let checked = CheckedText(text)
    let graph = checked.graph
    #expect(checked.codes.allSatisfy { $0 >= 600 }, "\(checked.report)", sourceLocation: location)
    let moves = TransitionGraph(of: graph, in: checked.places)
    var result: Set<String> = []
    for id in graph.screens.ids where graph.text(of: graph.screens[id].declared.name) == screen {
      for place in checked.places.places(of: id) {
        for move in moves.moves(from: place) {
          let target = checked.places.places[move.place].screen
          result.insert("\(moves.text(for: move.cause, in: graph)) \(graph.text(of: graph.screens[target].declared.name))")
        }
      }
    }
    return result.sorted()
  }

  @Test func stacks() {
    let app = """
      app A { root stack Home }
      condition c
      screen Home {
        on b -> push B
        on two -> push B then push C
      }
      screen B {
        on c -> push C
        on r -> replace D
        on w { when c -> stay
          otherwise -> pop to root }
      }
      screen C {
        on up -> pop
        on home -> pop to Home
        on swap -> pop then push D
      }
      screen D { back hidden }
      """
    #expect(moves("Home", app) == ["b B", "two C"])
    #expect(moves("B", app) == ["c C", "r D", "w Home"])
    #expect(moves("C", app) == ["home Home", "swap D", "up B"])
    #expect(moves("D", app) == [])
    // A replacing screen is on top of the screens below the replaced one.
    #expect(moves("D", app.replacing("back hidden", with: "on x -> pop")) == ["x B", "x Home"])
  }

  /// A sequence that waits for a modal continues on a screen that an outcome handler pushed, and presents the modal again, endlessly.
  @Test(arguments: [1, 4, 16]) func whatArmsPutOnTopOfOneAnother(count: Int) {
    let events = (0..<count).map { "on d\($0) -> dismiss then present M then { dismissed -> push B }\n" }.joined()
    let checked = CheckedText(
      """
      app A { root stack Home }
      modal M { content stack In }
      screen Home { on m -> present M then { dismissed -> push B } }
      screen B
      screen In {
      \(events)on a -> dismiss all then present M
      }
      """)
    let moves = TransitionGraph(of: checked.graph, in: checked.places, limit: 400 * count * count)
    #expect(moves.isWhole)
    let home = checked.places.places.ids.first
    #expect(home.map { moves.moves(from: $0).map(\.place.index) } == [1])
  }

  @Test func tabs() {
    let app = """
      app A { root Main }
      tabs Main {
        tab a stack A1
        tab b stack B1
        tab c -> present New then { finished -> select a then push A2; dismissed -> stay }
      }
      screen A1 { on two -> push A2 }
      screen A2 {
        on three -> push A3
        on over -> select b
      }
      screen A3 { hides tabBar }
      screen B1 { on in -> push B2 }
      screen B2
      screen New { on ok -> finish }
      """
    #expect(moves("A1", app) == ["b B1", "b B2", "c New", "two A2"])
    #expect(moves("A2", app) == ["Back A1", "Back A2", "c New", "over B1", "over B2", "three A3"])
    #expect(moves("A3", app) == ["Back A2"])
    // A3 hides the bar, so the user can't leave the tab while it is on top.
    #expect(moves("B1", app) == ["a A1", "a A2", "c New", "in B2"])
  }

  @Test func modals() {
    let app = """
      app A { root stack Home }
      screen Home {
        on go -> push Mid
        on sheet -> present Sheet
      }
      screen Mid { on sheet -> present Sheet then { finished -> push Late } }
      screen Late
      modal Sheet { content stack S1 }
      screen S1 {
        on deep -> push S2
        on over -> present Over
      }
      screen S2 {
        on ok -> finish
        on off -> dismiss
        on away -> dismiss then push Late
      }
      modal Over {
        content   O
        dismissal blocked
      }
      screen O {
        on all -> dismiss all
        on one -> dismiss
      }
      """
    #expect(moves("S1", app) == ["deep S2", "dismissed Home", "dismissed Mid", "over O"])
    #expect(moves("S2", app) == ["Back S1", "off Mid", "ok Home", "ok Late"])
    #expect(moves("O", app) == ["all Home", "all Mid", "one S1"])
    #expect(moves("Late", app) == ["Back Home", "Back Mid"])
  }

  @Test func alerts() {
    let app = """
      app A { root stack Home }
      screen Home { on ask -> present Ask then {
        yes -> push B
        no  -> stay
      } }
      screen B
      alert Ask {
        title  "?"
        button yes "Yes"
        button no  "No"
      }
      """
    #expect(moves("Home", app) == ["no Home", "yes B"])
  }

  @Test func guards() {
    let app = """
      app A { root stack Home requires ready }
      guard ready -> Tour
      guard signedIn -> SignIn
      screen Home {
        on in -> push Inner
        on out -> switch to Other
      }
      screen Inner requires signedIn
      modal SignIn {
        content   Login
        dismissal blocked
      }
      screen Login { on ok -> finish }
      screen Tour { on done -> finish }
      stack Other { root O }
      screen O { on back -> restart }
      """
    #expect(moves("Home", app) == ["in Inner", "in Login", "out O"])
    #expect(moves("Login", app) == ["ok Home", "ok Inner"])
    #expect(moves("Tour", app) == ["done Home"])
    #expect(moves("O", app) == ["back Home", "back Tour"])
  }

  @Test func columnsAndPages() {
    let app = """
      app A { root Desk }
      split Desk {
        sidebar stack Side
        content List
        detail  stack None
      }
      screen Side {
        on open -> show content Other
        on tour -> present Tour
      }
      screen List { on pick -> show detail Item then push Deep }
      screen Other
      screen None
      screen Item
      screen Deep { on clear -> clear detail }
      pages Tour {
        page P1
        page P2
        page P3
      }
      screen P1 { on next -> page next }
      screen P2
      screen P3 { on done -> close }
      """
    #expect(moves("List", app) == ["Back Side", "detail Item", "detail None", "pick Deep"])
    #expect(moves("Deep", app) == ["Back Item", "clear None", "content List", "content Other", "sidebar Side"])
    #expect(moves("P1", app) == ["dismissed Side", "next P2"])
    #expect(moves("P2", app) == ["dismissed Side", "swipe P1", "swipe P3"])
    #expect(moves("P3", app) == ["done Side", "swipe P2"])
  }

  @Test func links() {
    let app = """
      app A {
        root   Main
        scheme a
      }
      tabs Main {
        tab a stack A1
        tab b stack B1
      }
      screen A1 { on go -> open "/b/x" }
      screen B1
      screen B2
      screen B3 { hides tabBar }
      route "/b/x" -> b / B2 / B3
      route "/here" -> here or a / B2
      """
    #expect(moves("A1", app).contains("go B3"))
    #expect(moves("B3", app) == ["Back B2"])
    #expect(Set(moves("B2", app)).isSuperset(of: ["Back A1", "Back B1", "Back B3"]))
  }
}
