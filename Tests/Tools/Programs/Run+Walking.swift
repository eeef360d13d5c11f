import NavGraphCompiler
import NavGraphSimulator

extension Run {
  /// Walks through every program on every idiom, without compiling it.
  mutating func walkAll() {
    for seed in options.seed..<options.seed + UInt64(options.count) {
      let steps = options.walk
      guard let problems = TimeLimit.result(of: { [options] in Run.problems(in: Run.trial(seed, options), seed, steps) }, within: 60) else {
        note(seed, [("walk: more than a minute", "")])
        continue
      }
      walked += 1
      note(seed, problems)
    }
  }

  private static func problems(in trial: Trial, _ seed: UInt64, _ steps: Int) -> [(kind: String, line: String)] {
    let checked = Compiler.check(Compiler.parse(trial.files))
    guard !checked.hasErrors else { return [] }
    let tables = Tables(for: checked.graph, places: checked.places)
    var found: [(kind: String, line: String)] = []
    for (number, idiom) in NavGraph.Idiom.allCases.enumerated() {
      var walk = Walk(tables, on: idiom, seed: seed &* 7919 &+ UInt64(number))
      guard let problem = walk.problem(after: steps), !found.contains(where: { $0.kind == "walk: " + problem }) else { continue }
      found.append(("walk: " + problem, "on \(idiom): " + walk.trail.suffix(4).joined(separator: "\n    ")))
    }
    return found
  }
}
