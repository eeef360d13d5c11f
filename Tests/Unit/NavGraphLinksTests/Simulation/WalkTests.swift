import NavGraphCompiler
import NavGraphLinks
import NavGraphModel
import NavGraphSyntax
import Repository
import Testing

/// Tests of random paths through the samples, and of their printed assertions.
@Suite struct WalkTests {
  /// A pseudorandom number generator.
  private struct Dice {
    var state: UInt64
    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  /// `check` verifies every printed assertion, and undoing all steps leads back to the start.
  @Test(arguments: Repository.samples.map(\.name)) func assertionsHold(_ sample: String) throws {
    let checked = try LinkedApps.check("Samples/" + sample)
    guard var walk = Walk(through: checked.graph, places: checked.places, on: .phone) else { return }
    let start = walk.drawing
    let values = WalkValues(in: checked.graph)
    var lines: Set<String> = []
    for seed in 1...6 {
      var dice = Dice(state: UInt64(seed) &* 7919)
      for _ in 0..<8 {
        let moves = walk.moves
        if moves.isEmpty { break }
        walk.take(try values.step(for: moves[dice.below(moves.count)], words: []))
        if let line = walk.assertion { lines.insert(line) }
      }
      while walk.undo() {}
      #expect(walk.drawing == start)
    }
    guard let first = checked.graph.files.first else { return }
    let text = String(decoding: first.bytes, as: UTF8.self) + "\n" + lines.sorted().joined(separator: "\n") + "\n"
    let sources = [SourceFile(path: first.path, text: text)] + checked.graph.files.dropFirst()
    let errors = Compiler.check(Compiler.parse(sources)).diagnostics.filter { $0.severity == .error }.map { "\($0.code): \($0.message)" }
    #expect(errors == [], "\(lines.sorted())")
  }
}
