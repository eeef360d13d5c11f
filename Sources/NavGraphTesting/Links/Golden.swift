import Foundation
import NavGraphRuntime

nonisolated extension NavGraph.LinkTests {
  /// Where one way in leads, written out.
  public nonisolated struct Golden: Sendable, CustomStringConvertible {
    /// The pattern of a route, or the kind and the identifier of an entry.
    public var name: String
    /// URLs that are this route.
    public var links: [String] = []
    public var idiom: NavGraph.Idiom
    public var target: NavGraph.Target<G>
    /// What is shown once the app has been started by it.
    public var cold: Shown
    /// What it asks then, besides what the start of the app asks.
    public var asks: [G.Guard]
    /// What is shown when it is opened after the walk, and what is asked then.
    public var warm: After
    public var warmAsks: [G.Guard]
    /// The same, with a modal up.
    public var covered: After?
    public var coveredAsks: [G.Guard]
    /// Whether a URL is this route.
    public var reads: @Sendable (Foundation.URL) -> Bool = { _ in true }
    /// The URL that the route prints, if it prints one.
    public var printed: Foundation.URL?

    /// The name, and the kind of device unless it is a phone.
    public var description: String { idiom == .phone ? name : "\(name) on \(idiom)" }
  }

  /// Where warm links start.
  public nonisolated struct Start: Sendable {
    /// What the start of the app asks.
    public var asks: [G.Guard]
    /// How a user comes to where warm links start.
    public var walk: [NavGraph.Action<G>]
    /// Presents a modal that anyone may dismiss.
    public var cover: NavGraph.Action<G>?

    public init(asks: [G.Guard], walk: [NavGraph.Action<G>], cover: NavGraph.Action<G>?) {
      self.asks = asks
      self.walk = walk
      self.cover = cover
    }
  }

  /// What a link does to a state other than the first.
  public nonisolated enum After: Hashable, Sendable {
    /// The same is shown as from the start.
    case same
    case shows(Shown)
    /// It waits until the modal has gone, and leads where it leads without.
    case waits
    /// It is not for states like this.
    case unchanged
  }

  /// What can be seen, or lies beneath what can be seen.
  public nonisolated struct Shown: Hashable, Sendable {
    public var root: Seen
    /// From the bottom up.
    public var modals: [Up] = []

    public static func at(_ root: Seen, _ modals: [Up] = []) -> Shown { Shown(root: root, modals: modals) }

    public static func of(_ tree: NavGraph.Tree<G>) -> Shown {
      Shown(root: .of(tree.root), modals: tree.modals.map { Up(modal: $0.modal, content: $0.content.map(Seen.of) ?? .nothing) })
    }
  }

  /// Something presented, and what it holds.
  public nonisolated struct Up: Hashable, Sendable {
    public var modal: G.Modal
    public var content: Seen

    public static func up(_ modal: G.Modal, _ content: Seen = .nothing) -> Up { Up(modal: modal, content: content) }
  }

  /// A container as far as it can be seen.
  public nonisolated indirect enum Seen: Hashable, Sendable {
    case nothing
    case screen(G.Screen)
    /// The root first.
    case stack(G.Container, [G.Screen])
    /// The selected tab, counted from 0, and what it holds.
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
