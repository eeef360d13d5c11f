import Foundation
import Repository
import Testing
import UIKit

/// Walks through what is generated from the samples, in both outputs: taps, swipes, drags, links, answers, other people's code.
///
/// A thousand in each output. In CI three thousand over all parts of the random tests, and half as many in SwiftUI, where each takes twice as
/// long.
///
/// Whenever all is at rest the screen equals the state, UIKit was used as it wants to be, nobody leaked, and nothing hangs. A walk that
/// goes wrong is printed as short as it can be made; `NAVGRAPH_WALK="messenger 17 0,3" ` takes it again and prints each step.
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
    // The desk has what no sample has, some of it far from its start.
    let seeds = Seeds(samples: Sample.allCases.count / (sample == .desk ? 2 : 1))
    let rare: Set<UIModalTransitionStyle> = sample == .desk && seeds.all.count > 180 ? [.flipHorizontal, .partialCurl] : []
    let found = await take(.controllers(sample), seeds, transitions: rare)
    #expect(found.transitions.isSuperset(of: rare), "\(found.transitions)")
    if [.desk, .guards, .shop].contains(sample) { #expect(found.silences > 0, "each question was answered") }
  }

  /// The same walks through output in SwiftUI.
  @Test(arguments: SampleInSwiftUI.allCases) func walksInSwiftUI(_ sample: SampleInSwiftUI) async {
    let found = await take(.views(sample), Seeds(samples: SampleInSwiftUI.allCases.count, isInSwiftUI: true))
    if [.guards, .shop].contains(sample) { #expect(found.silences > 0, "each question was answered") }
  }

  /// Any callback may be left out, come twice or late: nothing waits for one for ever, and the screen equals the state.
  @Test(arguments: Sample.withMuchToHear) func q10_walksWhereCallbacksGoWrong(_ sample: Sample) async {
    _ = await take(.controllers(sample), Seeds(0..<15), hasFaults: true)
  }

  @Test(arguments: [SampleInSwiftUI.mail, .messenger, .player, .shop]) func q10_walksInSwiftUIWhereCallbacksGoWrong(
    _ sample: SampleInSwiftUI
  ) async {
    _ = await take(.views(sample), Seeds(0..<15), hasFaults: true)
  }

  /// Takes the walks of this run. If they come without something rare that all parts together have, others follow until it was there.
  private func take(
    _ app: Walk.App, _ seeds: Seeds, transitions rare: Set<UIModalTransitionStyle> = [], hasFaults: Bool = false
  ) async -> (silences: Int, transitions: Set<UIModalTransitionStyle>) {
    var failures = 0
    var taken: Set<Walk.Move> = []
    var silences = 0
    var transitions: Set<UIModalTransitionStyle> = []
    var expected: Set<Walk.Move> = [.condition, .guards, .confirming, .restore, .foreignAlert]
    // The rarest: a few dozen walks may come without.
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
    // A rig that does nothing finds nothing.
    guard seeds.all.count > 50 else { return (silences, transitions) }
    #expect(taken.isSuperset(of: expected), "\(expected.subtracting(taken))")
    return (silences, transitions)
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
    // A finger took a sheet away the moment it had arrived, and left a column that was about to arrive.
    "guards/swiftui 160 4,5,7", "mail/swiftui 41 0,1", "recipes/swiftui 54 0,1", "library/swiftui 484 0,1,4",
  ]

  private func fails(_ walk: Walk) async -> Bool { !(await Walker.take(walk)).problems.isEmpty }

  private func text(_ walk: Walk) async -> String {
    let report = await Walker.take(walk, writing: true)
    return ([walk.description] + report.trace + report.problems).joined(separator: "\n")
  }
}

extension Walk {
  /// For example: `messenger 17 0,3`, `mail/swiftui 5`, and with callbacks that go wrong `pages 3! 1`.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    let hasFaults = words.count > 1 && words[1].hasSuffix("!")
    guard words.count >= 2, let app = App(words[0]), let seed = Int(words[1].dropLast(hasFaults ? 1 : 0)) else { return nil }
    self.init(app, seed, keeping: words.count > 2 ? words[2].split(separator: ",").compactMap { Int($0) } : nil, hasFaults: hasFaults)
  }
}
