import NavGraphSimulator
import Repository
import Testing

@testable import Oracle

/// Compares the checker's states with the shipped reducer: each result of the reducer must be one that `Walker` allows.
/// The tests use random apps on a phone and on a pad, two thousand in CI.
@Suite struct SimulationTests {
  @Test(arguments: RandomTests.seeds(few: 100, all: 2_000).parts(count: 4)) func randomWalks(seeds: Range<UInt64>) {
    var walked = 0
    var steps = 0
    var unplaced = 0
    var failures: [String] = []
    for seed in seeds {
      for idiom in [NavGraph.Idiom.phone, .pad] {
        guard var app = SimulatedCase(seed: seed, on: idiom) else { continue }
        walked += 1
        var dice = Dice(seed: seed &+ 90_000)
        for _ in 0..<40 {
          let moves = app.moves
          steps += 1
          // Most guards succeed.
          let refusals = dice.chance(percent: 20) ? dice.below(8) : 0
          if let why = app.take(moves[dice.below(moves.count)], conditions: dice.below(8), refusals: refusals) {
            failures.append("seed \(seed) on \(idiom): \(why)\n\(app.report)")
            break
          }
          if app.isUnplaced { unplaced += 1 }
          if app.isOver { break }
        }
      }
    }
    if let smallest = failures.min(by: { $0.utf8.count < $1.utf8.count }) {
      Issue.record("one of \(failures.count): \(smallest)")
    }
    #expect(unplaced <= 1 + walked / 100)
    #expect(walked > seeds.count / 2 && steps > seeds.count * 20, "only \(walked) apps and \(steps) steps")
  }
}
