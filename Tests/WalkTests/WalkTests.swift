import Foundation
import Testing
import UIKit

/// Ten thousand walks through what is generated from the samples: taps, swipes, drags, links, answers, other people's code.
///
/// Whenever all is at rest the screen equals the state, UIKit was used as it wants to be, nobody leaked, and nothing hangs. A walk that
/// goes wrong is printed as short as it can be made; `NAVGRAPH_WALK="messenger 17 0,3" ` takes it again and prints each step.
@MainActor @Suite struct WalkTests {
  nonisolated static let count = 10_000

  @Test(arguments: Sample.allCases) func walks(_ sample: Sample) async {
    let share = Self.count / Sample.allCases.count + 1
    var failures = 0
    var taken: Set<Walk.Move> = []
    var silences = 0
    var transitions: Set<UIModalTransitionStyle> = []
    var expected: Set<Walk.Move> = [.condition, .guards, .confirming, .restore]
    for seed in 0..<share where failures < 3 {
      let walk = Walk(sample, seed)
      let report = await Walker.take(walk)
      taken.formUnion(report.taken)
      silences += report.silences
      transitions.formUnion(report.transitions)
      if report.hasLinks { expected.insert(.link) }
      if report.hasEvents { expected.formUnion([.event, .secondEvent, .staleEvent]) }
      guard !report.problems.isEmpty else { continue }
      failures += 1
      let short = await walk.shrunk(while: fails)
      Issue.record(Comment(rawValue: await text(short)))
    }
    // A rig that does nothing finds nothing.
    #expect(taken.isSuperset(of: expected), "\(expected.subtracting(taken))")
    if sample == .desk { #expect(transitions.isSuperset(of: [.flipHorizontal, .partialCurl]), "\(transitions)") }
    if [.desk, .guards, .shop].contains(sample) { #expect(silences > 0, "each question was answered") }
  }

  /// Walks that went wrong once.
  @Test(arguments: pinned) func oldMistakes(_ line: String) async throws {
    let walk = try #require(Walk(line))
    let report = await Walker.take(walk, writing: true)
    #expect(report.problems == [], "\(report.trace)")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["NAVGRAPH_WALK"] != nil)) func again() async throws {
    let walk = try #require(Walk(ProcessInfo.processInfo.environment["NAVGRAPH_WALK"] ?? ""))
    print(await text(walk))
  }

  nonisolated static let pinned = [
    // Modals didn't come back on a split that had collapsed.
    "desk 3 3,4", "desk 77 0,2",
  ]

  private func fails(_ walk: Walk) async -> Bool { !(await Walker.take(walk)).problems.isEmpty }

  private func text(_ walk: Walk) async -> String {
    let report = await Walker.take(walk, writing: true)
    return ([walk.description] + report.trace + report.problems).joined(separator: "\n")
  }
}

extension Walk {
  /// For example: `messenger 17 0,3`
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.count >= 2, let sample = Sample(rawValue: String(words[0])), let seed = Int(words[1]) else { return nil }
    self.init(sample, seed, keeping: words.count > 2 ? words[2].split(separator: ",").compactMap { Int($0) } : nil)
  }
}
