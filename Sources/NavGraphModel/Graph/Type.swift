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

  /// The types that the table of every graph begins with.
  static var builtIn: [Type] { [.string, .int, .double, .bool, .uuid, .date, .url, .unknown] }
  /// The names of those that an author can write.
  package static var builtInNames: [String] { ["String", "Int", "Double", "Bool", "UUID", "Date", "URL"] }
}

extension ID<Type> {
  // The built-in types are the first of every graph's table, in this order.
  package static var string: TypeID { TypeID(0) }
  package static var int: TypeID { TypeID(1) }
  package static var double: TypeID { TypeID(2) }
  package static var bool: TypeID { TypeID(3) }
  package static var uuid: TypeID { TypeID(4) }
  package static var date: TypeID { TypeID(5) }
  package static var url: TypeID { TypeID(6) }
  package static var unknown: TypeID { TypeID(7) }
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
  /// The name itself.
  package var nameRange: SourceRange
  package init(name: Name, raw: Name, range: SourceRange, nameRange: SourceRange) {
    self.name = name
    self.raw = raw
    self.range = range
    self.nameRange = nameRange
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
