// What the values of placeholders with a form are read with.
nonisolated extension NavGraph.Link {
  /// The value of a segment between its affixes.
  public func segment<Value: NavGraph.URLValue>(
    _ index: Int, _ name: String, after prefix: StaticString = "", before suffix: StaticString = "", form: NavGraph.LinkForm,
    as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    let whole = segments[index]
    let range = whole.lowerBound + prefix.utf8CodeUnitCount..<whole.upperBound - suffix.utf8CodeUnitCount
    guard let value = form.value(bytes[range], as: type) else {
      throw NavGraph.LinkFault(name: name, text: range, type: type, form: form.description)
    }
    return value
  }

  /// The value of a query key that must be there; the first, if it is repeated.
  public func query<Value: NavGraph.URLValue>(
    _ key: StaticString, form: NavGraph.LinkForm, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    try value(of: item(key), key.description, form, as: type)
  }

  /// The fragment between its affixes.
  public func fragment<Value: NavGraph.URLValue>(
    after prefix: StaticString = "", before suffix: StaticString = "", form: NavGraph.LinkForm, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    try value(of: fragment.flatMap { inner($0, prefix, suffix) }, "#", form, as: type)
  }

  /// The value of a query key that may be absent.
  public mutating func optionalQuery<Value: NavGraph.URLValue>(
    _ key: StaticString, form: NavGraph.LinkForm, as type: Value.Type
  ) -> Value? {
    optional(item(key), key.description, form, as: type)
  }

  public mutating func optionalFragment<Value: NavGraph.URLValue>(
    after prefix: StaticString = "", before suffix: StaticString = "", form: NavGraph.LinkForm, as type: Value.Type
  ) -> Value? {
    guard let fragment else { return nil }
    if let inner = inner(fragment, prefix, suffix) { return optional(inner, "#", form, as: type) }
    ignored.append("#")
    return nil
  }

  private func value<Value: NavGraph.URLValue>(
    of item: Item?, _ name: String, _ form: NavGraph.LinkForm, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    guard let item else { throw NavGraph.LinkFault(name: name, text: nil, type: type) }
    guard let range = item.value, let value = form.value(bytes[range], as: type) else {
      throw NavGraph.LinkFault(name: name, text: item.value ?? 0..<0, type: type, form: form.description)
    }
    return value
  }

  private mutating func optional<Value: NavGraph.URLValue>(
    _ item: Item?, _ name: String, _ form: NavGraph.LinkForm, as type: Value.Type
  ) -> Value? {
    guard let item else { return nil }
    let value = item.value.flatMap { form.value(bytes[$0], as: type) }
    if value == nil { ignored.append(name) }
    return value
  }
}
