import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of guards whose flows require guards, and of flows without a result.
@Suite struct GuardFlowTests {
  private func found(_ lines: String) -> CheckedText {
    CheckedText("app A { root stack Home }\n\(lines)")
  }

  private func expect(
    _ codes: [Int], _ lines: String, loop: String? = nil, at location: SourceLocation = #_sourceLocation
  ) {
    let checked = found(lines)
    // A flow that can be on top of itself is a modal loop, unless the diagnostic about the guard's cycle covers it.
    let told = checked.codes.filter { $0 != 312 && ($0 != 602 || codes.contains(802)) }
    #expect(told == codes, "\(checked.report)", sourceLocation: location)
    for diagnostic in checked.diagnostics { expectWhole(diagnostic, checked.source, at: location) }
    if let loop { #expect(checked.diagnostics.flatMap(\.notes) == ["loop: \(loop)"], "\(checked.report)", sourceLocation: location) }
  }

  // MARK: Cycles

  @Test func longRings() {
    let count = 300
    var text = "screen Home { on p -> push P }\nscreen P requires g0\n"
    for index in 0..<count {
      text += "guard g\(index) -> F\(index)\nscreen F\(index) requires g\((index + 1) % count) { on ok -> finish }\n"
    }
    let checked = found(text)
    #expect(checked.codes == [802], "\(checked.report.prefix(2000))")
    #expect(checked.report.utf8.count < 3000)
    // Without the last requirement, every guard can succeed.
    expect([], text.replacing("screen F\(count - 1) requires g0 ", with: "screen F\(count - 1) "))
  }

  // MARK: Results

  @Test func neverFinishesInTheRootsPlace() {
    func diagnostics(_ screen: String) -> [Diagnostic] {
      CheckedText("app A { root Main requires g }\nguard g -> F\nstack Main { root Home }\nscreen Home\n\(screen)").diagnostics
    }
    let caught = diagnostics("screen F")
    #expect(caught.map { Int($0.code.number) } == [804] && caught.first?.severity == .error)
    let refused = diagnostics("screen F { on no -> dismiss }")
    #expect(refused.map { Int($0.code.number) } == [804] && refused.first?.severity == .warning)
    #expect(diagnostics("screen F { on ok -> finish }").isEmpty)
    #expect(diagnostics("screen F { on ok -> switch to Main }").isEmpty)
  }
}
