import NavGraphSyntax

/// The comparison of diagnostics with a baseline.
struct BaselineMatcher {
  private let baseline: Baseline
  /// The baseline's names of the files that were read, indexed by file.
  private let names: [ExactText]
  /// The index of the first of several equal entries.
  private let entries: [Baseline.Entry: Int]
  private var isMet: [Bool]
  /// Whether there are diagnostics that a baseline can't contain, so that others may be missing.
  private var isBlurred = false

  init(of baseline: Baseline, in files: [SourceFile]) {
    self.baseline = baseline
    names = files.map { ExactText(baseline.name($0.path)) }
    entries = Dictionary(baseline.entries.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
    isMet = [Bool](repeating: false, count: baseline.entries.count)
  }

  /// Returns whether the baseline contains a diagnostic, which must have its rule's severity.
  mutating func holds(_ diagnostic: Diagnostic, as identity: DiagnosticIdentity) -> Bool {
    guard !diagnostic.breaksGraph else {
      isBlurred = true
      return false
    }
    let file = Int(diagnostic.primary.range.file.index)
    guard names.indices.contains(file), let entry = entries[Baseline.Entry(file: names[file], identity: identity)] else { return false }
    isMet[entry] = true
    return true
  }

  /// Returns diagnostics about unused entries, for files that were read or no longer exist. Entries of rules that didn't run are skipped.
  /// `file` is the index of the baseline.
  func stale(under optional: OptionalRules, in file: FileID) -> [Diagnostic] {
    if isBlurred { return [] }
    let read = Set(names)
    let idle = Set(Compiler.rules.filter { !optional.runs($0) }.map(\.code))
    return baseline.entries.indices.compactMap { (index) -> Diagnostic? in
      let entry = baseline.entries[index]
      guard !isMet[index], !idle.contains(entry.identity.code), read.contains(entry.file) || baseline.gone.contains(entry.file) else {
        return nil
      }
      return .staleBaseline(entry.identity, file: entry.file.text, at: baseline.range(of: index, file: file))
    }
  }
}
