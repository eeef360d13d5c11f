import NavGraphSyntax

/// Makes the fixes that need nobody's consent, until there are none left.
///
/// It works on values: `check` says what is wrong with a program whose files are partly replaced, and nothing is written here.
///
/// - A round makes the fixes of one stage, the earliest that has any. Nothing but reading is fixed while a text can't be read.
/// - Of the fixes of a finding that may be made without asking the first is made; of two that collide, the one that is reported first, and
///   the other one waits for the next round.
/// - After each round the program is checked. A fix after which there are more errors of its own stage or of an earlier one, whose
///   finding is still there, or whose line can't be read now for another reason, is taken back, and tried again only when everything else
///   has been fixed: then a second run finds nothing to do.
package struct Mending {
  /// What has been done.
  package struct Applied: Sendable {
    package let path: String
    /// In the text as it was in that round.
    package let line: Int
    package let column: Int
    package let finding: Diagnostic
    package let fix: Fix
  }

  /// The files that differ from what they were, by path.
  package private(set) var changed: [ExactText: [UInt8]] = [:]
  package private(set) var applied: [Applied] = []
  private var now: Checkup
  private var refused: Set<Complaint> = []
  private let mayEdit: (ExactText) -> Bool

  /// Each round mends something, or refuses something. A file with thousands of mistakes shows its reader some hundred at a time.
  private static let mostRounds = 200
  /// How often a fix that does harm is looked for, each time among half as many.
  private static let mostFailures = 60
  private var failures = 0

  /// Mends `start`. A fix is made only if every file that it edits may be edited.
  package init<Failure: Error>(
    _ start: Checkup, mayEdit: @escaping (ExactText) -> Bool, check: ([ExactText: [UInt8]]) throws(Failure) -> Checkup
  ) throws(Failure) {
    now = start
    self.mayEdit = mayEdit
    var triedWith = 0
    for _ in 0..<Mending.mostRounds {
      let candidates = candidates()
      guard failures < Mending.mostFailures else { return }
      guard let stage = candidates.map({ Stage($0.finding) }).min() else {
        if refused.isEmpty || applied.count == triedWith { return }
        (refused, failures, triedWith) = ([], 0, applied.count)
        continue
      }
      try round(candidates.filter { Stage($0.finding) == stage }, stage, check)
    }
  }

  /// The fixes that may be made now. While a text can't be read, only those that make it readable: the other diagnostics may be
  /// consequences, and disappear once it can be.
  private func candidates() -> [FixPlan.Candidate] {
    let isReadable = !now.findings.contains { Stage($0) == .text }
    return now.findings.compactMap { finding in
      guard finding.severity > .off, isReadable || Stage(finding) == .text,
        let fix = finding.fixes.first(where: { $0.applicability == .always }),
        fix.edits.allSatisfy({ mayEdit(ExactText(now.path($0.range.file))) }), !refused.contains(Complaint(finding, now))
      else { return nil }
      return FixPlan.Candidate(finding: finding, fix: fix)
    }
  }

  private mutating func round<Failure: Error>(
    _ candidates: [FixPlan.Candidate], _ stage: Stage, _ check: ([ExactText: [UInt8]]) throws(Failure) -> Checkup
  ) throws(Failure) {
    let before = Tally(now)
    var good: [FixPlan.Candidate] = []
    var result: (files: [SourceFile], checkup: Checkup)?
    var open = [FixPlan(candidates).chosen]
    while let part = open.popLast(), failures < Mending.mostFailures {
      let plan = FixPlan(good + part)
      let files = now.files(after: plan)
      var bytes = changed
      for file in files { bytes[ExactText(file.path)] = file.bytes }
      let checkup = try check(bytes)
      if !files.isEmpty, before.allows(checkup, after: plan.chosen, in: now, stage), plan.improvesItsLines(of: now, to: checkup) {
        good += part
        result = (files, checkup)
        continue
      }
      failures += 1
      if let candidate = part.first, part.count == 1 {
        refused.insert(Complaint(candidate.finding, now))
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
      let range = candidate.finding.primary.range
      guard now.files.indices.contains(Int(range.file.index)) else { continue }
      let file = now.files[Int(range.file.index)]
      let table = tables[range.file] ?? LineTable(file)
      tables[range.file] = table
      let position = table.position(at: range.start)
      applied.append(
        Applied(path: file.path, line: position.line, column: position.column, finding: candidate.finding, fix: candidate.fix))
    }
  }
}
