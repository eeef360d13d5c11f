import Testing

@testable import NavGraphChecks

/// Tests of the time that assertions (family 11) take.
@Suite struct AssertionTests {
  /// Modals that all present one another are decided quickly.
  @Test func scale() {
    var modals = "app A { root stack Home }\nscreen Home { on a -> present M0 }\n"
    for index in 0..<25 {
      modals += "screen S\(index) {\n"
      for other in 0..<25 { modals += "on e\(other) -> present M\(other)\n" }
      modals += "on f -> dismiss then push Deep\non g -> dismiss all then push Deep\n}\nmodal M\(index) { content stack S\(index) }\n"
    }
    let checked = CheckedText(modals + "screen Deep\nassert Deep only after M0\nassert M7 within 2 of Home\nassert never Home after M3\n")
    #expect(checked.codes == [602, 1103], "\(checked.report.prefix(3000))")
  }
}
