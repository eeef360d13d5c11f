nonisolated extension NavGraph {
  /// A placeholder of a segment that has several: the text before it, and what its own text must be.
  public nonisolated struct LinkPiece: Sendable {
    let before: [UInt8]
    let fits: @Sendable (Swift.ArraySlice<UInt8>) -> Swift.Bool

    public init<Value: URLValue>(after before: StaticString = "", as type: Value.Type) {
      self.before = Array(before.description.utf8)
      fits = { type is Swift.String.Type || type.init(urlText: Swift.String(decoding: $0, as: UTF8.self)) != nil }
    }

    public init<Value: URLValue>(after before: StaticString = "", form: LinkForm, as type: Value.Type) {
      self.before = Array(before.description.utf8)
      fits = { form.value($0, as: type) != nil }
    }
  }
}
