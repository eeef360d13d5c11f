import Foundation
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Pushes without end (NAV0617), and screens that say that they repeat (NAV0618).
@Suite struct EndlessPushesTests {
  private static let head = "app A { scheme a; root stack Home }\nscreen Home { on a -> push A; on b -> push B }\n"

  private func expect(_ codes: [Int], _ text: String, at location: SourceLocation = #_sourceLocation) {
    let checked = Checked(Self.head + text)
    #expect(checked.everyCode == codes, "\(checked.report)", sourceLocation: location)
    for finding in checked.findings {
      expectWhole(finding, checked.source, at: location)
      #expect(finding.code != Code(617) || finding.severity == .note, sourceLocation: location)
    }
  }

  @Test func rings() {
    expect([], "screen A { on x -> push B }\nscreen B")
    expect([617], "screen A { on x -> push B }\nscreen B { on x -> push A }")
    expect([617], "screen A { on x -> push A }\nscreen B")
    expect([617], "screen A { on x -> push C }\nscreen B\nscreen C { on x -> push D }\nscreen D { on x -> push A }")
    // The root itself, pushed in place of a way back to it.
    expect([617], "screen A { on x -> push Home }\nscreen B")
    // Two rings that don't meet are two findings, two that do are one.
    expect([617, 617], "screen A { on x -> push A }\nscreen B { on x -> push B }")
    expect([617], "screen A { on x -> push A; on y -> push B }\nscreen B { on x -> push A; on y -> push B }")
  }

  /// `replace` shows one screen, so it can't take the place of a `push` of two.
  @Test(arguments: ["push A / B", "push A\n    / B", "push A"]) func replacesOneScreenOnly(_ push: String) {
    let helps = Checked(Self.head + "screen A { on x -> \(push) }\nscreen B").findings.flatMap(\.help)
    #expect(helps.contains { $0.contains("`replace A`") } == !push.contains("/"), "\(helps)")
  }

  @Test func whatTakesSomethingAway() {
    expect([], "screen A { on x -> push C }\nscreen B\nscreen C { on x -> pop to A }")
    expect([], "screen A { on x -> push B }\nscreen B { on x -> replace A }")
    expect([], "screen A { on x -> push B }\nscreen B { on x -> pop to root then push A }")
    expect([], "screen A { on x -> replace A }\nscreen B")
    // A sequence that pushes twice is a ring if the second one is.
    expect([617], "screen A { on x -> push B then push A }\nscreen B")
    expect([617], "screen A { on x -> push B }\nscreen B { on x -> present S then { finished -> push A } }\nscreen S { on x -> finish }")
    // A sheet has a stack of its own.
    expect([602], "screen A { on x -> present stack B }\nscreen B { on x -> present stack A }")
  }

  @Test func repeats() {
    expect([], "screen A repeats { on x -> push B }\nscreen B { on x -> push A }")
    expect([], "screen A { on x -> push B }\nscreen B repeats { on x -> push A }")
    expect([], "screen A repeats { on x -> push A }\nscreen B")
    expect([618], "screen A repeats { on x -> push B }\nscreen B")
    expect([618], "screen A repeats { on x -> replace A }\nscreen B")
    // One ring is accepted, the other one isn't.
    expect([617], "screen A repeats { on x -> push B }\nscreen B { on x -> push A; on y -> push B }")
    // What can't be shown is not judged.
    expect([601], "screen A\nscreen B\nscreen C repeats { on x -> push A }")
  }

  /// The shortest ring is told, from the screen that comes first, and both ends are shown.
  @Test func words() throws {
    let checked = Checked(
      """
      app A { scheme a; root stack Home }
      screen Home { on a -> push A(id: "0") }
      screen A(id: String) { on x -> push B; on y -> push C }
      screen B { on x -> push C }
      screen C { on back -> push A(id: "1") }
      """)
    let finding = try #require(checked.findings.first)
    #expect(checked.everyCode == [617], "\(checked.report)")
    #expect(finding.message == "these screens can be pushed onto each other without end")
    #expect(finding.notes == ["loop: A --y--> C --back--> A, 2 screens deeper each time", "`B` can pile up with them, too"])
    let titles = finding.fixes.map(\.title)
    #expect(titles == ["write `repeats`", "write `pop to A`"])
    for fix in finding.fixes {
      let mended = Checked(checked.mended(by: fix))
      #expect(mended.everyCode == [], "\(fix.title): \(mended.report)")
    }
  }

  /// The same ring in several stacks is one finding.
  @Test func inSeveralStacks() {
    let tabs = (0..<4).map { "tab t\($0) stack Root\($0)" }.joined(separator: "\n")
    let roots = (0..<4).map { "screen Root\($0) { on a -> push Chat }" }.joined(separator: "\n")
    let checked = Checked(
      "app A { root Main }\ntabs Main {\n\(tabs)\n}\n\(roots)\nscreen Chat { on x -> push Profile }\nscreen Profile { on x -> push Chat }")
    #expect(checked.everyCode == [617], "\(checked.report)")
  }

  /// Where every screen pushes every other one, time is linear in the pushes.
  @Test func denseGraphs() {
    func time(_ count: Int) -> Duration {
      var text = "app A { root stack S0 }\n"
      for screen in 0..<count {
        text += "screen S\(screen) {\n"
        for other in 0..<count where other != screen { text += "  on e\(other) -> push S\(other)\n" }
        text += "}\n"
      }
      let checked = Checked(text)
      #expect(checked.everyCode == [617])
      let start = processorTime()
      _ = PushGraph(checked.places).loops { _ in true }
      return processorTime() - start
    }
    let (small, large) = (time(40), time(160))
    // Sixteen times the pushes; a search from each screen would take sixty-four times as long, or more.
    #expect(large < small * 40 + .milliseconds(20), "\(small) and \(large)")
  }
}

/// The time that the processor has spent on this thread, whatever else it does.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
