import Testing

@testable import NavGraphChecks

/// Tests of modal loops (0602), which are reported only if each round adds a modal.
@Suite struct ModalLoopTests {
  /// A guard shows its flow again if something else is under the flow.
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
    let checked = CheckedText(till("select Main.safe then push Vault"))
    #expect(checked.codes == [602] && checked.diagnostics.allSatisfy { $0.severity == .warning }, "\(checked.report)")
    expect([], in: till("select Main.safe then push Open", "screen Vault requires opened\nscreen Open"))
    expect([], in: till("dismiss"))
    // The sheet's own guard is evaluated on top of the flow.
    expect(
      [602],
      in: till(
        "select Main.safe then present Box", "screen Vault requires opened\nmodal Box requires opened { content stack Lid }\nscreen Lid"))
  }

  /// The flow of a guard is presented on top of itself only if the guarded screen isn't under it.
  @Test func aFlowThatIsKnownFromElsewhereFirst() {
    let checked = CheckedText(
      """
      app Club { root Main }
      guard member -> stack Join
      tabs Main { tab one "One" stack Lounge; tab two "Two" requires member stack Lounge }
      screen Lounge requires member { on help -> present Help }
      modal Help { content stack Lounge }
      screen Join { on help -> present Help; on done -> finish }
      """)
    let found = ModalGraph(graph: checked.graph, places: checked.places).unitsOnLoops().map { checked.places.units[$0].content }
    #expect(found.count == 2, "\(found)\n\(checked.report)")
  }
}
