import NavGraphRuntime
import NavGraphSwiftUIPlatform

// What views bind to, as `$host[path: id]`: a key path, so that nothing that was read before is kept.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What a stack shows on top of its lowest screen.
  subscript(path stack: NavGraph.NodeID) -> [NavGraph.Node<G>] {
    get { Array(shown.screens(of: stack).dropFirst()) }
    set { systemShows(newValue.count + 1, of: stack) }
  }

  /// What is presented on that level in that way.
  subscript(modal level: Int, way: NavGraph.PresentationWay) -> NavGraph.Presented<G>? {
    get { shown.modal(on: level).flatMap { self.way(of: $0) == way ? $0 : nil } }
    set {
      if newValue == nil, self[modal: level, way] != nil { systemTakesDown(level) }
    }
  }

  #if ALERTS
  /// Whether an alert is up on that level.
  subscript(asks level: Int, way: NavGraph.PresentationWay) -> Bool {
    get { self[modal: level, way] != nil }
    set {
      if !newValue, let alert = self[modal: level, way] { systemEnds(alert.id, .dismissed(by: .user)) }
    }
  }
  #endif

  #if TABS
  /// The tab of that bar which is selected, by its place in the bar.
  subscript(tab tabs: NavGraph.NodeID) -> Int {
    get {
      guard case .tabs(let name, _, let selected)? = shown.node(tabs)?.content else { return 0 }
      return G.tabBar(of: name).slots.firstIndex { $0.content == selected } ?? 0
    }
    set {
      guard case .tabs(let name, _, _)? = shown.node(tabs)?.content else { return }
      let slots = G.tabBar(of: name).slots
      guard slots.indices.contains(newValue) else { return }
      switch slots[newValue].tapped {
      case .content(let content)?: systemSelects(content, in: tabs)
      case .action(let action)?: systemActs(action, in: tabs)
      case nil: break
      }
    }
  }
  #endif

  private func way(of presented: NavGraph.Presented<G>) -> NavGraph.PresentationWay {
    switch G.presentation(of: presented.modal) {
    #if ALERTS
    case .alert(let alert): return alert.isActionSheet ? .dialog : .alert
    #endif
    case .flow(_, let sheet):
      switch presented.style ?? sheet.style(on: navigator.tree.idiom) {
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return .cover
      case .automatic, .pageSheet, .formSheet, .popover: return .sheet
      }
    }
  }
}

@available(iOS 16.0, *)
nonisolated extension NavGraph {
  /// What SwiftUI has a modifier for.
  nonisolated enum PresentationWay: Hashable {
    case sheet, cover
    #if ALERTS
    case alert, dialog
    #endif
  }
}
