import NavGraphSimulator
import Testing

/// Tests of an accessory, whose events run at its bar, whichever tab is selected.
@Suite struct AccessoryTests {
  private static let radio = App(
    """
    app Radio { platform iOS 26; scheme radio; root Main }
    tabs Main {
      tab home   stack Home
      tab search stack Search
      tab new    -> push Full
      accessory Strip
    }
    screen Home { on full -> push Full }
    screen Search
    screen Full
    screen Strip {
      on expand -> present Player then { finished -> select home; dismissed -> select search then push Full }
      on push   -> push Full
      on swap   -> replace Full
      on pop    -> pop
    }
    modal Player { content stack Now }
    screen Now { on look -> select Main.search; on done -> finish; on out -> dismiss then push Full }
    route "/full" links over -> search / Full
    """)

  private func walk(_ steps: (inout Simulator) -> Void) -> String {
    var app = AccessoryTests.radio.start()
    steps(&app)
    return app.description
  }

  /// The accessory isn't in a stack, so it can't push, pop, or be replaced.
  @Test func standsInNoStack() {
    for event in ["push", "swap"] {
      #expect(walk { $0.send(event) } == "Main(*home: [Home], search: [Search])", "\(event)")
    }
    #expect(
      walk {
        $0.send("full"); $0.send("pop", from: "Strip")
      } == "Main(*home: [Home, Full], search: [Search])")
  }

  /// An action tab runs at the visible screen.
  @Test func actionTabsActOnWhatIsShown() {
    #expect(walk { $0.select("new") } == "Main(*home: [Home, Full], search: [Search])")
  }

  /// The presenter is the bar, so its outcome handler also runs after another tab was selected, and after a link changed the tabs.
  @Test func armsRunInAnyTab() {
    let selected = walk {
      $0.send("expand")
      $0.send("look")
      $0.send("done")
    }
    #expect(selected == "Main(*home: [Home], search: [Search])")
    let linked = walk {
      $0.send("expand")
      $0.open(AccessoryTests.radio.route("/full"))
      $0.send("done")
    }
    #expect(linked == "Main(*home: [Home], search: [Search, Full])")
  }

  /// Steps after `dismiss` run at the bar, which isn't in a stack.
  @Test func whatFollowsADismissIsAtTheBar() {
    let app = walk {
      $0.send("expand")
      $0.send("out")
    }
    #expect(app == "Main(home: [Home], *search: [Search, Full])")
  }

  /// A modal of the accessory is restored.
  @Test func comesBack() {
    var app = AccessoryTests.radio.start()
    app.send("expand")
    var again = AccessoryTests.radio.start(restoring: app.save())
    #expect(again.description == app.description)
    again.send("done")
    #expect(again.description == "Main(*home: [Home], search: [Search])")
  }
}
