// What a host carries.
nonisolated extension NavGraph.Link {
  /// What stands before the end of the host that a pattern spells out, in lower case.
  public func host<Value: NavGraph.URLValue>(
    _ name: String, before suffix: StaticString, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    var range = authority
    if bytes[range].suffix(4).elementsEqual(":443".utf8) { range = range.dropLast(4) }
    range = range.dropLast(suffix.utf8CodeUnitCount)
    guard let value = Value(urlText: text(range).lowercased()) else { throw NavGraph.LinkFault(name: name, text: range, type: type) }
    return value
  }
}
