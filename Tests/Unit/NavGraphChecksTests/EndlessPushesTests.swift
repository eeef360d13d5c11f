import Foundation
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Tests of endless pushes (NAV0617) and of `repeats` (NAV0618).
@Suite struct EndlessPushesTests {
  private static let head = "app A { scheme a; root stack Home }\nscreen Home { on a -> push A; on b -> push B }\n"

  private func expect(_ codes: [Int], _ text: String, at location: SourceLocation = #_sourceLocation) {
    let checked = CheckedText(Self.head + text)
    #expect(checked.everyCode == codes, "\(checked.report)", sourceLocation: location)
    for diagnostic in checked.diagnostics {
      expectWhole(diagnostic, checked.source, at: location)
      #expect(diagnostic.code != Code(617) || diagnostic.severity == .note, sourceLocation: location)
    }
  }

  /// `replace` shows one screen, so it isn't proposed for a `push` of two.
  @Test(arguments: ["push A / B", "push A\n    / B", "push A"]) func replacesOneScreenOnly(_ push: String) {
    let helps = CheckedText(Self.head + "screen A { on x -> \(push) }\nscreen B").diagnostics.flatMap(\.help)
    #expect(helps.contains { $0.contains("`replace A`") } == !push.contains("/"), "\(helps)")
  }

  /// The diagnostic shows the shortest cycle, from the screen that is declared first, and has labels at both ends.
  @Test func words() throws {
    let checked = CheckedText(
      """
      app A { scheme a; root stack Home }
      screen Home { on a -> push A(id: "0") }
      screen A(id: String) { on x -> push B; on y -> push C }
      screen B { on x -> push C }
      screen C { on back -> push A(id: "1") }
      """)
    let diagnostic = try #require(checked.diagnostics.first)
    #expect(checked.everyCode == [617], "\(checked.report)")
    #expect(diagnostic.message == "these screens can be pushed onto each other indefinitely")
    #expect(diagnostic.notes == ["loop: A --y--> C --back--> A, 2 screens deeper each time", "`B` can be part of such a loop too"])
    let titles = diagnostic.fixes.map(\.title)
    #expect(titles == ["write `repeats`", "write `pop to A`"])
    for fix in diagnostic.fixes {
      let mended = CheckedText(checked.mended(by: fix))
      #expect(mended.everyCode == [], "\(fix.title): \(mended.report)")
    }
  }

  /// If every screen pushes every other one, the time is linear in the number of pushes.
  @Test func denseGraphs() {
    func time(_ count: Int) -> Duration {
      var text = "app A { root stack S0 }\n"
      for screen in 0..<count {
        text += "screen S\(screen) {\n"
        for other in 0..<count where other != screen { text += "  on e\(other) -> push S\(other)\n" }
        text += "}\n"
      }
      let checked = CheckedText(text)
      #expect(checked.everyCode == [617])
      let start = processorTime()
      _ = PushGraph(in: checked.places).loops { _ in true }
      return processorTime() - start
    }
    let (small, large) = (time(40), time(160))
    // There are sixteen times as many pushes. A search from each screen would take at least sixty-four times as long.
    #expect(large < small * 40 + .milliseconds(20), "\(small) and \(large)")
  }
}

/// Returns the processor time of this thread.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
