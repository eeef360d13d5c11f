import NavGraphSyntax

/// A parameter type. Equal types have equal `TypeID`s: the table holds each once.
package enum Type: Hashable, Sendable {
  case string, int, double, bool, uuid, date, url
  case alias(TypeAliasID)
  case enumeration(EnumerationID)
  case external(ExternalTypeID)
  case optional(TypeID)
  case list(TypeID)
  /// A type that could not be resolved; it agrees with everything, so that nothing follows from it.
  case unknown
}

/// `type ChatID = String`: a type of its own that carries another.
package struct TypeAlias: Sendable {
  package var declared: Declared
  package var base: TypeID
  package init(declared: Declared, base: TypeID) {
    self.declared = declared
    self.base = base
  }
}

/// `enum Folder { inbox, spam = "junk" }`
package struct Enumeration: Sendable {
  package var declared: Declared
  package var cases: IDRange<EnumerationCase>
  package init(declared: Declared, cases: IDRange<EnumerationCase>) {
    self.declared = declared
    self.cases = cases
  }
}

/// One case; `raw` is what URLs carry.
package struct EnumerationCase: Sendable {
  package var name: Name
  package var raw: Name
  package var range: SourceRange
  package init(name: Name, raw: Name, range: SourceRange) {
    self.name = name
    self.raw = raw
    self.range = range
  }
}

/// `extern type Draft: Codable`: the app's own type, passed along.
package struct ExternalType: Sendable {
  package var declared: Declared
  package var isCodable: Bool
  package init(declared: Declared, isCodable: Bool) {
    self.declared = declared
    self.isCodable = isCodable
  }
}
