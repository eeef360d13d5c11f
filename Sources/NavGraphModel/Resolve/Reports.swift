import NavGraphSyntax

/// The diagnostics of a resolution, and the mistakes to which later uses of the same name are added.
struct Reports {
  /// A point in a resolution: nothing was reported or left out between two equal ones.
  struct Mark: Equatable {
    fileprivate(set) var count: Int
    fileprivate var silences: Int
  }
  private(set) var diagnostics: [Diagnostic]
  /// How often a name meant nothing, reported or not.
  private var silences = 0
  /// Names that are declared nowhere and resemble nothing, in the order in which they were met.
  private var missing: [MissingName] = []
  private var missingIndex: [Name: Int] = [:]
  /// Words that resemble a declared name, in the order in which they were met.
  private var misspelt: [MisspeltName] = []
  private var misspeltIndex: [MisspeltKey: Int] = [:]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  var mark: Mark { Mark(count: diagnostics.count, silences: silences) }
  var count: Int { diagnostics.count }

  mutating func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Appends what a parser reports.
  mutating func collect<Result>(_ parse: (inout [Diagnostic]) -> Result) -> Result { parse(&diagnostics) }

  mutating func countSilence() { silences += 1 }

  // MARK: Taking back

  mutating func forget(since count: Int) { diagnostics.removeSubrange(count...) }
  mutating func forget(_ range: Range<Int>) { diagnostics.removeSubrange(range) }
  mutating func rollBack(to mark: Mark) {
    forget(since: mark.count)
    silences = mark.silences
  }

  /// Takes back those since `count` that satisfy a condition. Only they are looked at: there may be many before them.
  mutating func forget(since count: Int, where isForgotten: (Diagnostic) -> Bool) {
    var kept = count
    for index in count..<diagnostics.count where !isForgotten(diagnostics[index]) {
      diagnostics.swapAt(kept, index)
      kept += 1
    }
    forget(since: kept)
  }

  mutating func update(since count: Int, code: Code, _ change: (inout Diagnostic) -> Void) {
    for index in diagnostics.indices[count...] where diagnostics[index].code == code { change(&diagnostics[index]) }
  }

  mutating func update(_ index: Int, _ change: (inout Diagnostic) -> Void) { change(&diagnostics[index]) }

  // MARK: Missing names

  /// The missing names whose diagnostics haven't been taken back.
  var missingNames: [MissingName] { missing.filter(isReported) }

  /// Adds a place to a missing name that is reported; false if it isn't.
  mutating func add(_ range: SourceRange, toMissing name: Name) -> Bool {
    guard let index = missingIndex[name], isReported(missing[index]) else { return false }
    missing[index].ranges.append(range)
    return true
  }

  /// Records how a missing name is used.
  mutating func add(_ use: @autoclosure () -> MissingName.Use, toMissing name: Name) {
    if let index = missingIndex[name] { missing[index].uses.append(use()) }
  }

  /// Records that the last diagnostic reports a missing name.
  mutating func noteMissing(_ name: Name, at range: SourceRange) {
    missingIndex[name] = missing.count
    missing.append(MissingName(name: name, finding: diagnostics.count - 1, ranges: [range]))
  }

  private func isReported(_ missing: MissingName) -> Bool {
    guard missing.finding < diagnostics.count else { return false }
    let finding = diagnostics[missing.finding]
    return finding.code == Rule.unknownName.code && finding.primary.range == missing.ranges.first
  }

  // MARK: Misspelled names

  /// The misspelled names whose diagnostics haven't been taken back.
  var misspeltNames: [MisspeltName] { misspelt.filter(isReported) }

  /// Adds a use to those of a misspelling that is reported already; false if there is none.
  mutating func add(_ edit: Fix.Edit, toMisspelling word: Name, of meant: MisspeltName.Meant) -> Bool {
    guard let index = misspeltIndex[MisspeltKey(word: word, meant: meant)], isReported(misspelt[index]) else { return false }
    misspelt[index].edits.append(edit)
    silences += 1
    return true
  }

  /// Records that the last diagnostic reports a misspelling.
  mutating func noteMisspelling(_ word: Name, of meant: MisspeltName.Meant, _ edit: Fix.Edit) {
    misspeltIndex[MisspeltKey(word: word, meant: meant)] = misspelt.count
    misspelt.append(MisspeltName(word: word, meant: meant, finding: diagnostics.count - 1, edits: [edit]))
  }

  private func isReported(_ misspelt: MisspeltName) -> Bool {
    guard misspelt.finding < diagnostics.count, let first = misspelt.edits.first else { return false }
    let finding = diagnostics[misspelt.finding]
    return Reports.rulesOfMisspellings.contains(finding.code) && finding.primary.range == first.range
  }

  private static let rulesOfMisspellings: Set<Code> = [
    Rule.unknownName.code, Rule.unknownArgument.code, Rule.unknownTab.code, Rule.unknownTarget.code, Rule.unknownCase.code,
    Rule.unknownOutcome.code,
  ]
}
