nonisolated extension NavGraph {
  /// A type with a raw value that is coded as its raw value alone, such as an identifier that is a UUID.
  ///
  /// Swift does so by itself only if the raw value is a text, a number, or a Boolean. It codes other types as an object with the member
  /// `rawValue`, which isn't what a server sends.
  public nonisolated protocol SingleValueCodable: RawRepresentable, Codable where RawValue: Codable {}
}

nonisolated extension NavGraph.SingleValueCodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Self(rawValue: try container.decode(RawValue.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "The raw value isn't one of \(Self.self).")
    }
    self = value
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
