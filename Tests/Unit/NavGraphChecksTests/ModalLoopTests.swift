import Testing

@testable import NavGraphChecks

/// Modals that pile up (0602): reported where a round can be walked again, one deeper, and nowhere else.
@Suite struct ModalLoopTests {
  @Test func oneModalTwiceInOneStepIsNoLoop() {
    expect(
      [],
      in: """
        app Kanban { root stack Board }
        screen Board { on link(a: Int, b: Int) -> present Card(id: a) / present Card(id: b) }
        modal Card(id: Int) { content stack Text(id) }
        screen Text(id: Int) { on close -> dismiss }
        """)
  }

  /// A modal that is opened at a deeper screen leads on, and one that begins as declared doesn't lead there.
  @Test func deeperOnceIsNoLoop() {
    func support(_ topics: String) -> String {
      """
      app Support { root stack Home }
      screen Home { on contact -> present Help / Contact }
      modal Help { content stack Topics }
      screen Topics { on close -> dismiss; \(topics) }
      screen Contact { on topics -> present Help }
      """
    }
    expect([], in: support(""))
    expect([602], in: support("on contact -> push Contact"))
    expect([602], in: support("").replacing("on topics -> present Help", with: "on topics -> present Help / Contact"))
    // Back from where it was opened leads to its first screen, and from there nothing leads on.
    expect(
      [], in: support("on tip -> present Tip").replacing("modal Help", with: "modal Tip { content stack Text }\nscreen Text\nmodal Help"))
  }

  /// A guard requires its flow again because something else is under the flow by then.
  @Test func aFlowThatComesUpOverItselfFromBeneath() {
    func till(_ again: String, _ vault: String = "screen Vault requires opened") -> String {
      """
      app Till { root Main }
      guard opened -> Pin
      tabs Main { tab start stack Start; tab safe stack Safe }
      screen Start { on vault -> select safe then push Vault }
      screen Safe
      \(vault)
      modal Pin { content stack Digits }
      screen Digits { on right -> finish; on again -> \(again) }
      """
    }
    let checked = Checked(till("select Main.safe then push Vault"))
    #expect(checked.codes == [602] && checked.findings.allSatisfy { $0.severity == .warning }, "\(checked.report)")
    expect([], in: till("select Main.safe then push Open", "screen Vault requires opened\nscreen Open"))
    expect([], in: till("dismiss"))
    // The sheet's own guard is evaluated over the flow.
    expect(
      [602],
      in: till(
        "select Main.safe then present Box", "screen Vault requires opened\nmodal Box requires opened { content stack Lid }\nscreen Lid"))
  }

  /// Each of them leads to the other, but only as it was opened the first time.
  @Test func twoThatLeadToEachOtherOnce() {
    func trip(_ seats: String) -> String {
      """
      app Trip { root stack Home }
      screen Home { on go -> present Plan / Seats }
      modal Plan { content stack Days }
      screen Days { on close -> dismiss }
      screen Seats { on rules -> present Rules }
      modal Rules { content stack Text }
      screen Text { on seats -> present Plan\(seats) }
      """
    }
    expect([], in: trip(""))
    expect([602], in: trip(" / Seats"))
  }

  /// The present is at the end of a long stack.
  @Test func afterManyPushes() {
    let pushes = (1..<12).map { "screen S\($0) { on next -> push S\($0 + 1) }" }.joined(separator: "\n")
    func form(_ last: String) -> String {
      """
      app Form { root stack Home }
      screen Home { on go -> present Help }
      modal Help { content stack S1 }
      \(pushes)
      screen S12 { on help -> \(last) }
      """
    }
    expect([602], in: form("present Help"))
    expect([], in: form("dismiss then present Help"))
  }

  /// The guard of a page is evaluated where the user turns to it, from the page before.
  @Test func aGuardOfAPageFurtherOn() {
    func tour(_ third: String) -> String {
      """
      app Club { root stack Home }
      guard member -> Join
      screen Home { on see -> push Lounge }
      screen Lounge requires member
      modal Join { content Tour }
      pages Tour { page First; page Second; page Third }
      screen First { on done -> finish }
      screen Second
      screen Third \(third)
      """
    }
    expect([602], in: tour("requires member"))
    expect([], in: tour(""))
  }

  /// What leads on is shown on phones alone, where nothing presents the modal.
  @Test func onDevicesThatNeverPresentIt() {
    func desk(_ root: String) -> String {
      """
      app Desk { \(root) }
      modal Panel { content stack Tools on phone; content stack Note on pad }
      screen Lobby
      screen Tools { on panel -> present Panel }
      screen Note
      """
    }
    expect([], in: desk("root stack Lobby; root Tools on pad"))
    expect([602], in: desk("root stack Lobby on pad; root Tools"))
  }

  /// More modals than a round may have lead to each other, but none as it was opened.
  @Test func manyThatLeadToEachOtherOnce() {
    func guide(_ deeper: String) -> String {
      let modals = (0..<16).map { number in
        """
        modal M\(number) { content stack First\(number) }
        screen First\(number) { on close -> dismiss }
        screen Deep\(number) { on next -> present M\((number + 1) % 16)\(deeper); on hub -> present M0\(deeper.isEmpty ? "" : " / Deep0") }
        """
      }
      let events = (0..<16).map { "on m\($0) -> present M\($0) / Deep\($0)" }
      return "app Guide { root stack Home }\nscreen Home { \(events.joined(separator: "; ")) }\n" + modals.joined(separator: "\n")
    }
    expect([], in: guide(""))
    expect([602], in: guide(" / Deep0"))
  }

  /// The flow of a guard comes up over itself only where the guarded screen isn't under it.
  @Test func aFlowThatIsKnownFromElsewhereFirst() {
    let checked = Checked(
      """
      app Club { root Main }
      guard member -> stack Join
      tabs Main { tab one "One" stack Lounge; tab two "Two" requires member stack Lounge }
      screen Lounge requires member { on help -> present Help }
      modal Help { content stack Lounge }
      screen Join { on help -> present Help; on done -> finish }
      """)
    let found = ModalGraph(checked.graph, checked.places).unitsOnLoops().map { checked.places.units[$0].content }
    #expect(found.count == 2, "\(found)\n\(checked.report)")
  }
}
