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

  /// The same where an alert is on top; otherwise only an alert of the app's own goes.
  mutating func uncoverAlert() {
    clearing.dismiss(.alerts)
    if let top = tree.modals.last, top.content == nil { uncover() }
  }
}
#endif
