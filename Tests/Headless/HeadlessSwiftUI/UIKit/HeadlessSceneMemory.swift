import HeadlessUIKit

/// What a scene of the system knows of its views: who hears of links, and what is stored.
@MainActor final class HeadlessSceneMemory {
  var urls: [ObjectIdentifier: (URL) -> Void] = [:]
  var activities: [ObjectIdentifier: (type: String, work: (NSUserActivity) -> Void)] = [:]
  /// What `SceneStorage` keeps.
  nonisolated(unsafe) private(set) var stored: [String: Any] = [:]
  /// The views that read it, by key.
  private var readers: [String: [ObjectIdentifier: () -> Void]] = [:]

  nonisolated init() {}

  /// SwiftUI-D4: views that read it are evaluated again.
  func store(_ value: Any?, _ key: String) {
    stored[key] = value
    for tell in (readers[key] ?? [:]).values { tell() }
  }

  func restore(_ stored: [String: Any]) { self.stored = stored }

  func listen(to key: String, _ reader: AnyObject, _ tell: @escaping () -> Void) {
    readers[key, default: [:]][ObjectIdentifier(reader)] = tell
  }

  func forget(_ key: String, _ reader: AnyObject) { readers[key]?[ObjectIdentifier(reader)] = nil }
}
