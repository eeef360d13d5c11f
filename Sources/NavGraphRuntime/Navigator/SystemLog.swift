import Foundation

#if canImport(os)
import os
#endif

extension NavGraph {
  /// Writes to the system's log in debug builds, and does nothing in release builds.
  package nonisolated static func log(_ text: String) {
    #if DEBUG && canImport(os)
    os.Logger(subsystem: "navgraph", category: "navigation").notice("\(text, privacy: .public)")
    #endif
  }

  /// Returns a closure that reports transitions as intervals for Instruments.
  @MainActor package static func signposts() -> @MainActor (String?) -> Void {
    #if canImport(os)
    let signposter = os.OSSignposter(subsystem: "navgraph", category: "navigation")
    var current: os.OSSignpostIntervalState?
    return { name in
      if let interval = current { signposter.endInterval("transition", interval) }
      current = name.map { signposter.beginInterval("transition", "\($0, privacy: .public)") }
    }
    #else
    return { _ in }
    #endif
  }
}
