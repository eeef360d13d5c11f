import NavGraphRuntime

nonisolated extension NavGraph.Chrome {
  /// No finger may send the screen back: it would be let where the screen zooms, since SwiftUI can't be told otherwise.
  var isHeld: Bool {
    #if SWIPES
    if swipeBack == .none { return true }
    #endif
    #if BACK
    return back == .confirm || back == .hidden
    #else
    return false
    #endif
  }
}
