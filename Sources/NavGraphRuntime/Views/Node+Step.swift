import Foundation

nonisolated extension NavGraph.Node {
  /// The next thing to show on the way to `wanted`: all of it, except where SwiftUI would lose a part.
  ///
  /// A stack whose root and path change together loses the path, so it shows the new root alone first.
  package func step(to wanted: NavGraph.Node<G>) -> NavGraph.Node<G> {
    guard id == wanted.id else { return wanted }
    var next = wanted
    switch (content, wanted.content) {
    case (.stack(_, let old), .stack(let name, let new)):
      guard let lowest = new.first, let before = old.first, lowest.id != before.id, new.count > 1 else { break }
      next.content = .stack(name, [lowest])
    #if TABS
    case (.tabs(_, let old, _), .tabs(let name, let new, let selected)) where old.count == new.count:
      next.content = .tabs(name, zip(old, new).map { $0.step(to: $1) }, selected: selected)
    #endif
    #if SPLITS
    case (.split(_, let old, let focus), .split): next = step(old, focus, to: wanted)
    #endif
    default: break
    }
    return next
  }
}
