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
}
