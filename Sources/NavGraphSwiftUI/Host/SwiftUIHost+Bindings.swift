import NavGraphRuntime
import NavGraphSwiftUIPlatform

// The values that views bind to, as `$host[path: id]`. Such bindings are key paths, so they never contain an old value.
@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// The screens of a stack above its lowest one.
  subscript(path stack: NavGraph.NodeID) -> [NavGraph.PathStep<G>] {
    get {
      guard case .stack(_, let screens)? = shown.node(stack)?.content else { return [] }
      return screens.prefix { $0.id != leftEarly[stack] }.dropFirst().map { NavGraph.PathStep(node: $0) }
    }
    set { systemShows(newValue.count + 1, of: stack) }
  }

  /// The modal that is presented on this ground in this way.
  subscript(modal ground: NavGraph.Ground, way: NavGraph.PresentationWay) -> NavGraph.Presented<G>? {
    get {
      guard ground.isInspector == hasInspector(on: ground.level) else { return nil }
      return shown.modal(on: ground.level).flatMap { self.way(of: $0) == way ? $0 : nil }
    }
    set {
      if newValue == nil, self[modal: ground, way] != nil { systemTakesDown(ground.level) }
    }
  }

  /// Returns whether an inspector is shown in a sheet on this layer. Other presentations are then on the inspector.
  func hasInspector(on level: Int) -> Bool {
    shown.inspector(on: level) != nil
  }

  /// Whether an alert or action sheet is presented on this ground.
  subscript(asks ground: NavGraph.Ground, way: NavGraph.PresentationWay) -> Bool {
    get { self[modal: ground, way] != nil }
    set {
      if !newValue, let alert = self[modal: ground, way] { systemEnds(alert.id, .dismissed(by: .user)) }
    }
  }

  /// The selected tab, as an index of the bar's slots.
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

  private func way(of presented: NavGraph.Presented<G>) -> NavGraph.PresentationWay {
    switch G.presentation(of: presented.modal) {
    case .alert(let alert): return alert.isActionSheet ? .dialog : .alert
    case .flow(_, let sheet):
      switch style(of: presented, sheet) {
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return .cover
      case .automatic, .pageSheet, .formSheet: return .sheet
      case .popover: return .popover
      }
    }
  }
}

nonisolated extension NavGraph {
  /// A layer, or the inspector in a sheet on it, on which something can be presented.
  nonisolated struct Ground: Hashable {
    /// The number of layers under it.
    let level: Int
    var isInspector = false
  }
}

@available(iOS 16.0, *)
nonisolated extension NavGraph {
  /// The presentation modifiers of SwiftUI.
  nonisolated enum PresentationWay: Hashable {
    case sheet, cover
    case popover
    case alert, dialog
  }
}
