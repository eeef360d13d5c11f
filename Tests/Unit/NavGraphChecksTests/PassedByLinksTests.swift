import NavGraphModel
import Testing

@testable import NavGraphChecks

/// Links name what they show, so they go past what tabs and pages show first, and ask for the page that they name.
@Suite struct PassedByLinksTests {
  private static func shop(leaving: String) -> Checked {
    Checked(
      """
      app Shop { scheme shop; root Main }
      guard known -> Login
      modal Login { content stack Form }
      screen Form { on done -> finish }
      tabs Main {
        tab orders stack Orders
        tab home   stack Home
      }
      screen Orders requires known
      screen Home { on leave -> \(leaving) }
      stack Lobby { root Welcome }
      screen Welcome
      route "/home" -> home

      """)
  }

  private static func asksOverTheRoot(_ checked: Checked) -> Bool {
    checked.places.units.contains { unit in
      if case .modal = unit.content { unit.kind == .presented } else { false }
    }
  }

  /// From the lobby the link leads to the second tab; nobody has been asked for the first.
  @Test func aTabThatALinkFromAnotherRootGoesPastAsksLater() {
    #expect(Self.asksOverTheRoot(Self.shop(leaving: "switch to Lobby")))
  }

  /// An app that starts shows its root first, whatever it is started for.
  @Test func theRootOfAStartHasAsked() { #expect(!Self.asksOverTheRoot(Self.shop(leaving: "stay"))) }

  /// An event in the flow that has the root's place opens the second tab: the first asks when somebody comes to it, over the root.
  @Test func aFlowInTheRootsPlaceGoesPastTheFirst() {
    func isAskedOver(_ event: String) -> Bool {
      Checked(
        """
        app A { scheme a; root Main }
        guard g -> M
        tabs Main { tab a stack Home; tab b stack Other }
        screen Home requires g
        screen Other
        modal M { content In }
        screen In { on e -> \(event) }
        route "/other" -> b
        """
      ).places.units.contains { $0.kind == .presented }
    }
    #expect(isAskedOver("open \"/other\""))
    #expect(!isAskedOver("finish"))
  }

  @Test func whatIsOpenedOverAFlowGoesPastTheFirst() {
    func isAskedOver(_ tab: String, links: String = "") -> Bool {
      PassedByLinksTests.asksOverTheRoot(
        Checked(
          """
          app A { scheme a; root Main }
          guard g -> M
          tabs Main { tab a stack Home; tab b stack Other }
          screen Home requires g
          screen Other
          modal M { content In }
          screen In { on e -> present stack Above; on ok -> finish }
          screen Above { on e -> open "/tab" }
          route "/tab"\(links) -> \(tab)
          """))
    }
    #expect(isAskedOver("b"))
    #expect(!isAskedOver("a"))
    #expect(!isAskedOver("b", links: " links reject"))
  }
}
