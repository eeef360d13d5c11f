import Foundation

nonisolated extension NavGraph {
  /// The content of a shortcut, notification, or activity: values by the names of the entry's parameters.
  public nonisolated struct Payload {
    private let values: [AnyHashable: Any]

    public init(_ userInfo: [AnyHashable: Any]?) { values = userInfo ?? [:] }

    public init(_ userInfo: [String: any NSSecureCoding]?) {
      var values: [AnyHashable: Any] = [:]
      for (key, value) in userInfo ?? [:] { values[AnyHashable(key)] = value }
      self.values = values
    }

    /// Returns the entry that `make` creates, or the error for the first missing or invalid value.
    public func read<Entry>(_ make: (Payload) throws(EntryError) -> Entry) -> Swift.Result<Entry, EntryError> {
      do {
        return .success(try make(self))
      } catch {
        return .failure(error)
      }
    }

    public func value<Value: PayloadValue>(_ key: String, _ type: String) throws(EntryError) -> Value {
      guard let value: Value = try optional(key, type) else { throw EntryError.missing(key: key, type: type) }
      return value
    }

    public func value<Value: PayloadValue>(_ key: String, _ type: String, or fallback: Value) throws(EntryError) -> Value {
      guard let value: Value = try optional(key, type) else { return fallback }
      return value
    }

    /// Returns the value; nil if it's missing. An invalid value is an error, because the app writes its own payloads.
    public func optional<Value: PayloadValue>(_ key: String, _ type: String) throws(EntryError) -> Value? {
      guard let found = found(key) else { return nil }
      guard let value = Value.read(found) else { throw EntryError.wrong(key: key, type: type, found: Payload.described(found)) }
      return value
    }

    /// Returns the list, which is empty if it's missing.
    public func list<Value: PayloadValue>(_ key: String, _ type: String) throws(EntryError) -> [Value] {
      guard let list: [Value] = try optionalList(key, type) else { return [] }
      return list
    }

    public func optionalList<Value: PayloadValue>(_ key: String, _ type: String) throws(EntryError) -> [Value]? {
      guard let found = found(key) else { return nil }
      guard let elements = found as? [Any] else {
        throw EntryError.wrong(key: key, type: "[" + type + "]", found: Payload.described(found))
      }
      var list: [Value] = []
      for element in elements {
        guard let value = Value.read(element) else {
          throw EntryError.wrong(key: key, type: "[" + type + "]", found: "a list with " + Payload.described(element))
        }
        list.append(value)
      }
      return list
    }

    private func found(_ key: String) -> Any? {
      guard let found = values[AnyHashable(key)], !(found is NSNull) else { return nil }
      return found
    }

    /// Returns a description for error messages, for example `the text "x"`.
    private static func described(_ value: Any) -> String {
      if let text = value as? String { return "the text " + quoted(text) }
      if let number = value as? NSNumber {
        if number.isTruth { return number.boolValue ? "true" : "false" }
        if number.isFraction { return "the number " + String(number.doubleValue) }
        return "the number " + (number.isUnsigned ? String(number.uint64Value) : String(number.int64Value))
      }
      if value is Foundation.Date { return "a date" }
      if value is Foundation.URL { return "a URL" }
      if value is Foundation.UUID { return "a UUID" }
      if value is [Any] { return "a list" }
      if value is [AnyHashable: Any] { return "a dictionary" }
      return "something else"
    }

    /// Returns the first 60 characters of the text, in quotation marks.
    static func quoted(_ text: String) -> String {
      let start = String(text.unicodeScalars.prefix(60).map { $0.value < 32 || $0.value == 127 ? " " : Swift.Character($0) })
      return "\"" + start + (text.unicodeScalars.dropFirst(60).isEmpty ? "\"" : "...\"")
    }
  }

  /// A value in a payload, either itself or its text in a URL.
  public nonisolated protocol PayloadValue: URLValue {
    static func read(_ value: Any) -> Self?
  }
}

nonisolated extension NavGraph.PayloadValue where Self: RawRepresentable, RawValue: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Self? {
    RawValue.read(value).flatMap { Self(rawValue: $0) }
  }
}

nonisolated extension String: NavGraph.PayloadValue {
  /// Returns the text. Numbers aren't accepted, because a number as an identifier is most likely a mistake.
  public static func read(_ value: Any) -> String? { value as? String }
}

nonisolated extension Int: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Int? {
    if let text = value as? String { return Int(urlText: text) }
    guard let number = value as? NSNumber, !number.isTruth else { return nil }
    if number.isFraction { return Int(exactly: number.doubleValue) }
    return number.isUnsigned ? Int(exactly: number.uint64Value) : Int(exactly: number.int64Value)
  }
}

nonisolated extension Double: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Double? {
    if let text = value as? String { return Double(urlText: text) }
    guard let number = value as? NSNumber, !number.isTruth, number.doubleValue.isFinite else { return nil }
    return number.doubleValue
  }
}

nonisolated extension Bool: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Bool? {
    if let text = value as? String { return Bool(urlText: text) }
    guard let number = value as? NSNumber, number.isTruth else { return nil }
    return number.boolValue
  }
}

nonisolated extension Foundation.UUID: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Foundation.UUID? {
    if let text = value as? String { return Foundation.UUID(urlText: text) }
    return value as? Foundation.UUID
  }
}

nonisolated extension Foundation.Date: NavGraph.PayloadValue {
  public static func read(_ value: Any) -> Foundation.Date? {
    if let text = value as? String { return Foundation.Date(urlText: text) }
    return value as? Foundation.Date
  }
}

nonisolated extension Foundation.URL: NavGraph.PayloadValue {
  /// Returns the value if it's an `http` or `https` URL, as in a link.
  public static func read(_ value: Any) -> Foundation.URL? {
    if let text = value as? String { return Foundation.URL(urlText: text) }
    return (value as? Foundation.URL).flatMap { Foundation.URL(urlText: $0.absoluteString) }
  }
}

nonisolated extension NSNumber {
  /// Whether the number is a Boolean, which Foundation stores as a one-byte number. JSON and property lists have no others.
  var isTruth: Bool { hasEncoding("c") || hasEncoding("B") }
  var isFraction: Bool { hasEncoding("d") || hasEncoding("f") }
  var isUnsigned: Bool { hasEncoding("Q") }

  private func hasEncoding(_ letter: Swift.Unicode.Scalar) -> Bool {
    #if compiler(>=6.2)
    unsafe UInt8(bitPattern: objCType.pointee) == UInt8(ascii: letter)
    #else
    UInt8(bitPattern: objCType.pointee) == UInt8(ascii: letter)
    #endif
  }
}
