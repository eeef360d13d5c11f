import Testing

@testable import NavGraphChecks

/// Family 11: walks that leave what is known, meet guards on their way or never end, and the words for them.
@Suite struct AssertionWalkTests {
  /// What becomes a cover on a phone is a sheet on a pad, and walks go there, too.
  @Test func compactModalsOnPads() {
    let checked = Checked(
      """
      app A { root stack Home }
      screen Home { on m -> present M }
      modal M {
        content stack In
        compact fullScreen
      }
      screen In
      assert never Home after In
      """)
    #expect(checked.codes.contains(1103), "\(checked.report)")
  }

  private func notes(_ text: String, at: SourceLocation = #_sourceLocation) -> [String] {
    let checked = Checked(text)
    for finding in checked.findings { expectWhole(finding, checked.source, at: at) }
    return checked.findings.flatMap(\.notes)
  }

  private func walk(_ text: String, _ walk: String, at: SourceLocation = #_sourceLocation) {
    let notes = notes(text, at: at)
    #expect(notes.contains("walk: " + walk), "\(Checked(text).report)", sourceLocation: at)
  }

  // MARK: Modals over modals

  private static let editor = """
    app A { platform iOS 16; root stack List }
    screen List { title "L"; on new -> present Editor }
    modal Editor { content stack Form; dismissal blocked }
    screen Form { on cancel -> present Discard then { discard -> dismiss } }
    confirm Discard { title "Discard?"; button discard "Discard" destructive; button keep "Keep" cancel }

    """

  /// One step ends two modals, and what was beneath the lower one can be anything that presents it.
  @Test func oneStepEndsTwoModals() {
    expect([], in: Self.editor + "assert List within 1 of Discard\nassert Discard reaches List\nassert List within 2 of Form\n")
    let twice = """
      app A { platform iOS 16; root stack List }
      screen List { title "L"; on new -> present One }
      modal One { content stack First; dismissal blocked }
      screen First { on next -> present Two }
      modal Two { content stack Second; dismissal blocked }
      screen Second { on cancel -> dismiss all; on done -> dismiss then dismiss }

      """
    expect([], in: twice + "assert List within 1 of Second\nassert Second reaches List\n")
    expect([], in: twice.replacing("on cancel -> dismiss all; ", with: "") + "assert List within 1 of Second\n")
    expect([], in: twice.replacing("; on done -> dismiss then dismiss", with: "") + "assert List within 1 of Second\n")
    // What the arm of the lower modal shows.
    let arm = twice.replacing("present One", with: "present One then { dismissed -> push Off }") + "screen Off { title \"O\" }\n"
    expect([], in: arm + "assert Off within 1 of Second\n")
    expect([1101], in: arm + "assert List within 1 of Second\n")
  }

  /// What a condition has to answer for an arm to run counts, also where the presenter is not known.
  @Test func armsOfUnknownPresentersKeepConditions() {
    let text = """
      app A { platform iOS 16; root stack List }
      condition isNew
      screen List { title "L"; on new -> present Editor then { dismissed { when isNew -> push Off } } }
      modal Editor { content stack Form; dismissal blocked }
      screen Form { on cancel { when isNew -> stay; otherwise -> dismiss } }
      screen Off { title "O" }

      """
    expect([1101], in: text + "assert Off within 1 of Form\n")
    expect([], in: text + "assert Form reaches Off\n")
    expect([], in: text.replacing("when isNew -> stay; otherwise", with: "when isNew") + "assert Off within 1 of Form\n")
  }

  // MARK: Guards

  /// A tab that holds a guarded screen asks wherever no equal one is shown.
  @Test func tapsAskByWhatIsShown() {
    let text = """
      app A { platform iOS 16; root Main }
      guard h -> Form
      tabs Main { tab a "A" icon "a" stack Item; tab b "B" icon "b" stack Item }
      screen Item requires h { title "I"; on p -> replace P }
      screen P { title "P" }
      screen Form { on d -> finish; on n -> dismiss }

      """
    expect([], in: text + "assert P reaches Form\n")
    expect([1103], in: text + "assert never Form after P\n")
    walk(text + "assert never Form after P\n", "Main > a > Item --p--> P --tab b, h says no--> Form")
    // While Item is shown, nobody is asked for it.
    // While one lies beneath, nobody is asked.
    expect([], in: text.replacing("on p -> replace P", with: "on p -> push P") + "assert never Form after P\n")
  }

  /// What a column holds is not known where only another is, so its guards may be asked again.
  @Test func columnsAskByWhatIsShown() {
    let text = """
      app A { platform iOS 16; root Main on pad }
      guard h -> Form
      split Main { sidebar stack Side; detail stack Item }
      screen Side { title "S"; on c -> show detail Other; on p -> push Item }
      screen Item requires h { title "I" }
      screen Other { title "O" }
      screen Form { on d -> finish; on n -> dismiss }

      """
    expect([1103], in: text + "assert never Form after Other\n")
  }

