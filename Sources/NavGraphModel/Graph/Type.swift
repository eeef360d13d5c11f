import NavGraphSyntax

/// The type of a parameter. Equal types have equal `TypeID`s, because the table contains each type once.
package enum Type: Hashable, Sendable {
  case string, int, double, bool, uuid, date, url
  case alias(TypeAliasID)
  case enumeration(EnumerationID)
  case external(ExternalTypeID)
  case optional(TypeID)
  case list(TypeID)
  /// A type that couldn't be resolved. It matches every type, so that it causes no further diagnostics.
  case unknown

  /// The types with which the table of every graph begins.
  static var builtIn: [Type] { [.string, .int, .double, .bool, .uuid, .date, .url, .unknown] }
  /// The names of the built-in types that can be written in the source.
  package static var builtInNames: [String] { ["String", "Int", "Double", "Bool", "UUID", "Date", "URL"] }
}

extension ID<Type> {
  // The built-in types come first in every graph's table, in this order.
  package static var string: TypeID { TypeID(0) }
  package static var int: TypeID { TypeID(1) }
  package static var double: TypeID { TypeID(2) }
  package static var bool: TypeID { TypeID(3) }
  package static var uuid: TypeID { TypeID(4) }
  package static var date: TypeID { TypeID(5) }
  package static var url: TypeID { TypeID(6) }
  package static var unknown: TypeID { TypeID(7) }
}

/// A distinct type with the values of another, such as `type ChatID = String`.
package struct TypeAlias: Sendable {
  package var declared: Declared
  package var base: TypeID
  package init(declared: Declared, base: TypeID) {
    self.declared = declared
    self.base = base
  }
}

/// An enumeration, such as `enum Folder { inbox, spam = "junk" }`.
package struct Enumeration: Sendable {
  package var declared: Declared
  package var cases: IDRange<EnumerationCase>
  package init(declared: Declared, cases: IDRange<EnumerationCase>) {
    self.declared = declared
    self.cases = cases
  }
}

/// A case of an enumeration. `raw` is its text in URLs.
package struct EnumerationCase: Sendable {
  package var name: Name
  package var raw: Name
  package var range: SourceRange
  package var nameRange: SourceRange
  package init(name: Name, raw: Name, range: SourceRange, nameRange: SourceRange) {
    self.name = name
    self.raw = raw
    self.range = range
    self.nameRange = nameRange
  }
}

/// A type of the app that the graph passes on, such as `extern type Draft: Codable`.
package struct ExternalType: Sendable {
  package var declared: Declared
  package var isCodable: Bool
  package init(declared: Declared, isCodable: Bool) {
    self.declared = declared
    self.isCodable = isCodable
  }
}
