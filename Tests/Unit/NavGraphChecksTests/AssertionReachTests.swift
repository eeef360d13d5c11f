import Testing

/// Family 11: walks on which a step changes what is not in front, and what is known of stacks that grow.
@Suite struct AssertionReachTests {
  /// What is said of the assertions.
  private func expect(_ codes: [Int], in text: String, at location: SourceLocation = #_sourceLocation) {
    let checked = Checked(text)
    #expect(checked.codes.filter { $0 > 1100 || $0 < 500 } == codes, "\(checked.report)", sourceLocation: location)
  }

  private func modal(_ event: String) -> String {
    """
    app A { root Main }
    tabs Main { tab a stack Home; tab b stack Other }
    screen Home { title "H"; on m -> present M }
    screen Other { title "O" }
    modal M { content stack In; dismissal blocked }
    screen In { title "I"; on e -> \(event) }

    """
  }

  /// `select Main.b` in a modal changes the bar beneath; the modal stays until it is dismissed.
  @Test func aTabIsSelectedFromAbove() {
    let out = modal("select Main.b then dismiss all")
    expect([], in: out + "assert In reaches Other\nassert Other within 1 of In\n")
    expect([1103], in: out + "assert never Other after In\n")
    // It takes the step that dismisses as well.
    let twice = modal("select Main.b; on x -> dismiss")
    expect([], in: twice + "assert Other within 2 of In\n")
    // Two modals up, the presenter of the lower one is what changes.
    let deep =
      modal("present N; on x -> dismiss")
      + "modal N { content stack Deep }\nscreen Deep { title \"D\"; on e -> select Main.b then dismiss all }\n"
    expect([], in: deep + "assert Other within 1 of Deep\n")
  }

  /// An arm that does so leaves what waits for it in place: `dismiss all` leads out.
  @Test func whatWaitsForTheArmFollows() {
    let text =
      modal("present N then { dismissed -> select Main.b }") + """
        modal N { content stack Deep; dismissal blocked }
        screen Deep { title "D"; on out -> dismiss then dismiss all }

        """
    let checked = Checked(text + "assert Deep reaches Other\nassert Other within 1 of Deep\n")
    #expect(!checked.codes.contains { $0 == 612 || $0 > 1100 }, "\(checked.report)")
  }

  /// What it presents then lies on the modal, and shows it later.
  @Test func whatIsPresentedAfterwards() {
    let text = modal("select Main.b then present stack Extra") + "screen Extra { title \"E\" }\n"
    expect([1103], in: text + "assert never Extra after In\n")
  }

  /// A split that `switch to` has just made has not been seen, so what follows goes to its deepest stack; a narrow window has that on top.
  @Test func aSplitThatHasNotBeenSeen() {
    let text = """
      app A { root stack Home }
      screen Home { title "H"; on go -> switch to W then replace Deep }
      split W { sidebar stack Side; content Middle; detail stack Last }
      screen Side { title "S" }
      screen Middle
      screen Last { title "L" }
      screen Deep { title "D" }

      """
    expect([1103], in: text + "assert never Middle after Deep\n")
  }

  /// An event in a flow that has the root's place opens a link by itself: that brings the root.
  @Test func aFlowInTheRootsPlaceOpensALink() {
    let text = """
      app A { scheme a; root Main }
      guard g -> Login
      stack Main { root Home }
      screen Home requires g { title "H" }
      screen Login { on skip -> open "/home" }
      route "/home" -> Main

      """
    expect([1103], in: text + "assert never Home after Login\n")
    expect([], in: text + "assert Login reaches Home\nassert Home within 1 of Login\n")
  }

  /// `Middle` lies on `Other` where a link has put it, and there nothing lies on it: what `Home` is pushed on has `Home` beneath.
  @Test func whatLiesBeneathIsKnownSeveralAtATime() {
    let text = """
      app A { scheme a; root Main }
      guard g
      stack Main { root Home }
      screen Home { title "H"; on p -> push Middle then push Home; on l -> push Locked }
      screen Locked requires g { title "L" }
      screen Middle { title "M" }
      screen Other { title "O" }
      route "/a" -> Main / Other / Middle

      """
    expect([1101], in: text + "assert Other within 2 of Home\n")
    expect([], in: text + "assert Middle within 1 of Home\n")
  }

  /// A link puts `Home` beneath `Deep`: the walk names it, so it is said that nobody sees it.
  @Test func whatIsSkippedLiesBeneath() {
    let text = """
      app A { scheme a; root Main }
      stack Main { root Home }
      screen Home { title "H"; on p -> push Deep }
      screen Deep { title "D" }
      route "/deep" -> Main / Deep
      assert Deep only after Home

      """
    let finding = Checked(text).findings.first { $0.code.number == 1102 }
    #expect(
      finding?.notes == ["walk: \"/deep\" --> Main > Home > Deep", "`Home` lies beneath another screen on that walk, where nobody sees it"])
  }

  /// A sheet covers the accessory as well, and what goes uncovers it.
  @Test func whatIsBesideThePresenterIsShownAgain() {
    let text = """
      app A { root Main }
      tabs Main { tab a stack Home; tab b stack Other; accessory Strip }
      screen Home { title "H" }
      screen Other { title "O"; on m -> present stack In }
      screen In { title "I" }
      screen Strip

      """
    expect([1103], in: text + "assert never Strip after Other\n")
    expect([], in: text.replacing("; on m -> present stack In", with: "") + "assert never Strip after Other\n")
  }
}
