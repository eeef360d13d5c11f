import Foundation

nonisolated extension NavGraph {
  /// The saved form of a screen, modal, root, or continuation: its name, and its arguments by name. Each is a separate text, so an argument
  /// that can't be decoded doesn't affect the others.
  public nonisolated struct Record: Hashable, Sendable, Codable {
    /// An argument is missing or can't be decoded.
    public nonisolated struct Missing: Swift.Error {}

    private enum CodingKeys: String, Swift.CodingKey {
      case name, arguments
    }

    public let name: String
    var arguments: [String: String]?
    /// Whether the value can't be encoded, or is declared as `transient`.
    public private(set) var isTransient = false

    public init(_ name: String) { self.name = name }

    public static func transient(_ name: String) -> Record {
      var record = Record(name)
      record.isTransient = true
      return record
    }

    public func with<Value: Encodable>(_ key: String, _ value: Value) -> Record {
      guard !isTransient, let text = try? Foundation.JSONEncoder().encode([value]) else { return .transient(name) }
      var record = self
      record.arguments = record.arguments ?? [:]
      record.arguments?[key] = String(decoding: text, as: UTF8.self)
      return record
    }

    public func value<Value: Decodable>(_ key: String) throws -> Value {
      guard let text = arguments?[key],
        let value = try Foundation.JSONDecoder().decode([Value].self, from: Foundation.Data(text.utf8)).first
      else {
        throw Missing()
      }
      return value
    }

    /// Returns the saved value, or `fallback`, the default in the graph, if there is none or its type has changed.
    public func value<Value: Decodable>(_ key: String, or fallback: Value) -> Value {
      // `(try? value(key)) ?? fallback` would infer `Value?` and return a saved nil as a missing value.
      do { return try value(key) } catch { return fallback }
    }
  }
}
