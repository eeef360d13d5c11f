import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests that the advice of diagnostics helps, and has no unmentioned effects.
@Suite struct AdviceTests {
  private func found(_ code: Int, _ text: String, at location: SourceLocation = #_sourceLocation) throws -> (Diagnostic, String) {
    let checked = CheckedText(text)
    let diagnostic = checked.diagnostics.first { $0.code == Code(UInt16(code)) }
    return (try #require(diagnostic, "\(checked.report)", sourceLocation: location), checked.report)
  }

  /// Messages shorten long code, and edits contain all of it.
  @Test func editsContainLongCode() {
    let long = String(repeating: "x", count: 80)
    let text = """
      app A { platform iOS 16; root stack Home }
      screen Home { title "H"; on a -> present Outer; on b -> select more; on c -> present M then push S(v: "\(long)") }
      modal Outer { content Inner }
      modal Inner { content S(v: "\(long)") }
      screen S(v: String) { title "S"; on c -> close }
      modal M { content stack S(v: "m") }
      """
    let fixes = CheckedText(text).diagnostics.flatMap(\.fixes)
    let edits = fixes.flatMap(\.edits).map(\.text)
    #expect(edits.contains("S(v: \"\(long)\")"), "\(edits)")
    #expect(!edits.contains { $0.contains("...") }, "\(edits)")
    let screens = "Start\(long), Finish\(long)".split(separator: ", ")
    let budget = CheckedText(
      """
      app A { platform iOS 16; root stack \(screens[0]) }
      screen \(screens[0]) { title "H"; on a -> push B }
      screen B { title "B"; on a -> push \(screens[1]) }
      screen \(screens[1]) { title "F" }
      assert \(screens[1]) within 1 of \(screens[0])
      """)
    let raised = budget.diagnostics.flatMap(\.fixes).flatMap(\.edits).map(\.text)
    #expect(raised == ["assert \(screens[1]) within 2 of \(screens[0])"], "\(budget.report)")
  }

  // MARK: Links

  @Test func aLengthThatIsDeadIsNamed() throws {
    let text = """
      app A { platform iOS 16; scheme a; precedence order; root stack Home }
      screen Home { title "H" }
      screen Topics { title "T" }
      screen Topic(topic: String? = nil) { title }
      route "/topics" -> Topics
      route "/topics/{topic?}" -> Topic(topic)
      """
    let (diagnostic, report) = try found(703, text)
    #expect(diagnostic.severity == .warning && diagnostic.message == "`/topics` never leads to `/topics/{topic?}`", "\(report)")
    #expect(diagnostic.help == ["move it above that one, or remove the `?`"], "\(report)")
    expect([], in: text.replacing("{topic?}", with: "{topic}"))
  }

  /// Twelve mutually ambiguous patterns result in eight diagnostics in the human-readable report. Reports for programs list every pair.
  @Test func groupsNameAllTheirPairs() {
    let names = (0..<12).map { "k\($0)" }
    let text =
      "app A { platform iOS 16; scheme a; root stack Home }\nscreen Home { title \"H\" }\nscreen S { title \"S\" }\n"
      + names.map { "route \"/x?\($0)=1\" -> S\n" }.joined()
    let ambiguous = CheckedText(text).diagnostics.filter { $0.code == Code(701) }
    #expect(ambiguous.count == 8)
    #expect(ambiguous.reduce(0) { $0 + 1 + $1.further.count } == 66)
    #expect(ambiguous.last?.notes.last == "and 58 more pairs of patterns like these")
  }

  /// Routes with the same difference in their patterns are one diagnostic. Of different ones a few are reported, and the last lists the
  /// rest.
  @Test func manyRoutesToTheSamePlacesAreAFew() throws {
    func text(_ old: (Int) -> String, _ new: (Int) -> String) -> String {
      var text = "app A { platform iOS 16; scheme a; root stack Home }\nscreen Home { title \"H\" }\n"
      for number in 0..<42 { text += "screen S\(number) { title \"S\" }\nroute \"\(old(number))\" -> S\(number)\n" }
      for number in 0..<42 { text += "route \"\(new(number))\" -> S\(number)\n" }
      return text
    }
    let checked = CheckedText(text({ "/en/\($0)" }, { "/de/\($0)" }))
    let diagnostic = try #require(checked.diagnostics.first, "\(checked.report)")
    #expect(checked.codes == [706] && diagnostic.further.count == 41, "\(checked.report)")
    #expect(diagnostic.notes == ["so do `/de/1` and `/en/1`; `/de/2` and `/en/2`; `/de/3` and `/en/3`; and 38 more pairs"])
    expect([], in: checked.mended(by: try #require(diagnostic.fixes.first)))
    let mixed = CheckedText(text({ "/a\($0)" }, { "/b\($0)" })).diagnostics
    #expect(mixed.count == 8 && mixed.reduce(0) { $0 + 1 + $1.further.count } == 42)
  }

  // MARK: Events

  private static let sheets = """
    app A { platform iOS 16; scheme a; root stack Home }
    modal Sheet { content stack First }
    screen First { title "F"; on deep -> push Deep; on close -> dismiss }
    screen Deep { title "D" }

    """

  /// A push after `present` is probably meant for the presented modal.
  @Test func deeperInAModalFollowsASlash() throws {
    let text = Self.sheets + "screen Home { title \"H\"; on a -> present Sheet then push Deep }"
    let (diagnostic, report) = try found(510, text)
    #expect(diagnostic.fixes.map(\.title) == ["write `present Sheet / Deep`"], "\(report)")
    #expect(diagnostic.help.first == "to open it deeper, write `present Sheet / Deep`", "\(report)")
    expect([], in: CheckedText(text).mended(by: try #require(diagnostic.fixes.first)))
  }

  /// The fix that runs a step after the dismissal isn't proposed for a tab or a column of the presented container.
  @Test func tabsAndColumnsOfWhatIsPresentedAreNotForLater() throws {
    let text = """
      app A { platform iOS 16; scheme a; root Main }
      tabs Main { tab home stack Home; tab other stack Other }
      tabs Inner { tab one stack One; tab two stack Two }
      split Work { sidebar One; detail stack Two }
      modal Sheet { content Inner }
      modal Desk { content Work }
      screen Other { title "O" }
      screen One { title "1"; on close -> dismiss }
      screen Two { title "2"; on close -> dismiss }

      """
    let offers = [
      ("present Sheet then select two", ["write `present Sheet / two`"]), ("present Desk then show detail", []),
      ("present Desk then show detail One", ["write `present Desk / detail One`"]),
    ]
    for (steps, offered) in offers {
      let (diagnostic, report) = try found(
        510, text + "screen Home { title \"H\"; on a -> \(steps); on b -> present Sheet; on c -> present Desk }")
      #expect(diagnostic.fixes.map(\.title) == offered, "\(report)")
    }
    let (diagnostic, report) = try found(
      510, text + "screen Home { title \"H\"; on a -> present Sheet then select other; on c -> present Desk }")
    #expect(diagnostic.fixes.map(\.title) == ["run it after the dismissal"], "\(report)")
  }
}
