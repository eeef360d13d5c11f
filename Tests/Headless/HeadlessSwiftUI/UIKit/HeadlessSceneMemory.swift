import HeadlessUIKit

/// The state of a scene: the handlers of links and activities, and the scene storage.
@MainActor final class HeadlessSceneMemory {
  var urls: [ObjectIdentifier: (URL) -> Void] = [:]
  var activities: [ObjectIdentifier: (type: String, work: (NSUserActivity) -> Void)] = [:]
  /// The values of `SceneStorage`.
  nonisolated(unsafe) private(set) var stored: [String: Any] = [:]
  /// The invalidation of the views that read a key.
  private var readers: [String: [ObjectIdentifier: () -> Void]] = [:]

  nonisolated init() {}

  /// Stores a value, and invalidates the views that read its key (SwiftUI-D4).
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
