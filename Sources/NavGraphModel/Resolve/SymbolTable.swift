import NavGraphSyntax

/// The meanings of all declared names, in one namespace, and what isn't certain about them.
struct SymbolTable {
  /// Indexed by `Name.raw`.
  private var meanings: [Meaning?]
  /// Names that more than one declaration claims: their uses aren't judged.
  private var contested: Set<Name> = []
  /// What is known only from a `needs` line.
  private var standIns: Set<Meaning> = []
  /// What has parameters that couldn't be read in full: its arguments aren't judged.
  private var unsureCallees: Set<Meaning> = []

  init(names: borrowing NameTable) {
    meanings = Array(repeating: nil, count: names.count)
    for (index, name) in Type.builtInNames.enumerated() {
      if let name = names.find(name) { meanings[Int(name.raw)] = .type(TypeID(index)) }
    }
  }

  subscript(name: Name) -> Meaning? { Int(name.raw) < meanings.count ? meanings[Int(name.raw)] : nil }

  /// Whether a declaration can have that name: it is one of the files' own.
  func canDeclare(_ name: Name) -> Bool { name != .empty && Int(name.raw) < meanings.count }

  mutating func declare(_ name: Name, _ meaning: Meaning) { meanings[Int(name.raw)] = meaning }

  func isContested(_ name: Name) -> Bool { !contested.isEmpty && contested.contains(name) }
  mutating func contest(_ name: Name) { contested.insert(name) }

  func isStandIn(_ meaning: Meaning) -> Bool { standIns.contains(meaning) }
  mutating func addStandIn(_ meaning: Meaning) { standIns.insert(meaning) }

  func isUnsure(_ callee: Meaning) -> Bool { !unsureCallees.isEmpty && unsureCallees.contains(callee) }
  mutating func addUnsure(_ callee: Meaning) { unsureCallees.insert(callee) }
}