  /// A flow's own guards are asked before it is shown: the flow of the first that says no comes instead.
  @Test func aFlowAsksItsOwnGuards() {
    let text = """
      app A { platform iOS 16; root stack Home }
      guard signedIn -> SignIn
      guard agreed -> Terms
      modal SignIn requires agreed { content stack Name }
      modal Terms { content stack Text }
      screen Home { title "H"; on account -> push Account }
      screen Account requires signedIn { title "A" }
      screen Name { title "N"; on d -> finish }
      screen Text { title "T"; on d -> finish }

      """
    expect([1102], in: text + "assert Text only after Name\n")
    walk(text + "assert Text only after Name\n", "Home --account, agreed says no--> Text")
    expect([], in: text + "assert Account only after Home\n")
  }

  /// Who has said yes to a step is not asked again for the next.
  @Test func aSequenceAsksOnce() {
    let text = """
      app A { platform iOS 16; root stack Home }
      guard g
      screen Home { title "H"; on go -> push One then push Two }
      screen One requires g { title "1" }
      screen Two requires g { title "2" }

      """
    expect([], in: text + "assert One only after Two\n")
  }

  /// What has been shown in a tab is not asked for when one comes back to it.
  @Test func aTabThatWasShownAsksNobody() {
    let text = """
      app A { platform iOS 16; root Main }
      guard h -> Form
      tabs Main { tab a "A" icon "a" stack Home; tab b "B" icon "b" stack Item }
      screen Home { title "H" }
      screen Item requires h { title "I" }
      screen Form { on d -> finish; on n -> dismiss }

      """
    expect([1104], in: text + "assert Item reaches Form\n")
    expect([], in: text + "assert Home reaches Form\n")
  }

  /// A link that asks for what its flow is up for waits behind that flow: they don't pile up.
  @Test func aLinkWaitsBehindItsFlow() {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      guard g -> stack Form
      stack Main { root Home }
      screen Home { title "H" }
      screen Secret requires g { title "S" }
      screen Form { title "F" }
      screen Last { title "L" }
      modal Wall { content stack Last; style fullScreen; dismissal blocked }
      route "/s" -> Main / Secret / Form / present Wall

      """
    #expect(!Checked(text + "assert never Form after Secret\n").codes.contains(1105))
  }

  /// What a link has put in the place of a presenter hears of no outcome.
  @Test func aPresenterThatHasGone() {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      stack Main { root Home }
      screen Home { title "H"; on a -> push Item }
      screen Item { title "I"; back hidden; on m -> present M then { dismissed -> present M as fullScreen } }
      modal M { content stack Note }
      screen Note { title "N" }
      route "/" links over -> Main

      """
    expect([607, 1103], in: text + "assert never Home after Note\n")
    expect([607], in: text.replacing("route \"/\" links over -> Main", with: "") + "assert never Home after Note\n")
  }

  // MARK: What lies beneath

