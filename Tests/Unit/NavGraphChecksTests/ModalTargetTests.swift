import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of links with targets inside modals, which the checks follow to their end.
@Suite struct ModalTargetTests {
  private func text(_ lines: String) -> String {
    """
    app A { platform iOS 16; scheme a; root Main }
    tabs Main {
      tab home "Home" icon "a" stack Home
      tab more "More" icon "b" stack More
    }
    screen More
    modal M { content stack F }
    \(lines)
    """
  }

  @Test func guardsInAModalAreAskedAbout() {
    let lines = """
      guard g
      screen Home { on m -> present M }
      screen F { on ok -> finish; on p requires g -> push P }
      screen P

      """
    func leaks(_ route: String) -> [String] {
      CheckedText(text(lines + route)).diagnostics.filter { $0.code == Code(801) }.flatMap(\.notes)
    }
    #expect(leaks("route \"/p\" -> home / present M / P") == ["path without the guard: \"/p\" --> P"])
    #expect(leaks("route \"/p\" -> here / present M / P") == ["path without the guard: \"/p\" --> P"])
    #expect(leaks("route \"/p\" requires g -> home / present M / P") == [])
    #expect(leaks("route \"/p\" requires g -> here / present M / P") == [])
    // The guard of a link only protects the last place of its target.
    let free = text(
      """
      guard g
      screen Home { on m -> present M; on p -> push P }
      screen F { on ok -> finish }
      screen P
      route "/p" requires g -> here / present M / P
      """)
    #expect(CheckedText(free).codes == [], "\(CheckedText(free).report)")
  }

  /// A link to a modal with `dismissal blocked` continues in it. Any other link waits and shows nothing.
  @Test func aBlockedModalStaysForTheLinkThatWantsIt() {
    let lines = """
      modal B { content stack F; dismissal blocked }
      modal V(id: String) { content stack P; dismissal blocked }
      screen Home { on b -> present B; on v(id: String) -> present V(id) }
      screen F { on close -> dismiss; on sheet -> present M }
      screen P { on up -> present M }
      route "/b"      -> home / present B / P
      route "/v/{id}" -> home / present V(id)
      route "/more"   -> more
      route "/m"      -> home / present M
      route "/here"   -> here / present V(id: "1") / F
      """
    func shown(_ steps: String...) -> [String] {
      var app = WalkedApp(text(lines))
      for step in steps { app.take(step) }
      return app.shown
    }
    #expect(shown("b") == ["Home / F"])
    #expect(shown("b", "link 0") == ["Home / F > P"])
    #expect(shown("b", "link 0", "link 0") == ["Home / F > P"])
    #expect(shown("b", "link 2") == [])
    #expect(shown("b", "link 3") == [])
    // A change inside the modal dismisses everything on top of it.
    #expect(shown("b", "sheet") == ["Home / F / F"])
    #expect(shown("b", "sheet", "link 0") == ["Home / F > P"])
    #expect(shown("link 0", "link 0", "Back") == ["Home / F"])
    // The link continues if the values are equal. Otherwise it waits.
    #expect(shown("v", "link 1") == ["Home / P"])
    #expect(shown("v", "link 4") == ["Home / P > F"])
    #expect(shown("v", "link 0") == [])
  }
}
