import NavGraphCommandLine
import NavGraphModel
import NavGraphSyntax

/// An index of the places where the names of a workspace are declared and used. Ranges have the file indices of the workspace.
struct NameIndex {
  struct Occurrence: Hashable {
    var range: SourceRange
    /// The range of the name in the declaration, which identifies it.
    var declaration: SourceRange
    var isLabel: Bool
    var isDeclaration: Bool { range == declaration }
  }

  /// The occurrences in the order of the sources.
  private(set) var occurrences: [Occurrence] = []
  /// The declarations, by the range of their name.
  private(set) var symbols: [SourceRange: DeclaredSymbol] = [:]
  /// The indices of the occurrences of each declaration.
  private var numbers: [SourceRange: [Int]] = [:]
  /// The declarations in `others`, by the range of their name.
  private var merged: [SourceRange: DeclaredSymbol] = [:]
  /// For a declaration in several places: another place for each one except one.
  private var others: [SourceRange: SourceRange] = [:]

  init(of workspace: Workspace) {
    for (number, program) in workspace.programs.enumerated() { add(program.graph, number: number, in: workspace) }
    mergeDeclarations()
    // Names that are resolved for several roots or programs occur several times.
    occurrences.sort { NameIndex.key(of: $0) < NameIndex.key(of: $1) }
    var last: Occurrence?
    occurrences.removeAll { occurrence in
      defer { last = occurrence }
      return occurrence == last || symbols[occurrence.declaration] == nil
    }
    for (number, occurrence) in occurrences.enumerated() { numbers[occurrence.declaration, default: []].append(number) }
  }

  private mutating func add(_ graph: NavigationGraph, number: Int, in workspace: Workspace) {
    func moved(_ range: SourceRange) -> SourceRange? { workspace.range(range, inProgram: number) }
    for symbol in graph.declaredSymbols {
      guard let nameRange = moved(symbol.nameRange), let range = moved(symbol.range), symbols[nameRange] == nil else { continue }
      var symbol = symbol
      (symbol.nameRange, symbol.range) = (nameRange, range)
      symbol.doc.file = range.file
      symbols[nameRange] = symbol
      occurrences.append(Occurrence(range: nameRange, declaration: nameRange, isLabel: false))
    }
    for use in graph.nameUses {
      guard let range = moved(use.range), let declaration = moved(use.declaration) else { continue }
      occurrences.append(Occurrence(range: range, declaration: declaration, isLabel: use.isLabel))
    }
  }

  /// Merges declarations whose name also refers to another declaration: an event that overrides one of a group, and a `needs` declaration.
  private mutating func mergeDeclarations() {
    for occurrence in occurrences where !occurrence.isDeclaration && symbols[occurrence.range] != nil {
      let (here, other) = (first(of: occurrence.range), first(of: occurrence.declaration))
      if here != other { others[here] = other }
    }
    guard !others.isEmpty else { return }
    for index in occurrences.indices { occurrences[index].declaration = first(of: occurrences[index].declaration) }
    for declaration in others.keys { merged[declaration] = symbols.removeValue(forKey: declaration) }
  }

  private func first(of declaration: SourceRange) -> SourceRange {
    var declaration = declaration
    while let other = others[declaration] { declaration = other }
    return declaration
  }

  private static func key(of occurrence: Occurrence) -> (UInt32, UInt32, UInt32, UInt32, UInt32, Int) {
    (
      occurrence.range.file.index, occurrence.range.start, occurrence.range.end, occurrence.declaration.file.index,
      occurrence.declaration.start, occurrence.isLabel ? 1 : 0
    )
  }

  /// Returns the occurrences at an offset with the shortest range. There are several if one word names several declarations.
  func occurrences(in file: FileID, at offset: Int) -> [Occurrence] {
    let here = occurrences.filter { $0.range.file == file && Int($0.range.start) <= offset && offset <= Int($0.range.end) }
    guard let shortest = here.map({ $0.range.end - $0.range.start }).min() else { return [] }
    return here.filter { $0.range.end - $0.range.start == shortest }
  }

  /// Returns the occurrences with exactly this range.
  func occurrences(at range: SourceRange) -> ArraySlice<Occurrence> {
    var (low, high) = (0, occurrences.count)
    while low < high {
      let middle = (low + high) / 2
      if occurrences[middle].range < range { low = middle + 1 } else { high = middle }
    }
    return occurrences[low...].prefix { $0.range == range }
  }

  /// Returns the declaration whose name has the range, including merged declarations.
  func declaration(named range: SourceRange) -> DeclaredSymbol? { symbols[range] ?? merged[range] }

  /// Returns the declarations that must have the same name: this one, and tabs of other tab bars that a `select` without a tab bar also
  /// names.
  func declarations(with declaration: SourceRange) -> [SourceRange] {
    var all = [declaration]
    var next = 0
    while next < all.count {
      for occurrence in occurrences(of: all[next]) where !occurrence.isLabel {
        for other in occurrences(at: occurrence.range)
        where !other.isLabel && !all.contains(other.declaration) {
          all.append(other.declaration)
        }
      }
      next += 1
    }
    return all
  }

  /// Returns all occurrences of a declaration, including the declaration itself.
  func occurrences(of declaration: SourceRange) -> [Occurrence] { numbers[declaration, default: []].map { occurrences[$0] } }
}
