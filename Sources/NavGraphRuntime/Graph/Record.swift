import Foundation

nonisolated extension NavGraph {
  /// A screen, a modal, a root or continuation, as restoration keeps them: its name and its arguments by name. Each argument is a separate
  /// text, so that one that can't be read affects no other.
  public nonisolated struct Record: Hashable, Sendable, Codable {
    public nonisolated struct Missing: Swift.Error {}

    private enum CodingKeys: String, Swift.CodingKey {
      case name, arguments
    }

    public let name: String
    var arguments: [String: String]?
    /// It can't be written down, or is not meant to be.
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

    /// The kept value; `fallback`, which comes from the graph, if none was kept or its type has changed.
    public func value<Value: Decodable>(_ key: String, or fallback: Value) -> Value {
      // `(try? value(key)) ?? fallback` would ask for a `Value?`, and take a nil that was kept for a missing value.
      do { return try value(key) } catch { return fallback }
    }
  }
}
