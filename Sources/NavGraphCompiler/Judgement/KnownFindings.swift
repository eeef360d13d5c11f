import NavGraphSyntax

/// A baseline while findings are compared with it.
struct KnownFindings {
  private let baseline: Baseline
  /// How the baseline names the files that were read.
  private let names: [ExactText]
  /// The first entry of each kind.
  private let entries: [Baseline.Entry: Int]
  private var isMet: [Bool]
  /// Whether there are findings that no baseline can hold. Behind these, others may be missing.
  private var isBlurred = false

  init(_ baseline: Baseline, _ files: [SourceFile]) {
    self.baseline = baseline
    names = files.map { ExactText(baseline.name($0.path)) }
    entries = Dictionary(baseline.entries.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: min)
    isMet = [Bool](repeating: false, count: baseline.entries.count)
  }

  /// Whether the baseline holds this finding of a rule's own severity.
  mutating func holds(_ finding: Diagnostic, _ identity: FindingIdentity) -> Bool {
    guard !finding.breaksGraph else {
      isBlurred = true
      return false
    }
    let file = Int(finding.primary.range.file.index)
    guard names.indices.contains(file), let entry = entries[Baseline.Entry(file: names[file], identity: identity)] else { return false }
    isMet[entry] = true
    return true
  }

  /// Reports the entries that nothing met: of files that were read, or that are gone. Rules that did not run may still have something to
  /// say. `file` is the baseline's number.
  func stale(_ optional: OptionalRules, in file: FileID) -> [Diagnostic] {
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
