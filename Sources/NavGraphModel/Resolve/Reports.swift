import NavGraphSyntax

/// The diagnostics of a resolution, including those to which later uses of the same name are added.
struct Reports {
  /// A point in a resolution. Between two equal marks, no diagnostic was reported or omitted.
  struct Mark: Equatable {
    fileprivate(set) var count: Int
    fileprivate var silences: Int
  }
  private(set) var diagnostics: [Diagnostic]
  /// The number of unknown names, reported or not.
  private var silences = 0
  /// The names that aren't declared and resemble no declaration, in the order of their discovery.
  private var missing: [MissingName] = []
  private var missingIndex: [Name: Int] = [:]
  /// The words that resemble a declared name, in the order of their discovery.
  private var misspelled: [MisspelledName] = []
  private var misspelledIndex: [MisspelledKey: Int] = [:]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  var mark: Mark { Mark(count: diagnostics.count, silences: silences) }
  var count: Int { diagnostics.count }

  mutating func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Appends the diagnostics that a parser reports.
  mutating func collect<Result>(from parse: (inout [Diagnostic]) -> Result) -> Result { parse(&diagnostics) }

  mutating func countSilence() { silences += 1 }

  // MARK: Removing

  mutating func forget(since count: Int) { diagnostics.removeSubrange(count...) }
  mutating func forget(_ range: Range<Int>) { diagnostics.removeSubrange(range) }
  mutating func rollBack(to mark: Mark) {
    forget(since: mark.count)
    silences = mark.silences
  }

  /// Removes the diagnostics since `count` that satisfy a condition. Earlier ones aren't visited, because there may be many.
  mutating func forget(since count: Int, where isForgotten: (Diagnostic) -> Bool) {
    var kept = count
    for index in count..<diagnostics.count where !isForgotten(diagnostics[index]) {
      diagnostics.swapAt(kept, index)
      kept += 1
    }
    forget(since: kept)
  }

  mutating func update(since count: Int, code: Code, by change: (inout Diagnostic) -> Void) {
    for index in diagnostics.indices[count...] where diagnostics[index].code == code { change(&diagnostics[index]) }
  }

  mutating func update(at index: Int, by change: (inout Diagnostic) -> Void) { change(&diagnostics[index]) }

  // MARK: Missing names

  /// The missing names whose diagnostics haven't been removed.
  var missingNames: [MissingName] { missing.filter(isReported) }

  /// Adds a range to a missing name that was reported. Returns false if it wasn't.
  mutating func add(_ range: SourceRange, toMissing name: Name) -> Bool {
    guard let index = missingIndex[name], isReported(missing[index]) else { return false }
    missing[index].ranges.append(range)
    return true
  }

  mutating func add(_ use: @autoclosure () -> MissingName.Use, toMissing name: Name) {
    if let index = missingIndex[name] { missing[index].uses.append(use()) }
  }

  /// Records that the last diagnostic reports a missing name.
  mutating func noteMissing(_ name: Name, at range: SourceRange) {
    missingIndex[name] = missing.count
    missing.append(MissingName(name: name, diagnostic: diagnostics.count - 1, ranges: [range]))
  }

  private func isReported(_ missing: MissingName) -> Bool {
    guard missing.diagnostic < diagnostics.count else { return false }
    let diagnostic = diagnostics[missing.diagnostic]
    return diagnostic.code == Rule.unknownName.code && diagnostic.primary.range == missing.ranges.first
  }

  // MARK: Misspelled names

  /// The misspelled names whose diagnostics haven't been removed.
  var misspelledNames: [MisspelledName] { misspelled.filter(isReported) }

  /// Adds a use to a misspelling that was reported. Returns false if it wasn't.
  mutating func add(_ edit: Fix.Edit, toMisspelling word: Name, of meant: MisspelledName.Meant) -> Bool {
    guard let index = misspelledIndex[MisspelledKey(word: word, meant: meant)], isReported(misspelled[index]) else { return false }
    misspelled[index].edits.append(edit)
    silences += 1
    return true
  }

  /// Records that the last diagnostic reports a misspelling.
  mutating func noteMisspelling(_ word: Name, of meant: MisspelledName.Meant, edit: Fix.Edit) {
    misspelledIndex[MisspelledKey(word: word, meant: meant)] = misspelled.count
    misspelled.append(MisspelledName(word: word, meant: meant, diagnostic: diagnostics.count - 1, edits: [edit]))
  }

  private func isReported(_ misspelled: MisspelledName) -> Bool {
    guard misspelled.diagnostic < diagnostics.count, let first = misspelled.edits.first else { return false }
    let diagnostic = diagnostics[misspelled.diagnostic]
    return Reports.rulesOfMisspellings.contains(diagnostic.code) && diagnostic.primary.range == first.range
  }

  private static let rulesOfMisspellings: Set<Code> = [
    Rule.unknownName.code, Rule.unknownArgument.code, Rule.unknownTab.code, Rule.unknownTarget.code, Rule.unknownCase.code,
    Rule.unknownOutcome.code,
  ]
}
