import Foundation

// Events of the app: they begin at whatever is in front.
nonisolated extension NavGraph.Reducer {
  /// The same before a step of an event of the app, unless that leaves everything as it is. A link looks after that itself.
  mutating func uncover(for step: NavGraph.Action<G>) {
    guard isStriking else { return }
    switch step {
    case .open, .stay: return
    #if BROWSING
    case .browse: return
    #endif
    #if WINDOWS
    case .openWindow: return
    #endif
    default:
      clearing.dismiss(.alerts)
      uncoverAlert()
    }
  }
}