  /// What lies two screens down is known by the walks that lead there, not by what can lie under the screen between.
  @Test func whatLiesFurtherDown() {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      stack Main { root Home }
      screen Home { title "H" }
      screen One { title "1" }
      screen Two { title "2"; on p -> push Home }
      route "/1" -> Main / One
      route "/2" -> Main / Two

      """
    expect([1104], in: text + "assert One reaches Two\n")
    expect([], in: text + "assert One reaches Home\nassert Home reaches Two\n")
    // A `pop` that does nothing hides no walk.
    expect([603, 1104], in: text.replacing("title \"H\"", with: "title \"H\"; on up -> pop") + "assert One reaches Two\n")
  }

  // MARK: Stacks that grow

  /// A tab left for good is, whatever grows beside it.
  @Test func whatIsLeftForGoodBesideAStackThatGrows() {
    let tabs = """
      app A { platform iOS 16; root Main }
      tabs Main { tab a "A" icon "a" stack Items; tab b "B" icon "b" stack Welcome }
      screen Items { title "I"; on item -> push Items }
      screen Welcome { title "W"; on start -> replace Feed }
      screen Feed { title "F" }

      """
    expect([], in: tabs + "assert never Welcome after Feed\n")
    // It grows itself, and goes back to its lowest screen.
    let feed = tabs.replacing("title \"F\"", with: "title \"F\"; on more -> push Feed; on top -> pop to root; on last -> pop to Feed")
    expect([605], in: feed + "assert never Welcome after Feed\n")
    // In another tab it may come back.
    let both = tabs.replacing("stack Items;", with: "stack Welcome;").replacing("on start", with: "on items -> push Items; on start")
    expect([1103], in: both + "assert never Welcome after Feed\n")
    // What another slot holds by then is known.
    let related = """
      app A { platform iOS 16; root Main }
      tabs Main { tab a "A" icon "a" stack Home; tab b "B" icon "b" stack B }
      screen Home { title "H"; on go -> replace A1 then select b then push P }
      screen A1 { title "A1" }
      screen B { title "B" }
      screen P { title "P"; on p -> push P }

      """
    expect([], in: related + "assert never Home after P\n")
    expect([1103], in: related.replacing("replace A1 then select", with: "push A1 then select") + "assert never Home after P\n")
  }

  /// A stack that is cut keeps apart what can lie where.
  @Test func stacksThatAreCut() {
    let text = """
      app A { platform iOS 16; root Main }
      tabs Main { tab a "A" icon "a" stack Items; tab b "B" icon "b" stack Welcome }
      screen Items { title "I"; on item -> push Items }
      screen Welcome { title "W"; on start -> replace Feed }
      screen Feed { title "F"; on open -> push Post }
      screen Post { title "P"; on author -> push Author }
      screen Author { title "A"; on post -> push Post; on up -> replace Feed }

      """
    expect([], in: text + "assert never Welcome after Feed\n")
    expect(
      [1103],
      in: text.replacing("on up -> replace Feed", with: "on up -> pop to root then replace Welcome")
        + "assert never Welcome after Feed\n")
  }

  // MARK: Columns beside

  private static let desk = """
    app A { platform iOS 16; root Main on pad }
    split Main { sidebar Side; detail stack Det }

    """

  @Test func whatStandsBesideIsShown() {
    let text =
      Self.desk + """
        screen Side { title "S"; on m -> present M }
        screen Det { title "D" }
        modal M { content stack Form }
        screen Form { title "F"; on x -> dismiss }

        """
    expect([], in: text + "assert Form reaches Det\nassert Form reaches Side\n")
    let beside =
      Self.desk + """
        screen Side { title "S"; on z -> show detail Deep }
        screen Deep { title "D"; on a -> show sidebar Other }
        screen Other { title "O"; on q -> show detail Last; on y -> show detail End }
        screen Det { title "D" }
        screen Last { title "L"; back hidden }
        screen End { title "E" }

        """
    expect([1103], in: beside + "assert never End after Last\n")
  }

  // MARK: Words

  @Test func wordsNameTheScreenThatActs() {
    let split = """
      app A { platform iOS 16; root Main }
      split Main { sidebar Side; detail stack Det }
      screen Side { title "S"; on d -> show detail X }
      screen Det { title "D" }
      screen X { title "X"; on y -> push Y }
      screen Y { title "Y" }

      """
    walk(split + "assert Y within 1 of Side\n", "Main > sidebar > Side --d--> X --y--> Y")
    let pad = split.replacing("root Main", with: "root Main on pad")
    walk(pad + "assert Y within 1 of Det\n", "Main > detail > Det, beside Side --d--> X --y--> Y")
    let strip = """
      app A { platform iOS 26; root Main }
      tabs Main { tab a "A" icon "a" stack Home; tab b "B" icon "b" stack B; accessory Strip }
      screen Home { title "H" }
      screen B { title "B"; on p -> present Player }
      screen Strip { on expand -> present Player }
      screen Player { on x -> dismiss }

      """
    walk(strip + "assert Player only after B\n", "Main > accessory > Strip --expand--> Player")
  }

  @Test func wordsNameTheGuard() {
    let text = """
      app A { platform iOS 16; root Main requires g }
      guard g -> Ps
      stack Main { root Home }
      pages Ps { page One; page Two }
      screen One
      screen Two { on d -> finish }
      screen Home { title "H" }

      """
    walk(text + "assert never One after Two\n", "Main --g says no--> Ps > One --swipe--> Two --swipe--> One")
  }

  @Test func wordsQuoteWhyAScreenIsExternal() {
    let text = """
      app A { platform iOS 16; root stack Home }
      screen Home { title "H"; on m -> present M(external: 1) }
      screen M(external: Int = 0) external "by the {widget}" { on x -> close }

      """
    walk(text + "assert M only after Home\n", "external \"by the {widget}\" --> M")
  }

  // MARK: Links

  /// At a start nobody is anywhere: `here` leads to its other place.
  @Test func aLinkThatStartsTheApp() {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      tabs Main { tab a "A" icon "a" stack Home; tab b "B" icon "b" stack Other }
      screen Home { title "H"; on p -> push P }
      screen Other { title "O" }
      screen P { title "P" }
      route "/p" -> here or b / P

      """
    expect([1102], in: text + "assert P only after Home\n")
    walk(text + "assert Other only after Home\n", "\"/p\" --> Main > b > Other > P --Back--> Other")
  }
}
