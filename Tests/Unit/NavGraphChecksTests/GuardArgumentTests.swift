import Testing

@testable import NavGraphChecks

/// Tests that guards with different arguments are different: the flow is shown for each.
@Suite struct GuardArgumentTests {
  private func walk(_ parameters: String, _ first: String, _ second: String) -> [String] {
    var app = WalkedApp(
      """
      app A { scheme a; root stack Home }
      guard mayRead\(parameters) -> Ask
      screen Home
      screen Ask { on ok -> finish }
      screen Page requires mayRead\(second)
      route "/page" requires mayRead\(first) -> stack Home / Page
      """)
    app.take("link 0", isRefused: true)
    app.take("ok", isRefused: true)
    return app.shown
  }

  @Test func theFlowIsShownForEachArgument() {
    #expect(walk("", "", "") == ["Home"])
    #expect(walk("(id: Int)", "(id: 1)", "(id: 2)") == ["Home", "Home / Ask"])
  }
}
