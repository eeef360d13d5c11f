import Foundation
import Repository
import Testing
import UIKit

/// Runs random walks through generated code of the samples in both outputs: taps, swipes, drags, links, answers, and foreign code.
///
/// There are a thousand walks in each output.
/// In CI there are three thousand over all parts of the random tests, and half as many in SwiftUI, where each takes twice as long.
///
/// At rest, the screen must show the state, UIKit must have been used correctly, and nothing may leak or hang.
/// A failing walk is shortened and printed. `NAVGRAPH_WALK="messenger 17 0,3"` runs it again and prints each step.
@MainActor @Suite struct WalkTests {
  /// The seeds of a sample: those of this run, and those of all parts.
  private struct Seeds {
    let part: Range<UInt64>
    let all: Range<UInt64>

    init(samples: Int, isInSwiftUI: Bool = false) {
      let (few, all) = (UInt64(1_000 / samples + 1), UInt64((isInSwiftUI ? 1_500 : 3_000) / samples + 1))
      part = RandomTests.seeds(few: few, all: all)
      self.all = RandomTests.allSeeds(few: few, all: all)
    }

    init(_ all: Range<UInt64>) { (part, self.all) = (all, all) }
  }

  @Test(arguments: Sample.allCases) func walks(_ sample: Sample) async {
    // The app Desk has features that no sample has, some of them far from its start.
    let seeds = Seeds(samples: Sample.allCases.count / (sample == .desk ? 2 : 1))
    let rare: Set<UIModalTransitionStyle> = sample == .desk && seeds.all.count > 180 ? [.flipHorizontal, .partialCurl] : []
    let found = await take(.controllers(sample), seeds, transitions: rare)
    #expect(found.transitions.isSuperset(of: rare), "\(found.transitions)")
    if [.desk, .guards, .shop].contains(sample) { #expect(found.silences > 0, "each question was answered") }
  }

  @Test(arguments: SampleInSwiftUI.allCases) func walksInSwiftUI(_ sample: SampleInSwiftUI) async {
    let found = await take(.views(sample), Seeds(samples: SampleInSwiftUI.allCases.count, isInSwiftUI: true))
    if [.guards, .shop].contains(sample) { #expect(found.silences > 0, "each question was answered") }
  }

  /// Any callback may be omitted, duplicated, or late. Nothing waits for it forever, and the screen shows the state.
  @Test(arguments: Sample.withMuchToHear) func q10_walksWhereCallbacksGoWrong(_ sample: Sample) async {
    _ = await take(.controllers(sample), Seeds(0..<15), hasFaults: true)
  }

  @Test(arguments: [SampleInSwiftUI.mail, .messenger, .player, .shop]) func q10_walksInSwiftUIWhereCallbacksGoWrong(
    _ sample: SampleInSwiftUI
  ) async {
    _ = await take(.views(sample), Seeds(0..<15), hasFaults: true)
  }

  /// Runs the walks of this run. If they lack something rare that all parts together contain, more walks follow until it occurs.
  private func take(
    _ app: Walk.App, _ seeds: Seeds, transitions rare: Set<UIModalTransitionStyle> = [], hasFaults: Bool = false
  ) async -> (silences: Int, transitions: Set<UIModalTransitionStyle>) {
    var failures = 0
    var taken: Set<Walk.Move> = []
    var silences = 0
    var transitions: Set<UIModalTransitionStyle> = []
    var expected: Set<Walk.Move> = [.condition, .guards, .confirming, .restore, .foreignAlert]
    // This move is the rarest, and a few dozen walks may lack it.
    if !app.isInSwiftUI, seeds.all.count > 80 { expected.insert(.foreignPresent) }
    let others = seeds.all.filter { !seeds.part.contains($0) }
    for seed in Array(seeds.part) + others where failures < 3 {
      if !seeds.part.contains(seed), taken.isSuperset(of: expected), transitions.isSuperset(of: rare) { break }
      let walk = Walk(app, Int(seed), hasFaults: hasFaults)
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
    // Checks that the walks contain all expected moves.
    guard seeds.all.count > 50 else { return (silences, transitions) }
    #expect(taken.isSuperset(of: expected), "\(expected.subtracting(taken))")
    return (silences, transitions)
  }

  /// Runs walks that failed once.
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
    // These walks failed because modals weren't presented again on a split that had collapsed.
    "desk 3 3,4", "desk 77 0,2",
    // These walks failed because the user dismissed a sheet as soon as it was presented, or left a column that was about to appear.
    "guards/swiftui 160 4,5,7", "mail/swiftui 41 0,1", "recipes/swiftui 54 0,1", "library/swiftui 484 0,1,4",
  ]

  private func fails(_ walk: Walk) async -> Bool { !(await Walker.take(walk)).problems.isEmpty }

  private func text(_ walk: Walk) async -> String {
    let report = await Walker.take(walk, writing: true)
    return ([walk.description] + report.trace + report.problems).joined(separator: "\n")
  }
}

extension Walk {
  /// Parses a walk such as `messenger 17 0,3`, `mail/swiftui 5`, or `pages 3! 1`, where `!` means faulty callbacks.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    let hasFaults = words.count > 1 && words[1].hasSuffix("!")
    guard words.count >= 2, let app = App(words[0]), let seed = Int(words[1].dropLast(hasFaults ? 1 : 0)) else { return nil }
    self.init(app, seed, keeping: words.count > 2 ? words[2].split(separator: ",").compactMap { Int($0) } : nil, hasFaults: hasFaults)
  }
}
