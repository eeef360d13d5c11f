import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Compares the results of assertions about small random apps with the states of `BruteForce`, which shares no code with the checks.
@Suite struct AssertionOracleTests {
  /// The states of an app, and the transitions between them.
  private struct Truth {
    var states: [BruteForce.State] = []
    var next: [[Int]] = []
    var isCut = false

    /// Explores the states of an app; nil if there are too many.
    init?(_ app: SmallApp) {
      var force = BruteForce(app)
      var numbers: [BruteForce.State: Int] = [:]
      let start: BruteForce.State = [BruteForce.Layer(unit: -1, stacks: app.tabs.map { [$0.screen] })]
      numbers[start] = 0
      states = [start]
      var index = 0
      while index < states.count {
        if states.count > 3000 { return nil }
        var found: [Int] = []
        for state in force.moves(states[index]) {
          if state.count > 4 || state.contains(where: { $0.stacks.contains { $0.count > 5 } }) {
            isCut = true
            continue
          }
          let number = numbers[state] ?? states.count
          if number == states.count {
            numbers[state] = number
            states.append(state)
          }
          found.append(number)
        }
        next.append(found)
        index += 1
      }
    }

    func shown(_ state: Int) -> Int {
      let top = states[state][states[state].count - 1]
      return top.stacks[top.tab][top.stacks[top.tab].count - 1]
    }

    /// Returns the distance of each state from the nearest start, or -1, without passing states that show the barred screen.
    func distances(from starts: [Int], without barred: Int? = nil) -> [Int] {
      var result = [Int](repeating: -1, count: states.count)
      var open = starts.filter { barred == nil || shown($0) != barred }
      for start in open { result[start] = 0 }
      var index = 0
      while index < open.count {
        for state in next[open[index]] where result[state] < 0 && (barred == nil || shown(state) != barred) {
          result[state] = result[open[index]] + 1
          open.append(state)
        }
        index += 1
      }
      return result
    }

    func nearest(_ screen: Int, _ distances: [Int]) -> Int? {
      states.indices.filter { shown($0) == screen && distances[$0] >= 0 }.map { distances[$0] }.min()
    }
  }

  private struct Case {
    var app: SmallApp
    var checked: CheckedText
    var setup: DeviceSearches
    var truth: Truth

    init?(_ seed: UInt64) {
      var random = Seeded(seed)
      app = SmallApp(&random)
      guard let truth = Truth(app) else { return nil }
      self.truth = truth
      // `BruteForce` doesn't model a second tap on a tab.
      let source = app.source.split(separator: "\n").map { $0.hasPrefix("  tab ") ? "\($0) reselect none" : String($0) }
      checked = CheckedText(source.joined(separator: "\n") + "\n")
      // If both an outcome handler and the rest of an event continue, their order has a separate diagnostic.
      if checked.codes.contains(where: { $0 == 609 || $0 == 604 || $0 < 500 && $0 != 312 }) { return nil }
      setup = DeviceSearches(
        effects: MoveEffects(of: AbstractInterpreter(of: checked.graph, in: checked.places, idiom: .phone, isCollapsed: true)))
    }

    func content(_ number: Int) -> Content? {
      checked.graph.screens.ids.first { checked.graph.text(of: checked.graph.screens[$0].declared.name) == "S\(number)" }.map {
        .screen($0)
      }
    }
  }

  @Test func onlyAfterAndNever() throws {
    var compared = 0
    var broken = 0
    for seed in 40_000..<40_200 as Range<UInt64> {
      guard let item = Case(seed) else { continue }
      for a in item.app.screens.indices {
        for b in item.app.screens.indices where a != b {
          let contents = (try #require(item.content(a)), try #require(item.content(b)))
          compared += 1
          let before = item.truth.nearest(a, item.truth.distances(from: [0], without: b))
          let only = item.setup.judge(contents.0, onlyAfter: contents.1)
          broken += before == nil ? 0 : 1
          // If the exploration was cut, deeper states may be nearer.
          let isSame = item.truth.isCut ? before == nil || (moves(only) ?? .max) <= before ?? 0 : moves(only) == before
          #expect(isSame, "seed \(seed): S\(a) only after S\(b)\n\(item.app.source)")
          let reachable = item.truth.distances(from: [0])
          let starts = item.truth.states.indices.filter { item.truth.shown($0) == b && reachable[$0] >= 0 }
          let after = item.truth.nearest(a, item.truth.distances(from: starts))
          let never = item.setup.judge(never: contents.0, after: contents.1)
          let isSameAfter = item.truth.isCut ? after == nil || moves(never) != nil : (moves(never) == nil) == (after == nil)
          #expect(isSameAfter, "seed \(seed): never S\(a) after S\(b)\n\(item.app.source)")
          for verdict in [only, never] {
            if case .undecided = verdict, !item.truth.isCut { Issue.record("seed \(seed): undecided, S\(a) S\(b)\n\(item.app.source)") }
          }
        }
      }
    }
    #expect(compared > 500 && broken > 100, "\(compared) compared, \(broken) broken")
  }

  @Test func withinAndReaches() throws {
    var compared = 0
    var reached = 0
    for seed in 42_000..<42_400 as Range<UInt64> {
      guard let item = Case(seed), item.app.tabs.count == 1 else { continue }
      for a in item.app.screens.indices {
        for b in item.app.screens.indices where a != b {
          let contents = (try #require(item.content(a)), try #require(item.content(b)))
          let reachable = item.truth.distances(from: [0])
          let starts = item.truth.states.indices.filter { item.truth.shown($0) == b && reachable[$0] >= 0 }
          let distance = item.truth.nearest(a, item.truth.distances(from: starts))
          compared += 1
          let near = item.setup.judge(contents.0, within: 0, of: contents.1)
          let isNear = item.truth.isCut ? distance == nil || (moves(near) ?? .max) <= distance ?? 0 : moves(near) == distance
          #expect(isNear, "seed \(seed): S\(a) of S\(b), truly \(String(describing: distance))\n\(item.app.source)")
          if distance != nil { reached += 1 }
          let reaches = isKept(item.setup.judge(contents.1, reaches: contents.0))
          #expect(reaches == (distance != nil) || item.truth.isCut && reaches, "seed \(seed): S\(b) reaches S\(a)\n\(item.app.source)")
        }
      }
    }
    #expect(compared > 300 && reached > 80, "\(compared) compared, \(reached) reached")
  }

  private func moves(_ verdict: AssertionVerdict) -> Int? {
    if case .fails(let walk) = verdict { walk.last?.moves } else { nil }
  }

  private func isKept(_ verdict: AssertionVerdict) -> Bool {
    if case .holds = verdict { true } else { false }
  }
}
