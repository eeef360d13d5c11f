import Foundation
import Testing

/// What the tests of links are made of.
nonisolated enum APPLinks<G: Navigation.Graph> {
  /// Where one way in leads, written out.
  nonisolated struct Golden: Sendable, CustomTestStringConvertible {
    /// The pattern of a route, or the kind and the identifier of an entry.
    var name: String
    /// URLs that are this route.
    var links: [String] = []
    var idiom: Navigation.Idiom
    var target: Navigation.Target<G>
    /// What is shown once the app has been started by it.
    var cold: Shown
    /// What it asks then, besides what the start of the app asks.
    var asks: [G.Guard]
    /// What is shown when it is opened after the walk, and what is asked then.
    var warm: After
    var warmAsks: [G.Guard]
    /// The same, with a modal up.
    var covered: After?
    var coveredAsks: [G.Guard]
    /// Whether a URL is this route.
    var reads: @Sendable (URL) -> Bool = { _ in true }
    /// The URL that the route prints, if it prints one.
    var printed: URL?

    var testDescription: String { idiom == .phone ? name : "\(name) on \(idiom)" }
  }

  /// Where warm links start.
  nonisolated struct Start: Sendable {
    /// What the start of the app asks.
    var asks: [G.Guard]
    /// How a user comes to where warm links start.
    var walk: [Navigation.Action<G>]
    /// Presents a modal that anyone may dismiss.
    var cover: Navigation.Action<G>?
  }

  /// What a link does to a state other than the first.
  nonisolated enum After: Hashable, Sendable {
    /// The same is shown as from the start.
    case same
    case shows(Shown)
    /// It waits until the modal has gone, and leads where it leads without.
    case waits
    /// It is not for states like this.
    case unchanged
  }

  /// What can be seen, or lies beneath what can be seen.
  nonisolated struct Shown: Hashable, Sendable {
    var root: Seen
    /// From the bottom up.
    var modals: [Up] = []

    static func at(_ root: Seen, _ modals: [Up] = []) -> Shown { Shown(root: root, modals: modals) }

    static func of(_ tree: Navigation.Tree<G>) -> Shown {
      Shown(root: .of(tree.root), modals: tree.modals.map { Up(modal: $0.modal, content: $0.content.map(Seen.of) ?? .nothing) })
    }
  }

  /// Something presented, and what it holds.
  nonisolated struct Up: Hashable, Sendable {
    var modal: G.Modal
    var content: Seen

    static func up(_ modal: G.Modal, _ content: Seen = .nothing) -> Up { Up(modal: modal, content: content) }
  }

  /// A container as far as it can be seen.
  nonisolated indirect enum Seen: Hashable, Sendable {
    case nothing
    case screen(G.Screen)
    /// The root first.
    case stack(G.Container, [G.Screen])
    /// The selected tab, counted from 0, and what it holds.
    case tab(G.Container, Int, Seen)
    case columns(G.Container, [Navigation.Column: Seen])
    case page(G.Container, Int, Seen)

    static func of(_ node: Navigation.Node<G>) -> Seen {
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
