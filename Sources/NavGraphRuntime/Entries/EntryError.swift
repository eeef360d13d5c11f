import Foundation

nonisolated extension NavGraph {
  /// Why what the system handed over is no entry of the app.
  public nonisolated enum EntryError: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The app has no entry of that kind and name.
    case unknown(kind: String, name: String)
    /// What the entry needs is not there.
    case missing(key: String, type: String)
    /// What is there is no value of the type.
    case wrong(key: String, type: String, found: String)

    public var description: String {
      switch self {
      case .unknown(let kind, let name): "there is no " + kind + " entry for " + Payload.quoted(name)
      case .missing(let key, let type): "`" + key + "` is missing, which is to be of type " + type
      case .wrong(let key, let type, let found): "`" + key + "` is to be of type " + type + ", and is " + found
      }
    }
  }
}
