import Foundation

nonisolated extension NavGraph {
  /// An event: its name in the graph, such as `NoteList.open`, the guards that must succeed first, and what it does.
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
    case present(G.Modal, as: Style? = nil, then: G.Continuation? = nil)
    /// Selects the item at that index of the tab bar of that name around the screen, or else in the root if that is meant, too.
    case select(G.Container, Int, orInRoot: Bool = false)
    /// Selects the item at that index of the innermost of several tab bars.
    case selectInnermost([G.Container: Int])
    /// A new root for that column; nil reveals it as it is.
    case show(Column, Shape<G>? = nil)
    /// That column as it was declared.
    case clear(Column)
    case page(PageTurn)
    /// Turns to the page at that index, in the innermost of several pagers.
    case pageInnermost([G.Container: Int])
    case pop
    case popTo(G.PopTarget)
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
    case browse(Foundation.URL)
    /// Another scene of the app, with that root.
    case openWindow(G.Root)
    case stay
    /// The first branch whose test holds.
    case branch([Branch<G>])

    /// Out of the app, to a URL that is known as a text; nothing where it is none.
    package static func browse(text: String) -> Action { Foundation.URL(string: text).map { .browse($0) } ?? .stay }
  }
}
