import Foundation

nonisolated extension Navigation {
  /// Something that a screen asks for: its name, what must be granted first, and what it does.
  public nonisolated struct Event<G: Graph>: Hashable, Sendable {
    public let name: String
    public let guards: [G.Guard]
    public let actions: [Action<G>]

    public init(_ name: String, requires guards: [G.Guard] = [], _ actions: Action<G>...) {
      self.name = name
      self.guards = guards
      self.actions = actions
    }
  }

  /// One step of navigation.
  public nonisolated indirect enum Action<G: Graph>: Hashable, Sendable {
    case push(G.Screen)
    /// Swaps the screen in its own slot: top or root of a stack, tab, column, modal.
    case replace(G.Screen)
    case present(G.Modal, as: Style? = nil, then: G.Arms? = nil)
    /// Selects the item at that index of the tab bar of that name.
    case select(G.Container, Int)
    /// The same in the innermost of several tab bars.
    case selectInnermost([G.Container: Int])
    /// A new root for that column; nil reveals it as it is.
    case show(Column, Shape<G>? = nil)
    /// That column as it was declared.
    case clear(Column)
    case page(PageTurn)
    /// Turns to the page at that index, in the innermost of several pagers.
    case pageInnermost([G.Container: Int])
    case pop
    case popTo(G.Landmark)
    case popToRoot
    case dismiss
    case dismissAll
    /// Leaves the way the screen came: pop, dismiss or clear.
    case close
    case finish(G.Result)
    case switchTo(G.Root)
    /// The idiom's own root, fresh.
    case restart
    case open(Target<G>)
    /// Out of the app.
    case browse(URL)
    case stay
    /// The first branch whose test holds.
    case branch([Branch<G>])
  }

  public nonisolated enum PageTurn: Hashable, Sendable {
    case next, previous
    case to(Int)
  }

  /// One arm of a choice; without a test it always holds.
  public nonisolated struct Branch<G: Graph>: Hashable, Sendable {
    public let test: Test<G>?
    public let actions: [Action<G>]

    public static func when(_ test: Test<G>, _ actions: Action<G>...) -> Branch { Branch(test: test, actions: actions) }
    public static func otherwise(_ actions: Action<G>...) -> Branch { Branch(test: nil, actions: actions) }
  }

  /// A combination of conditions that the app answers.
  public nonisolated indirect enum Test<G: Graph>: Hashable, Sendable {
    case holds(G.Condition)
    case not(Test)
    case all([Test])
    case any([Test])

    func evaluate(_ answer: (G.Condition) -> Bool) -> Bool {
      switch self {
      case .holds(let condition): answer(condition)
      case .not(let test): !test.evaluate(answer)
      case .all(let tests): tests.allSatisfy { $0.evaluate(answer) }
      case .any(let tests): tests.contains { $0.evaluate(answer) }
      }
    }
  }
}
