/// A type as an author writes it.
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

  /// Without its `?`.
  var unwrapped: TypeShape { if case .optional(let inner) = self { inner } else { self } }

  /// Whether a value of it can be written down wherever it is wanted.
  var hasLiteral: Bool {
    switch self {
    case .builtIn(let name), .alias(_, let name): name != "UUID" && name != "Date"
    case .enumeration, .optional, .list: true
    case .external: false
    }
  }

  /// Whether one text of a URL can carry it.
  var isText: Bool {
    switch unwrapped {
    case .builtIn, .alias, .enumeration: true
    default: false
    }
  }

  /// Whether the payload of an entry or a repeated key of a query can carry it.
  var isCarried: Bool {
    guard case .list(let element) = unwrapped else { return isText }
    // A list with elements that may be missing has no text.
    if case .optional = element { return false }
    return element.isText
  }

  /// Whether a text can show a value of it.
  var isReadable: Bool {
    switch self {
    case .builtIn(let name), .alias(_, let name): ["String", "Int", "Double"].contains(name)
    default: false
    }
  }

  /// Whether restoration can keep a value of it.
  var isKept: Bool {
    switch self {
    case .external(_, let isCodable): isCodable
    case .optional(let inner), .list(let inner): inner.isKept
    default: true
    }
  }

  /// Whether a value of `other` may stand where this is wanted.
  func accepts(_ other: TypeShape) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.optional(let inner), .optional(let found)), (.list(let inner), .list(let found)): return inner.accepts(found)
    case (.optional(let inner), _): return inner.accepts(other)
    default: return false
    }
  }
}
