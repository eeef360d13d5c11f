import Foundation
import NavGraphRuntime

nonisolated extension NavGraph.LinkTests {
  /// The expected behavior of one entry point.
  public nonisolated struct Golden: Sendable, CustomStringConvertible {
    /// The pattern of a route, or the kind and the identifier of an entry.
    public var name: String
    /// URLs that match the route.
    public var links: [String] = []
    public var idiom: NavGraph.Idiom
    public var target: NavGraph.Target<G>
    /// The content after the entry point has started the app.
    public var cold: Shown
    /// The guards that are evaluated then, in addition to those of the app's start.
    public var asks: [G.Guard]
    /// The content after the entry point is opened where `Start.walk` leads, and the guards that are evaluated.
    public var warm: After
    public var warmAsks: [G.Guard]
    /// The content and the guards if a modal is presented as well.
    public var covered: After?
    public var coveredAsks: [G.Guard]
    /// The closure that returns whether a URL matches the route.
    public var reads: @Sendable (Foundation.URL) -> Bool = { _ in true }
    /// The URL of the route; nil if it has none.
    public var printed: Foundation.URL?

    /// The name, followed by the idiom unless it's `phone`.
    public var description: String { idiom == .phone ? name : "\(name) on \(idiom)" }
  }

  /// The state in which warm links are opened.
  public nonisolated struct Start: Sendable {
    /// The guards that are evaluated when the app starts.
    public var asks: [G.Guard]
    /// The steps from the app's start to that state.
    public var walk: [NavGraph.Action<G>]
    /// A step that presents a modal which the user and links can dismiss.
    public var cover: NavGraph.Action<G>?

    public init(asks: [G.Guard], walk: [NavGraph.Action<G>], cover: NavGraph.Action<G>?) {
      self.asks = asks
      self.walk = walk
      self.cover = cover
    }
  }

  /// The effect of an entry point on a running app.
  public nonisolated enum After: Hashable, Sendable {
    /// The content is the same as after a cold start.
    case same
    case shows(Shown)
    /// The entry point waits until the modal is dismissed, and then has the effect of `Golden.warm`.
    case waits
    /// The entry point changes nothing in this state.
    case unchanged
  }

  /// The content that is visible or under visible content.
  public nonisolated struct Shown: Hashable, Sendable {
    public var root: Seen
    /// The modals, from the bottom up.
    public var modals: [Up] = []

    public static func at(_ root: Seen, _ modals: [Up] = []) -> Shown { Shown(root: root, modals: modals) }

    public static func of(_ tree: NavGraph.Tree<G>) -> Shown {
      Shown(root: .of(tree.root), modals: tree.modals.map { Up(modal: $0.modal, content: $0.content.map(Seen.of) ?? .nothing) })
    }
  }

  /// A modal and its content.
  public nonisolated struct Up: Hashable, Sendable {
    public var modal: G.Modal
    public var content: Seen

    public static func up(_ modal: G.Modal, _ content: Seen = .nothing) -> Up { Up(modal: modal, content: content) }
  }

  /// The visible content of a root, modal, or container.
  public nonisolated indirect enum Seen: Hashable, Sendable {
    case nothing
    case screen(G.Screen)
    /// A stack, its root first.
    case stack(G.Container, [G.Screen])
    /// The selected tab by its index from 0, and its content.
    case tab(G.Container, Int, Seen)
    case columns(G.Container, [NavGraph.Column: Seen])
    case page(G.Container, Int, Seen)

    public static func of(_ node: NavGraph.Node<G>) -> Seen {
      switch node.content {
      case .blank: .nothing
      case .screen(let screen): .screen(screen)
      case .stack(let name, let nodes): .stack(name, nodes.compactMap(\.screen))
      case .tabs(let name, let nodes, let selected): .tab(name, selected, of(nodes[selected]))
      case .split(let name, let columns, _): .columns(name, columns.mapValues(of))
      case .pages(let name, let nodes, let selected): .page(name, selected, of(nodes[selected]))
      }
    }
  }
}
