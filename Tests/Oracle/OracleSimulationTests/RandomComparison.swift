@testable import Oracle

/// The results of random walks through one random app.
struct RandomComparison {
  let seed: UInt64
  var walks = 0
  var steps = 0
  /// The walks that ended because the tables lack a place.
  var unplaced: [String] = []
  var failures: [String] = []

  /// The maximum number of moves in a walk.
  private let length: Int

  /// Whether failing walks are shortened, which takes time.
  private let isShrunk: Bool

  init(seed: UInt64, length: Int, isShrunk: Bool) {
    self.seed = seed
    self.length = length
    self.isShrunk = isShrunk
  }

  func run() -> RandomComparison {
    var result = self
    // In most apps, every event is valid. In the others, invalid events are dropped.
    var world = WorldMaker.make(seed: seed, with: [.keys, .guardValues])
    world.assertions = []
    var dice = Dice(seed: seed &+ 50_000)
    for idiom in World.Idiom.allCases {
      let isCollapsed = !world.splits.isEmpty && (idiom == .phone || dice.chance(percent: 20))
      guard let app = ComparedApp(of: world, on: idiom, isCollapsed: isCollapsed) else { return result }
      result.walk(in: app, using: &dice)
    }
    return result
  }

  private mutating func walk(in app: ComparedApp, using dice: inout Dice) {
    let first: Set<Int> = dice.chance(percent: 20) ? RandomComparison.refused(using: &dice) : []
    var walk = ComparedWalk(of: app, refusing: first)
    walks += 1
    var moves: [ComparedWalk.Move] = []
    while walk.fault == nil, !walk.isUnplaced, moves.count < length, walk.depth < 9, let choice = dice.pick(from: walk.choices) {
      let refused = dice.chance(percent: 25) ? RandomComparison.refused(using: &dice) : []
      moves.append(ComparedWalk.Move(choice: choice, conditions: dice.below(4), refused: refused, stays: dice.chance(percent: 25)))
      walk.take(moves[moves.count - 1])
      steps += 1
    }
    if walk.isUnplaced { unplaced.append("seed \(seed) on " + walk.report) }
    guard walk.fault != nil else { return }
    // With many states, the search may have missed a stack that can contain a screen.
    let deep = app.holds.isEmpty ? app : ComparedApp(of: app.world, on: app.idiom, isCollapsed: app.isCollapsed, isDeep: true) ?? app
    var again = ComparedWalk(of: deep, refusing: first)
    for move in moves { again.take(move) }
    guard again.fault != nil else { return }
    failures.append("seed \(seed) on " + (isShrunk ? Shrinking(app: deep, refused: first, moves: moves).smallest : again).report)
  }

  /// Returns some of two guards, each with one of its values or both.
  private static func refused(using dice: inout Dice) -> Set<Int> {
    var refused: Set<Int> = [[0], [1], [0, 1]][dice.below(3)]
    for guarded in refused.sorted() where dice.chance(percent: 60) {
      refused.insert(Guards.other(of: guarded))
      if dice.chance(percent: 50) { refused.remove(guarded) }
    }
    return refused
  }
}
