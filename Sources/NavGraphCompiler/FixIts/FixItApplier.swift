import NavGraphSyntax

/// Applies fixes that need no review, until none is left. `check` returns the diagnostics of the program with some files replaced; no file
/// is written.
///
/// - A round applies the fixes of the earliest stage that has any. While there are syntax errors, only these are fixed.
/// - For each diagnostic, the first fix that needs no review is chosen. If two collide, the second one waits for the next round.
/// - The program is checked after each round. A fix is reverted if its stage or an earlier one has more errors than before, if its
///   diagnostic remains, or if its line has another syntax error. It is tried again only after everything else has been fixed, so that a
///   second run has nothing to do.
package struct FixItApplier {
  /// A fix that was applied.
  package struct Applied: Sendable {
    package let path: String
    /// The line in the text before the round.
    package let line: Int
    package let column: Int
    package let diagnostic: Diagnostic
    package let fix: Fix
  }

  /// The files that have changed, by path.
  package private(set) var changed: [ExactText: [UInt8]] = [:]
  package private(set) var applied: [Applied] = []
  private var now: FixItRound
  private var refused: Set<DiagnosticKey> = []
  private let mayEdit: (ExactText) -> Bool

  /// The maximum number of rounds. Each round applies or reverts a fix. A file with thousands of errors reports some hundred at a time.
  private static let maxRounds = 200
  /// The maximum number of failed checks. A harmful fix is found by bisection.
  private static let maxFailures = 60
  private var failures = 0

  /// Applies fixes to the program in `start`. A fix is applied only if `mayEdit` returns true for every file that it edits.
  package init<Failure: Error>(
    from start: FixItRound, mayEdit: @escaping (ExactText) -> Bool, check: ([ExactText: [UInt8]]) throws(Failure) -> FixItRound
  ) throws(Failure) {
    now = start
    self.mayEdit = mayEdit
    var triedWith = 0
    for _ in 0..<FixItApplier.maxRounds {
      let candidates = candidates()
      guard failures < FixItApplier.maxFailures else { return }
      guard let stage = candidates.map({ Stage(of: $0.diagnostic) }).min() else {
        if refused.isEmpty || applied.count == triedWith { return }
        (refused, failures, triedWith) = ([], 0, applied.count)
        continue
      }
      try round(of: candidates.filter { Stage(of: $0.diagnostic) == stage }, at: stage, check: check)
    }
  }

  /// Returns the fixes that can be applied now. While there are syntax errors, these are only the fixes for them, because other
  /// diagnostics may be consequences.
  private func candidates() -> [FixPlan.Candidate] {
    let isReadable = !now.diagnostics.contains { Stage(of: $0) == .text }
    return now.diagnostics.compactMap { diagnostic in
      guard diagnostic.severity > .off, isReadable || Stage(of: diagnostic) == .text,
        let fix = diagnostic.fixes.first(where: { $0.applicability == .always }),
        fix.edits.allSatisfy({ mayEdit(ExactText(now.path(of: $0.range.file))) }), !refused.contains(DiagnosticKey(diagnostic, in: now))
      else { return nil }
      return FixPlan.Candidate(diagnostic: diagnostic, fix: fix)
    }
  }

  private mutating func round<Failure: Error>(
    of candidates: [FixPlan.Candidate], at stage: Stage, check: ([ExactText: [UInt8]]) throws(Failure) -> FixItRound
  ) throws(Failure) {
    let before = DiagnosticCounts(of: now)
    var good: [FixPlan.Candidate] = []
    var result: (files: [SourceFile], checkup: FixItRound)?
    var open = [FixPlan(of: candidates).chosen]
    while let part = open.popLast(), failures < FixItApplier.maxFailures {
      let plan = FixPlan(of: good + part)
      let files = now.files(after: plan)
      var bytes = changed
      for file in files { bytes[ExactText(file.path)] = file.bytes }
      let checkup = try check(bytes)
      if !files.isEmpty, before.allows(checkup, after: plan.chosen, in: now, at: stage), plan.improvesItsLines(of: now, to: checkup) {
        good += part
        result = (files, checkup)
        continue
      }
      failures += 1
      if let candidate = part.first, part.count == 1 {
        refused.insert(DiagnosticKey(candidate.diagnostic, in: now))
      } else {
        open.append(Array(part[(part.count / 2)...]))
        open.append(Array(part[..<(part.count / 2)]))
      }
    }
    guard let result else { return }
    note(good)
    for file in result.files { changed[ExactText(file.path)] = file.bytes }
    now = result.checkup
  }

  private mutating func note(_ done: [FixPlan.Candidate]) {
    var tables: [FileID: LineTable] = [:]
    for candidate in done {
      let range = candidate.diagnostic.primary.range
      guard now.files.indices.contains(Int(range.file.index)) else { continue }
      let file = now.files[Int(range.file.index)]
      let table = tables[range.file] ?? LineTable(of: file)
      tables[range.file] = table
      let position = table.position(at: range.start)
      applied.append(
        Applied(path: file.path, line: position.line, column: position.column, diagnostic: candidate.diagnostic, fix: candidate.fix))
    }
  }
}
