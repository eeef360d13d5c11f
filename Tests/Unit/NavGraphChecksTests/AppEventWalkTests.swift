import Testing

/// What events of the app lead to, and what they don't count for.
@Suite struct AppEventWalkTests {
  /// A bank whose app block and rest are a test's.
  private func bank(_ events: String, _ rest: String = "") -> String {
    """
    app Bank {
      platform iOS 16
      scheme bank
      root Main
    \(events)
    }
    tabs Main {
      tab home stack Home
      tab other stack Other
    }
    screen Home { title "Home"; on pay -> present Pay }
    screen Other { title "Other" }
    modal Pay { content Amount }
    screen Amount { on done -> finish; on cancel -> dismiss }
    \(rest)
    """
  }

  private func codes(_ text: String) -> [Int] { Checked(text).codes.filter { $0 < 900 || $0 >= 1100 } }

  @Test func whatTheyShowIsShown() {
    #expect(codes(bank("on timeOut -> present Lock", "screen Lock { on ok -> dismiss }")) == [])
    #expect(codes(bank("on timeOut -> stay", "screen Lock { on ok -> dismiss }")) == [601])
    let gate = "stack Gate { root Hello }\nscreen Hello { title \"Hello\"; on next -> push News }\nscreen News { title \"News\" }"
    #expect(codes(bank("on expired -> dismiss all then switch to Gate", gate)) == [])
    #expect(codes(bank("on news -> select Main.other then push News", "screen News { title \"News\" }")) == [])
  }

  @Test func groupsCount() {
    #expect(codes(bank("uses Calls", "events Calls { on ring -> present Call }\nscreen Call { on over -> dismiss }")) == [])
    #expect(codes(bank("uses Calls", "events Calls { on ring -> pop }")) == [528])
  }

  /// A way out is what the user can do.
  @Test func theyAreNoWayOut() {
    let lock = "modal Lock { content Code; style fullScreen }\nscreen Code"
    #expect(codes(bank("on timeOut -> present Lock\non over -> dismiss all then restart", lock)) == [607])
    let trap = "screen Deep { title \"Deep\"; back hidden; hides tabBar }"
    let home = bank("on over -> restart", trap).replacing(
      "on pay -> present Pay }", with: "on pay -> present Pay; on deep -> push Deep }")
    #expect(codes(home) == [610])
  }

  /// What comes from outside is no step of a loop.
  @Test func theyAreNoStepOfALoop() {
    let lock = "screen Lock { on help -> present Help; on ok -> dismiss }\nscreen Help { on close -> dismiss }"
    #expect(codes(bank("on timeOut -> present Lock", lock)) == [])
    let again = "screen Lock { on help -> present Help; on ok -> dismiss }\nscreen Help { on again -> present Lock; on close -> dismiss }"
    #expect(codes(bank("on timeOut -> present Lock", again)) == [602])
  }

  @Test func guardsLeak() {
    let secret =
      "guard signedIn -> SignIn\nscreen SignIn { on done -> finish; on cancel -> dismiss }\nscreen Secret { on close -> dismiss }"
    let open = bank("on show -> present Secret\non ask requires signedIn -> present Secret", secret)
    let checked = Checked(open)
    #expect(checked.codes == [801], "\(checked.report)")
    #expect(checked.report.contains("walk without it: --show--> Secret"), "\(checked.report)")
    #expect(codes(bank("on ask requires signedIn -> present Secret", secret)) == [])
  }

  /// A dismissal by the app runs the arm of a modal that nobody else dismisses.
  @Test func dismissAllRunsArms() {
    func program(_ event: String) -> String {
      bank(event, "modal Full { content Form; style fullScreen }\nscreen Form { on ok -> finish }\nscreen Late { title \"Late\" }")
        .replacing(
          "on pay -> present Pay }", with: "on pay -> present Pay; on full -> present Full then { dismissed -> push Late } }")
    }
    #expect(codes(program("on over -> dismiss all")) == [])
    #expect(codes(program("on over -> stay")).contains(608))
  }

  @Test func assertionsHoldAgainstThem() {
    let lock = "screen Lock { on ok -> dismiss }\n"
    let event = "on timeOut -> present Lock"
    #expect(codes(bank(event, lock + "assert Lock only after Amount")) == [1102])
    #expect(codes(bank(event, lock + "assert never Lock after Amount")) == [1103])
    #expect(codes(bank("on timeOut -> stay", lock + "assert Lock only after Amount")).contains(1102) == false)
    #expect(codes(bank(event, lock + "assert Lock only after Home")) == [], "it waits for the root")
    let walk = Checked(bank(event, lock + "assert never Lock after Amount")).report
    #expect(walk.contains("--timeOut--> Lock"), "\(walk)")
  }

  /// Where the user may walk, and how far, is what the user does.
  @Test func budgetsDontCountThem() {
    let lock = "screen Lock { on ok -> dismiss }\n"
    #expect(codes(bank("on timeOut -> present Lock", lock + "assert Home reaches Lock")) == [1104])
    #expect(codes(bank("on timeOut -> present Lock", lock + "assert Lock within 3 of Home")) == [1101])
  }

  /// A step that some root can't serve is reported with that root.
  @Test func aRootWithoutTheTabsIsTheWitness() {
    let gate = "stack Gate { root Hello }\nscreen Hello { title \"Hello\"; on next -> switch to Main }"
    let checked = Checked(bank("on over -> switch to Gate\non news -> select Main.other", gate))
    #expect(checked.codes == [514], "\(checked.report)")
    #expect(checked.report.contains("Gate > Hello"), "\(checked.report)")
  }

  /// Thousands of screens, each of which an event of the app can strike.
  @Test func theyCostNoSquare() {
    let count = 4000
    let screens = (0..<count).map { "screen S\($0) { title \"S\"; on next -> push S\(($0 + 1) % count) }" }.joined(separator: "\n")
    let events = (0..<5).map { "on e\($0) -> present Lock\($0)" }.joined(separator: "\n")
    let locks = (0..<5).map { "screen Lock\($0) { on ok -> dismiss }" }.joined(separator: "\n")
    let text = "app Big {\nplatform iOS 16\nroot stack S0\n\(events)\n}\n\(screens)\n\(locks)"
    let checked = Checked(text)
    #expect(checked.codes.filter { $0 < 900 } == [])
    #expect(checked.places.presentations.count < 100 && checked.places.edges.count < 2 * count)
  }
}
