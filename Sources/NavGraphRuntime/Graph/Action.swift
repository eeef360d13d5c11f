import Foundation

nonisolated extension NavGraph {
  /// An event: its name in the graph, such as `NoteList.open`, the guards that must succeed before it runs, and its steps.
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
    /// Replaces the screen where it is: at the top or bottom of a stack, or in a tab, column, or modal.
    case replace(G.Screen)
    case present(G.Modal, as: Style? = nil, then: G.Continuation? = nil)
    /// Selects the item at this index of the named tab bar around the screen. With `orInRoot`, a tab bar in the root is used if none is
    /// around it.
    case select(G.Container, Int, orInRoot: Bool = false)
    /// Selects an item of the innermost tab bar around the screen. The dictionary contains the index for each tab bar.
    case selectInnermost([G.Container: Int])
    /// Shows a new root in the column, or reveals the column unchanged if the shape is nil.
    case show(Column, Shape<G>? = nil)
    /// Resets the column to its declared content.
    case clear(Column)
    case page(PageTurn)
    /// Turns to a page of the innermost pages around the screen. The dictionary contains the index for each container of pages.
    case pageInnermost([G.Container: Int])
    case pop
    case popTo(G.PopTarget)
    case popToRoot
    case dismiss
    case dismissAll
    /// Leaves the screen in the way that fits its position: pops it, dismisses its modal, or clears its column.
    case close
    case finish(G.Result)
    case switchTo(G.Root)
    /// Switches to a new instance of the root that the idiom starts with.
    case restart
    case open(Target<G>)
    /// Opens the URL outside of the app.
    case browse(Foundation.URL)
    /// Opens another scene of the app, with this root.
    case openWindow(G.Root)
    case stay
    /// Performs the first branch whose test is true.
    case branch([Branch<G>])

    /// Returns an action that opens the URL outside of the app, or `stay` if `text` isn't a valid URL.
    package static func browse(text: String) -> Action { Foundation.URL(string: text).map { .browse($0) } ?? .stay }
  }
}
