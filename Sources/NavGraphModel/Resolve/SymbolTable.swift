import NavGraphSyntax

/// The symbols of all declared names, in one namespace, and what is uncertain about them.
struct SymbolTable {
  /// The symbols, indexed by `Name.raw`.
  private var symbols: [Symbol?]
  /// The names with more than one declaration. No diagnostics about their uses are reported.
  private var contested: Set<Name> = []
  /// The symbols that only a `needs` line declares.
  private var standIns: Set<Symbol> = []
  /// The symbols with parameters that couldn't be read completely. No diagnostics about their arguments are reported.
  private var unsureCallees: Set<Symbol> = []

  init(names: borrowing NameTable) {
    symbols = Array(repeating: nil, count: names.count)
    for (index, name) in Type.builtInNames.enumerated() {
      if let name = names.find(name) { symbols[Int(name.raw)] = .type(TypeID(index)) }
    }
  }

  subscript(name: Name) -> Symbol? { Int(name.raw) < symbols.count ? symbols[Int(name.raw)] : nil }

  /// Whether a declaration can have a name, which must have been interned before resolution.
  func canDeclare(_ name: Name) -> Bool { name != .empty && Int(name.raw) < symbols.count }

  mutating func declare(_ name: Name, as meaning: Symbol) { symbols[Int(name.raw)] = meaning }

  func isContested(_ name: Name) -> Bool { !contested.isEmpty && contested.contains(name) }
  mutating func contest(_ name: Name) { contested.insert(name) }

  func isStandIn(_ meaning: Symbol) -> Bool { standIns.contains(meaning) }
  mutating func addStandIn(_ meaning: Symbol) { standIns.insert(meaning) }

  func isUnsure(_ callee: Symbol) -> Bool { !unsureCallees.isEmpty && unsureCallees.contains(callee) }
  mutating func addUnsure(_ callee: Symbol) { unsureCallees.insert(callee) }
}
