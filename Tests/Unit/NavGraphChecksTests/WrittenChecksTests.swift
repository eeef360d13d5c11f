import Testing

@testable import NavGraphChecks

/// Tests of diagnostics that depend only on the text of a declaration. They are reported for a module by itself as in the whole app, and
/// once.
@Suite struct WrittenChecksTests {
  private func module(_ text: String) -> String { "module Parts\nneeds output uikit\n" + text }

  @Test func modulesByThemselves() {
    expect([806], in: module("needs guard signedIn\nscreen Orders requires signedIn, signedIn"))
    let sheet = { (item: String) in
      "screen List { on filter -> present Filter }\nmodal Filter { content stack Form; \(item) }\nscreen Form { on done -> finish }"
    }
    expect([908], in: module(sheet("detents medium, large, medium")))
    expect([909], in: module(sheet("detents large; undimmed medium")))
    expect([918], in: module(sheet("transition partialCurl")))
    expect([919], in: module("tabs Main { tab a stack A; tab b reselect popToRoot B }\nscreen A\nscreen B"))
    expect([910], in: module("split Desk { sidebar A; detail B; display twoBesideSecondary }\nscreen A\nscreen B"))
    expect([803], in: module("needs condition open\nscreen A { on go { when open and not open -> push B; otherwise -> stay } }\nscreen B"))
  }

  /// Others may present a modal as the style that it needs.
  @Test func whatTheAppDecidesIsNotReportedOfAModule() {
    expect([], in: module("modal Tour { content stack Steps; transition partialCurl }\nscreen Steps { on done -> finish }"))
    expect(
      [],
      in: module("screen List { on a -> present Tour as fullScreen }\nmodal Tour { content Steps; transition partialCurl }\nscreen Steps"))
    expect([], in: module("modal Tour { content stack Steps; style fullScreen; grabber }\nscreen Steps { on done -> finish }"))
  }

  @Test func aPageThatIsNotOneIsReportedOnce() {
    func quiz(_ inside: String) -> String {
      """
      app Quiz { root stack Home }
      screen Home { on rules -> present Intro / \(inside) }
      pages Intro { page Hello; page Prizes }
      screen Hello { on next -> page next }
      screen Prizes { on rules -> present Rules }
      screen Rules { on close -> dismiss }
      """
    }
    expect([352], in: quiz("page Rules"))
    expect([352], in: quiz("Rules"))
    expect([], in: quiz("page Prizes"))
  }

  @Test func whatATabOfOtherContainersDoesWhenItIsTappedAgain() {
    let tabs = { (content: String) in
      """
      app Gym { root Main }
      tabs Main { tab plan \(content); tab log stack Log }
      split Plans { sidebar stack Weeks; detail stack Week }
      pages Tour { page Weeks; page Week }
      screen Weeks { on week -> stay }
      screen Week
      screen Log
      """
    }
    let shown = { (content: String, other: String) in
      tabs(content).replacing("screen Log", with: "screen Log { on other -> present \(other) }")
    }
    expect([919], in: shown("reselect popToRoot Plans", "Tour"))
    expect([919], in: shown("reselect popToRoot Tour", "Plans"))
    expect([], in: shown("reselect none Plans", "Tour"))
  }

  @Test func routesWithEqualBranchesLeadToOnePlace() {
    func links(_ first: String, _ second: String) -> String {
      """
      app Shop { scheme shop; root stack Home }
      \(["open", "late"].filter { (first + second).contains($0) }.map { "condition \($0)" }.joined(separator: "\n"))
      screen Home
      screen Item(id: String)
      route "/a/{id}" { \(first) }
      route "/b/{key}" { \(second) }
      """
    }
    let one = "when open -> Item(id); otherwise -> stay"
    expect([706], in: links(one, "when open -> Item(id: key); otherwise -> stay"))
    expect([], in: links(one, "when late -> Item(id: key); otherwise -> stay"))
    expect([], in: links(one, "when not open -> Item(id: key); otherwise -> stay"))
    expect([], in: links(one, "when open -> stay; otherwise -> Item(id: key)"))
    expect([706], in: links("when open and late -> Item(id); otherwise -> Home", "when open and late -> Item(id: key); otherwise -> Home"))
  }

  @Test func aMessageAboutOneDeviceNamesIt() {
    func post(_ tray: String, _ camera: String = "on done -> finish") -> Checked {
      Checked(
        """
        app Post { root stack Home }
        screen Home { on scan -> present Scan }
        modal Scan { content stack Camera; content Tray on pad; dismissal blocked }
        screen Camera { \(camera) }
        screen Tray { \(tray) }
        """)
    }
    #expect(post("on shake -> stay").report.contains("`Scan` can neither finish nor be dismissed on a pad"))
    #expect(post("on shake -> stay", "on snap -> stay").report.contains("`Scan` can neither finish nor be dismissed ["))
    #expect(post("on done -> finish").codes == [])
  }

  @Test func anEventOfTheAppHappensWhereverTheUserIs() {
    expect(
      [1103],
      in: """
        app Phone { root stack Log; on networkLost -> dismiss all }
        screen Log { on ring -> present Call then { finished -> stay; dismissed -> push Missed } }
        screen Missed
        modal Call { content Ringing; dismissal blocked }
        screen Ringing { on answer -> finish }
        assert never Missed after Ringing
        """)
    expect(
      [1103],
      in: """
        app Talk { root Main; on ring -> present Mini }
        guard open -> Pin
        tabs Main { tab chat stack Chat; tab news stack News }
        screen Chat requires open
        screen News
        modal Mini { content stack Chat }
        screen Pin { on right -> finish; on cancel -> dismiss }
        assert never Pin after News
        """)
  }

  @Test func columnsThatLieOnColumns() {
    let maze = """
      app Maze { root Game }
      split Game { sidebar stack Levels; detail stack Map }
      screen Levels { on play -> show detail Level }
      screen Map
      screen Level { back hidden; on map -> push Map }
      """
    expect([612], in: maze)
    expect([], in: maze.replacing("on map -> push Map", with: "on map -> push Map; on out -> show sidebar"))
    expect([], in: maze.replacing("root Game", with: "root Game on pad; root stack Levels2 on phone") + "\nscreen Levels2")
    // What another container shows in the column covers the others as well.
    let stacked = maze.replacing("show detail Level", with: "show detail stack Level").replacing("; on map -> push Map", with: "")
    expect([610], in: stacked)
    let wines = """
      app Wines { root Cellar }
      split Cellar { sidebar stack Racks; detail stack Hint }
      screen Racks { on wine -> show detail Wine; on tour -> present stack Tour }
      screen Wine
      screen Tour { on hint -> push Hint }
      screen Hint { back hidden }
      """
    expect([], in: wines)
    expect([610], in: wines.replacing("detail stack Hint }", with: "detail stack Hint; collapses to detail }"))
  }
}
