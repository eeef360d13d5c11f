import Foundation

nonisolated extension NavGraph {
  /// One branch of a choice. A branch without a test is always taken.
  public nonisolated struct Branch<G: Graph>: Hashable, Sendable {
    public let test: Test<G>?
    public let actions: [Action<G>]

    package init(test: Test<G>?, actions: [Action<G>]) {
      self.test = test
      self.actions = actions
    }

    public static func when(_ test: Test<G>, _ actions: Action<G>...) -> Branch { Branch(test: test, actions: actions) }
    public static func otherwise(_ actions: Action<G>...) -> Branch { Branch(test: nil, actions: actions) }
  }

  /// A combination of conditions, which the app evaluates, and of values that are known where the test is created.
  public nonisolated indirect enum Test<G: Graph>: Hashable, Sendable {
    case holds(G.Condition)
    case value(Bool)
    /// Whether the app can open another window.
    case opensWindows
    case not(Test)
    case all([Test])
    case any([Test])

    package func evaluate(_ answer: (G.Condition) -> Bool, opensWindows: Bool = false) -> Bool {
      switch self {
      case .holds(let condition): answer(condition)
      case .value(let isTrue): isTrue
      case .opensWindows: opensWindows
      case .not(let test): !test.evaluate(answer, opensWindows: opensWindows)
      case .all(let tests): tests.allSatisfy { $0.evaluate(answer, opensWindows: opensWindows) }
      case .any(let tests): tests.contains { $0.evaluate(answer, opensWindows: opensWindows) }
      }
    }
  }
}
