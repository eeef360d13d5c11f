import HeadlessUIKit

/// What a scene of the system knows of its views: who hears of links, and what is stored.
@MainActor final class HeadlessSceneMemory {
  var urls: [ObjectIdentifier: (URL) -> Void] = [:]
  var activities: [ObjectIdentifier: (type: String, work: (NSUserActivity) -> Void)] = [:]
  /// What `SceneStorage` keeps.
  var stored: [String: Any] = [:]

  nonisolated init() {}
}
