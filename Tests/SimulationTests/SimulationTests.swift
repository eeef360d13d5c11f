import Foundation
import NavGraphRuntime
import Testing

@testable import Oracle

/// The checker's states, held against the reducer that apps ship: whatever it does from a state is among what `Walker` allows.
///
/// It runs where `NAVGRAPH_SIMULATION` is set: the disagreements that it shows are not all decided yet.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["NAVGRAPH_SIMULATION"] != nil)) struct SimulationTests {
  /// Random apps in each of the parts.
  private let apps = Int(ProcessInfo.processInfo.environment["NAVGRAPH_SIMULATION"] ?? "") ?? 100

  @Test(arguments: 0..<4) func randomWalks(part: Int) {
    var walked = 0
    var steps = 0
    var failures: [String] = []
    for seed in UInt64(part * apps)..<UInt64((part + 1) * apps) {
      for idiom in [NavGraph.Idiom.phone, .pad] {
        guard var app = SimulatedCase(seed, on: idiom) else { continue }
        walked += 1
        var dice = Dice(seed &+ 90_000)
        for _ in 0..<40 {
          let moves = app.moves
          steps += 1
          // Most guards say yes.
          let refusals = dice.chance(20) ? dice.below(8) : 0
          if let why = app.take(moves[dice.below(moves.count)], conditions: dice.below(8), refusals: refusals) {
            failures.append("seed \(seed) on \(idiom): \(why)\n\(app.report)")
            break
          }
          if app.isOver { break }
        }
      }
    }
    if let smallest = failures.min(by: { $0.utf8.count < $1.utf8.count }) {
      Issue.record("one of \(failures.count): \(smallest)")
    }
    #expect(walked > 60 && steps > 2000, "only \(walked) apps and \(steps) steps")
  }
}
