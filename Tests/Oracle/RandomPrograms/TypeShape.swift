/// A type as it is written in the source.
indirect enum TypeShape: Equatable {
  case builtIn(String)
  case alias(String, base: String)
  case enumeration(String, cases: [String])
  case external(String, isCodable: Bool)
  case optional(TypeShape)
  case list(TypeShape)

  var text: String {
    switch self {
    case .builtIn(let name), .alias(let name, _), .enumeration(let name, _), .external(let name, _): name
    case .optional(let inner): inner.text + "?"
    case .list(let element): "[" + element.text + "]"
    }
  }

  /// The type without `?`.
  var unwrapped: TypeShape { if case .optional(let inner) = self { inner } else { self } }

  var hasLiteral: Bool {
    switch self {
    case .builtIn(let name), .alias(_, let name): name != "UUID" && name != "Date"
    case .enumeration, .optional, .list: true
    case .external: false
    }
  }

  /// Whether one text of a URL can contain a value of the type.
  var isText: Bool {
    switch unwrapped {
    case .builtIn, .alias, .enumeration: true
    default: false
    }
  }

  /// Whether the payload of an entry, or a repeated query key, can contain a value of the type.
  var isCarried: Bool {
    guard case .list(let element) = unwrapped else { return isText }
    // A list whose elements may be nil can't be written as text.
    if case .optional = element { return false }
    return element.isText
  }

  /// Whether a string literal can interpolate a value of the type.
  var isReadable: Bool {
    switch self {
    case .builtIn(let name), .alias(_, let name): ["String", "Int", "Double"].contains(name)
    default: false
    }
  }

  /// Whether restoration can save a value of the type.
  var isKept: Bool {
    switch self {
    case .external(_, let isCodable): isCodable
    case .optional(let inner), .list(let inner): inner.isKept
    default: true
    }
  }

  /// Whether a parameter of this type takes a value of the type `other`.
  func accepts(_ other: TypeShape) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.optional(let inner), .optional(let found)), (.list(let inner), .list(let found)): return inner.accepts(found)
    case (.optional(let inner), _): return inner.accepts(other)
    default: return false
    }
  }
}
