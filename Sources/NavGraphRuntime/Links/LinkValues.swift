import Foundation

nonisolated extension NavGraph {
  /// The reason why a URL doesn't match a pattern whose path it matches.
  public nonisolated struct LinkFault: Swift.Error {
    /// The name of the placeholder or the query key; `#` for the fragment.
    let name: String
    /// The range of the text in the URL; nil if it's missing.
    let text: Swift.Range<Int>?
    let type: any URLValue.Type
    /// The form that the text doesn't have.
    var form: String?

    public static let noRow = LinkFault(name: "", text: nil, type: String.self)
  }
}

// Reading the values of a route, after the path has matched.
nonisolated extension NavGraph.Link {
  /// Returns the value of a segment without its affixes.
  public func segment<Value: NavGraph.URLValue>(
    _ index: Int, _ name: String, after prefix: String = "", before suffix: String = "", form: NavGraph.LinkForm? = nil,
    as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    let whole = segments[index]
    return try read(whole.lowerBound + prefix.utf8.count..<whole.upperBound - suffix.utf8.count, name, form, as: type)
  }

  /// Returns the segments from `index` on. The suffix is removed from the last one.
  public func rest(_ index: Int, before suffix: String = "") -> [String] {
    var ranges = Swift.Array(segments[index...])
    if let last = ranges.popLast() { ranges.append(last.lowerBound..<last.upperBound - suffix.utf8.count) }
    return ranges.map(text)
  }

  /// Returns the value of a required query key; the first, if it's repeated.
  public func query<Value: NavGraph.URLValue>(
    _ key: String, form: NavGraph.LinkForm? = nil, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    try value(of: item(key), key, form, as: type)
  }

  /// Returns the value of the required fragment without its affixes.
  public func fragment<Value: NavGraph.URLValue>(
    after prefix: String = "", before suffix: String = "", form: NavGraph.LinkForm? = nil, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    try value(of: fragment.flatMap { inner($0, prefix, suffix) }, "#", form, as: type)
  }

  /// Returns the value of an optional query key; nil if it's missing or invalid.
  public mutating func optionalQuery<Value: NavGraph.URLValue>(
    _ key: String, form: NavGraph.LinkForm? = nil, as type: Value.Type
  ) -> Value? {
    optional(item(key), key, form, as: type)
  }

  public mutating func optionalFragment<Value: NavGraph.URLValue>(
    after prefix: String = "", before suffix: String = "", form: NavGraph.LinkForm? = nil, as type: Value.Type
  ) -> Value? {
    guard let fragment else { return nil }
    if let inner = inner(fragment, prefix, suffix) { return optional(inner, "#", form, as: type) }
    ignored.append("#")
    return nil
  }

  /// Returns all values of a query key; nil if it's missing or a value is invalid.
  public mutating func list<Value: NavGraph.URLValue>(_ key: String, form: NavGraph.LinkForm? = nil, as type: Value.Type) -> [Value]? {
    var values: [Value] = []
    for item in items where isEqual(item.key, key.utf8) {
      guard let value = parsed(item, form, as: type) else {
        ignored.append(key)
        return nil
      }
      values.append(value)
    }
    return values.isEmpty ? nil : values
  }

  /// Returns the item without its affixes; nil if nothing is left. Without affixes, the value can be empty.
  private func inner(_ item: Item, _ prefix: String, _ suffix: String) -> Item? {
    let (before, after) = (prefix.utf8.count, suffix.utf8.count)
    guard before + after > 0, let value = item.value else { return item }
    guard value.count > before + after, isEqual(value.prefix(before), prefix.utf8), isEqual(value.suffix(after), suffix.utf8) else {
      return nil
    }
    return Item(key: item.key, value: value.dropFirst(before).dropLast(after))
  }

  func read<Value: NavGraph.URLValue>(
    _ range: Swift.Range<Int>, _ name: String, _ form: NavGraph.LinkForm?, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    let value: Value? = if let form { form.value(bytes[range], as: type) } else { Value(urlText: text(range)) }
    guard let value else {
      throw NavGraph.LinkFault(name: name, text: range, type: type, form: form?.description)
    }
    return value
  }

  private func value<Value: NavGraph.URLValue>(
    of item: Item?, _ name: String, _ form: NavGraph.LinkForm?, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    guard let item else { throw NavGraph.LinkFault(name: name, text: nil, type: type) }
    guard let value = parsed(item, form, as: type) else {
      throw NavGraph.LinkFault(name: name, text: item.value ?? 0..<0, type: type, form: form?.description)
    }
    return value
  }

  private mutating func optional<Value: NavGraph.URLValue>(
    _ item: Item?, _ name: String, _ form: NavGraph.LinkForm?, as type: Value.Type
  ) -> Value? {
    guard let item else { return nil }
    let value = parsed(item, form, as: type)
    if value == nil { ignored.append(name) }
    return value
  }

  /// Returns the value of an item; nil if it's invalid. An empty text is valid only for `String`.
  private func parsed<Value: NavGraph.URLValue>(_ item: Item, _ form: NavGraph.LinkForm?, as type: Value.Type) -> Value? {
    guard let range = item.value else { return nil }
    if let form { return form.value(bytes[range], as: type) }
    if range.isEmpty, type is any CaseIterable.Type { return nil }
    return Value(urlText: text(range))
  }

  func item(_ key: String) -> Item? { items.first { isEqual($0.key, key.utf8) } }
}
