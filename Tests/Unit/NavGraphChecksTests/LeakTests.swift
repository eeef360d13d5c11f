import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of places that some paths reach without evaluating their guard. For each kind of path there is a leak and a valid case.
@Suite struct LeakTests {
  /// Returns a program around the lines under test. `g` protects `P`.
  func text(_ lines: String, app: String = "root Main") -> String {
    """
    app A { scheme a; \(app) }
    guard g -> SignIn
    guard h
    modal SignIn { content stack Credentials }
    \(lines)
    """
  }

  func leaks(_ checked: CheckedText) -> [Diagnostic] { checked.diagnostics.filter { $0.code == Code(801) } }

  /// Expects one leak with this example path.
  func leaks(
    _ walk: String, _ lines: String, app: String = "root Main", at location: SourceLocation = #_sourceLocation
  ) {
    let checked = CheckedText(text(lines, app: app))
    let found = leaks(checked)
    #expect(found.count == 1, "\(checked.report)", sourceLocation: location)
    #expect(found.first?.notes == ["path without the guard: \(walk)"], "\(checked.report)", sourceLocation: location)
    #expect(checked.codes.allSatisfy { $0 == 801 || $0 == 312 }, "\(checked.report)", sourceLocation: location)
    for diagnostic in found { expectWhole(diagnostic, checked.source, at: location) }
  }

  func isTight(_ lines: String, app: String = "root Main", at location: SourceLocation = #_sourceLocation) {
    let checked = CheckedText(text(lines, app: app))
    #expect(leaks(checked).isEmpty, "\(checked.report)", sourceLocation: location)
    #expect(checked.codes.allSatisfy { $0 == 312 || $0 == 601 }, "\(checked.report)", sourceLocation: location)
  }

  let main = "stack Main { root Home }\nscreen Credentials { on done -> finish }\n"
  let tabs = """
    tabs Main {
      tab home "Home" icon "a" stack Home
      tab more "More" icon "b" stack More
    }
    screen Credentials { on done -> finish }

    """

  /// Mistakes with another diagnostic don't cause a leak.
  @Test func brokenQuestions() {
    let codes = CheckedText(text(main + "screen Home { on a requires g -> push P; on free requires gg -> push P }\nscreen P")).codes
    #expect(codes.contains(801) == false && !codes.isEmpty)
    let half = CheckedText(text(main + "screen Home {\n on a requires g -> push P\n on free requires -> push P\n }\nscreen P")).codes
    #expect(half.contains(801) == false && !half.isEmpty)
    let screen = CheckedText(text(main + "screen Home { on a requires g -> push P; on free -> push P }\nscreen P requires gg")).codes
    #expect(screen.contains(801) == false && !screen.isEmpty)
    let allowed = CheckedText(
      text(main + "screen Home {\n on a requires g -> push P\n allow NAV0801 \"a preview\"\n on free -> push P\n }\nscreen P"))
    #expect(allowed.codes.filter { $0 != 312 } == [], "\(allowed.report)")
  }

  /// The fix adds the guard to the head of the screen.
  @Test func fixes() {
    for (screen, mended) in [
      ("screen P", "screen P requires g"), ("screen P(id: String = \"a\")", "screen P(id: String = \"a\") requires g"),
      ("screen P requires h { title \"P\" }", "screen P requires h, g { title \"P\" }"),
      ("screen P transient", "screen P requires g transient"),
    ] {
      let checked = CheckedText(text(main + "screen Home { on a requires g -> push P; on free -> push P }\n" + screen))
      let fix = leaks(checked).first?.fixes.first
      #expect(fix.map { checked.mended(by: $0).hasSuffix(mended) } == true, "\(screen)")
      #expect(fix.map { leaks(CheckedText(checked.mended(by: $0))).isEmpty } == true, "\(screen)")
    }
  }
}
