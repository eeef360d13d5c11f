import Foundation

// Restoring the longest part of a snapshot that this graph allows.
nonisolated extension NavGraph.Tree {
  /// Shows the root of the snapshot, without its modals. Returns false if the root doesn't belong to this graph. With `inWindow`, splits
  /// aren't collapsed, because the window determines that.
  mutating func restore(_ snapshot: NavGraph.Snapshot, inWindow: Bool = false) -> Bool {
    guard let root = G.root(from: snapshot.root) else { return false }
    var parts = Self.parts(from: snapshot.parts)
    if inWindow { for key in parts.parts.keys { parts.parts[key]?.focus.isCollapsed = false } }
    show(root, parts)
    return true
  }

  /// Presents the modals of the snapshot, from the bottom up. Stops at the first modal that is unknown, or whose presenter isn't shown or
  /// can't present it.
  mutating func restoreModals(of snapshot: NavGraph.Snapshot) {
    for kept in snapshot.modals {
      guard let modal = G.modal(from: kept.modal), case .flow = G.presentation(of: modal), let presenter = node(at: kept.presenter),
        let screen = presenter.asking
      else { return }
      guard shownIDs.contains(presenter.id) else { return }
      if let screens = G.presenters(of: modal), !screens.isListed(G.recordName(of: screen)) { return }
      var continuation: G.Continuation?
      if let record = kept.continuation {
        guard snapshot.graph == G.fingerprint else { return }
        continuation = G.continuation(from: record)
        if continuation == nil { return }
      }
      let style = kept.style.flatMap { NavGraph.Style(rawValue: $0) }
      // If the modal has other content on this idiom, its parts and the modals on top of it aren't restored.
      if let old = kept.idiom.flatMap(NavGraph.Idiom.init(word:)), G.content(of: modal, on: old) != G.content(of: modal, on: idiom) {
        return present(modal, NavGraph.Parts(), style, presenter: presenter.id, continuation: continuation)
      }
      present(modal, Self.parts(from: kept.parts), style, presenter: presenter.id, continuation: continuation)
    }
  }

  private static func parts(from kept: [String: NavGraph.Snapshot.Part]) -> NavGraph.Parts<G> {
    var parts = NavGraph.Parts<G>()
    for (key, part) in kept {
      let lowest = part.lowest.flatMap { G.screen(from: $0) }
      let isLowestKnown = part.lowest == nil || lowest != nil
      let pushed = (isLowestKnown ? part.pushed ?? [] : []).map { G.screen(from: $0) }.prefix { $0 != nil }
      parts.parts[key] = NavGraph.Parts<G>.Part(lowest: lowest, pushed: pushed.compactMap { $0 })
      parts.parts[key]?.selected = part.selected
      parts.parts[key]?.focus = NavGraph.Focus(
        column: part.column.flatMap { NavGraph.Column(rawValue: $0) }, isCollapsed: part.isCollapsed ?? false,
        showsInspector: part.showsInspector ?? false)
    }
    return parts
  }
}

nonisolated extension NavGraph.Node {
  /// The screen that sends events from this node. For a tab bar, it's the accessory.
  package var asking: G.Screen? {
    if case .tabs(let name, _, _) = content { return G.tabBar(of: name).accessory }
    return screen
  }
}
