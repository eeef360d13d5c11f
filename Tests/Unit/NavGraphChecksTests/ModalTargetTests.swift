import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Links that lead on inside what they present: the checks follow them to their end.
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

  @Test func screensInAModalAreReached() {
    expect([601], in: text("screen Home { on m -> present M }\nscreen F { on ok -> finish }\nscreen P"))
    expect([], in: text("screen Home { on m -> present M }\nscreen F { on ok -> finish }\nscreen P\nroute \"/p\" -> home / present M / P"))
    // Its events are those of a screen in a modal.
    expect(
      [], in: text("screen Home { on m -> present M }\nscreen F\nscreen P { on ok -> finish }\nroute \"/p\" -> home / present M / P"))
  }

  @Test func guardsInAModalAreAskedAbout() {
    let lines = """
      guard g
      screen Home { on m -> present M }
      screen F { on ok -> finish; on p requires g -> push P }
      screen P

      """
    func leaks(_ route: String) -> [String] {
      Checked(text(lines + route)).findings.filter { $0.code == Code(801) }.flatMap(\.notes)
    }
    #expect(leaks("route \"/p\" -> home / present M / P") == ["walk without it: \"/p\" --> P"])
    #expect(leaks("route \"/p\" -> here / present M / P") == ["walk without it: \"/p\" --> P"])
    #expect(leaks("route \"/p\" requires g -> home / present M / P") == [])
    #expect(leaks("route \"/p\" requires g -> here / present M / P") == [])
    // The guard of a link protects the last place that it shows, and only there.
    let free = text(
      """
      guard g
      screen Home { on m -> present M; on p -> push P }
      screen F { on ok -> finish }
      screen P
      route "/p" requires g -> here / present M / P
      """)
    #expect(Checked(free).codes == [], "\(Checked(free).report)")
  }

  /// A link that wants the very modal that no link may dismiss goes on in it; any other link waits, and leads nowhere.
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
    // What stands on it goes where something changes in it.
    #expect(shown("b", "sheet") == ["Home / F / F"])
    #expect(shown("b", "sheet", "link 0") == ["Home / F > P"])
    #expect(shown("link 0", "link 0", "Back") == ["Home / F"])
    // Values may be the same, or the link waits.
    #expect(shown("v", "link 1") == ["Home / P"])
    #expect(shown("v", "link 4") == ["Home / P > F"])
    #expect(shown("v", "link 0") == [])
  }

  @Test func theSamePlaceTwice() {
    let lines = "screen Home { on m -> present M }\nscreen F { on ok -> finish }\nscreen P(id: String)\n"
    func codes(_ a: String, _ b: String) -> [Int] {
      Checked(text(lines + "route \"/a/{id}\" -> \(a)\nroute \"/b/{id}\" -> \(b)")).codes
    }
    #expect(codes("home / present M / P(id)", "home / present M / P(id)") == [706])
    #expect(codes("home / present M / P(id)", "home / present M / F / P(id)") == [706], "a root that is named")
    #expect(codes("home / present M / P(id)", "home / P(id)") == [])
    #expect(codes("home / present M / P(id)", "home / present M / P(id: \"a\") / P(id)") == [])
  }

  /// What a link shows in a modal is a state like any other for what must hold always.
  @Test func assertionsSeeWhatLinksShow() {
    let lines = """
      screen Home { on m -> present M }
      screen F { on ok -> finish; on q -> push Q }
      screen Q { on p -> push P }
      screen P { on up -> pop }

      """
    #expect(Checked(text(lines + "assert P only after Q")).codes == [])
    let linked = Checked(text(lines + "assert P only after Q\nroute \"/p\" -> home / present M / P"))
    #expect(linked.codes == [1102], "\(linked.report)")
    #expect(Checked(text(lines + "assert P only after F\nroute \"/p\" -> home / present M / P")).codes == [1102])
  }

  /// `then` handles how the uppermost modal ends, also where screens in it are named.
  @Test func armsRunAtThePresenter() {
    let lines = "screen Home { on m -> present M }\nscreen F { on ok -> finish }\nscreen P\nscreen Late\n"
    expect([601], in: text(lines + "route \"/p\" -> home / present M / P"))
    expect([], in: text(lines + "route \"/p\" -> home / present M / P then { dismissed -> push Late }"))
  }
}
