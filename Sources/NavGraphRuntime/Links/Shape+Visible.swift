import Foundation

// What a link names in a container that it makes.
nonisolated extension NavGraph.Shape {
  /// The container that this is, if it is one.
  var container: G.Container? {
    switch self {
    case .blank, .screen: nil
    case .stack(let name, _): name
    #if TABS
    case .tabs(let name, _, _): name
    #endif
    #if SPLITS
    case .split(let name, _): name
    #endif
    #if PAGES
    case .pages(let name, _, _): name
    #endif
    }
  }

  /// What is visible where this has just been made.
  var visible: NavGraph.Visible<G> {
    switch self {
    case .blank: .path([])
    case .screen(let screen): .path([screen])
    case .stack(_, let screens): .path(screens)
    #if TABS
    case .tabs(_, let shapes, let selected): .tab(selected, shapes.indices.contains(selected) ? shapes[selected].visible : .path([]))
    #endif
    #if SPLITS
    case .split: .columns([:])
    #endif
    #if PAGES
    case .pages(_, let screens, let selected):
      .page(selected, of: Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($0, $1) }))
    #endif
    }
  }
}
