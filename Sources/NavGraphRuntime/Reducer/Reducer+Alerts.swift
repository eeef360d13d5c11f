import Foundation

#if APPEVENTS || GUARDS
// Nothing can be presented on an alert.
nonisolated extension NavGraph.Reducer {
  /// Ends the alerts on top, and goes on at what is under them.
  mutating func uncover() {
    while let top = tree.modals.last, top.content == nil { end(from: tree.modals.count - 1, .dismissed(by: .link)) }
    clearing.dismiss(.alerts)
    place = tree.leaf.id
  }

  /// The same where an alert of the graph is on top. For one that the app itself presents, everything else waits.
  mutating func uncoverAlert() {
    if let top = tree.modals.last, top.content == nil { uncover() }
  }
}
#endif
