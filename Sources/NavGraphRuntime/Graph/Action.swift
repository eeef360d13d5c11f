import Foundation

nonisolated extension NavGraph {
  /// An event: its name, such as `NoteList.open`, its guards, and its steps.
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
    /// Replaces the screen at its position.
    case replace(G.Screen)
    case present(G.Modal, as: Style? = nil, then: G.Continuation? = nil)
    /// Selects a tab of the named tab bar around the screen. With `orInRoot`, a tab bar in the root can be used, too.
    case select(G.Container, Int, orInRoot: Bool = false)
    /// Selects a tab of the innermost tab bar around the screen. The dictionary contains the index for each tab bar.
    case selectInnermost([G.Container: Int])
    /// Shows a new root in the column, or reveals the column unchanged if the shape is nil.
    case show(Column, Shape<G>? = nil)
    /// Resets the column to its declared content.
    case clear(Column)
    case page(PageTurn)
    /// Turns to a page of the innermost pages around the screen. The dictionary contains the index for each.
    case pageInnermost([G.Container: Int])
    case pop
    case popTo(G.PopTarget)
    case popToRoot
    case dismiss
    case dismissAll
    /// Pops the screen, dismisses its modal, or clears its column, depending on its position.
    case close
    case finish(G.Result)
    case switchTo(G.Root)
    /// Switches to a new instance of the idiom's initial root.
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
