import Foundation

nonisolated extension NavGraph {
  /// Something that a screen asks for: its name, file and line in the graph, what must be granted first, and what it does.
  public nonisolated struct Event<G: Graph>: Hashable, Sendable {
    public let name: String
    public let source: String?
    public let guards: [G.Guard]
    public let actions: [Action<G>]

    public init(_ name: String, at source: String? = nil, requires guards: [G.Guard] = [], _ actions: Action<G>...) {
      self.name = name
      self.source = source
      self.guards = guards
      self.actions = actions
    }
  }

  /// One step of navigation.
  public nonisolated indirect enum Action<G: Graph>: Hashable, Sendable {
    case push(G.Screen)
    #if REPLACING
    /// Swaps the screen in its own slot: top or root of a stack, tab, column, modal.
    case replace(G.Screen)
    #endif
    case present(G.Modal, as: Style? = nil, then: G.Continuation? = nil)
    #if TABS
    /// Selects the item at that index of the tab bar of that name around the screen, or else in the root if that is meant, too.
    case select(G.Container, Int, orInRoot: Bool = false)
    /// Selects the item at that index of the innermost of several tab bars.
    case selectInnermost([G.Container: Int])
    #endif
    #if SPLITS
    /// A new root for that column; nil reveals it as it is.
    case show(Column, Shape<G>? = nil)
    /// That column as it was declared.
    case clear(Column)
    #endif
    #if PAGES
    case page(PageTurn)
    /// Turns to the page at that index, in the innermost of several pagers.
    case pageInnermost([G.Container: Int])
    #endif
    case pop
    #if POPTO
    case popTo(G.PopTarget)
    #endif
    case popToRoot
    case dismiss
    #if DISMISSALL
    case dismissAll
    #endif
    #if CLOSING
    /// Leaves the way the screen came: pop, dismiss or clear.
    case close
    #endif
    case finish(G.Result)
    case switchTo(G.Root)
    /// The idiom's own root, fresh.
    case restart
    #if LINKS
    case open(Target<G>)
    #endif
    #if BROWSING
    /// Out of the app.
    case browse(Foundation.URL)
    #endif
    #if WINDOWS
    /// Another scene of the app, with that root.
    case openWindow(G.Root)
    #endif
    case stay
    #if CONDITIONS
    /// The first branch whose test holds.
    case branch([Branch<G>])
    #endif

    #if BROWSING
    /// Out of the app, to a URL that is known as a text; nothing where it is none.
    package static func browse(text: String) -> Action { Foundation.URL(string: text).map { .browse($0) } ?? .stay }
    #endif
  }
}
