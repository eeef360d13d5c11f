import Foundation

#if APPEVENTS || GUARDS
// Nothing can be presented on an alert.
nonisolated extension NavGraph.Reducer {
  /// Ends the alerts on top, and continues at what is under them.
  mutating func uncover() {
    while let top = tree.modals.last, top.content == nil { end(from: tree.modals.count - 1, .dismissed(by: .link)) }
    clearing.dismiss(.alerts)
    place = tree.leaf.id
  }

  /// Ends the alerts on top if the topmost is an alert of the graph. While an alert of the app itself is presented, everything else waits.
  mutating func uncoverAlert() {
    if let top = tree.modals.last, top.content == nil { uncover() }
  }
}
#endif
