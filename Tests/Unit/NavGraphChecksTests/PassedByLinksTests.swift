import NavGraphModel
import Testing

@testable import NavGraphChecks

/// Tests of links, which bypass the initial tabs and pages and only evaluate the guards of their target.
@Suite struct PassedByLinksTests {
  private static func shop(leaving: String) -> CheckedText {
    CheckedText(
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

  private static func asksOverTheRoot(_ checked: CheckedText) -> Bool {
    checked.places.units.contains { unit in
      if case .modal = unit.content { unit.kind == .presented } else { false }
    }
  }

  /// A link from another root shows the second tab, so the guard of the first tab hasn't been evaluated.
  @Test func aTabThatALinkFromAnotherRootGoesPastAsksLater() {
    #expect(Self.asksOverTheRoot(Self.shop(leaving: "switch to Lobby")))
  }

  /// A starting app first shows its root, for every entry point.
  @Test func theRootOfAStartHasAsked() { #expect(!Self.asksOverTheRoot(Self.shop(leaving: "stay"))) }

  /// An event in a flow that is shown instead of the root opens the second tab. The guard of the first tab is evaluated over the root, when
  /// the user selects the tab.
  @Test func aFlowInTheRootsPlaceGoesPastTheFirst() {
    func isAskedOver(_ event: String) -> Bool {
      CheckedText(
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
        CheckedText(
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
