import NavGraphSyntax

/// When a fix is made, and what must not get worse by it.
enum Stage: Int, Comparable {
  /// Errors of reading (01, 02).
  case text
  /// Errors of names and types (03, 04).
  case names
  /// Errors of what the graph means.
  case meaning
  /// Whatever is not an error.
  case taste

  init(_ finding: Diagnostic) {
    guard finding.severity == .error else {
      self = .taste
      return
    }
    self = finding.code.family <= 2 ? .text : finding.code.family <= 4 ? .names : .meaning
  }

  static func < (a: Stage, b: Stage) -> Bool { a.rawValue < b.rawValue }
}

/// A finding as its author would recognise it after its line has moved.
struct Complaint: Hashable {
  let code: Code
  let path: ExactText
  let message: String

  init(_ finding: Diagnostic, _ checkup: Checkup) {
    code = finding.code
    path = ExactText(checkup.path(finding.primary.range.file))
    message = finding.message
  }
}

/// The findings of a program, counted, so that two states of it can be compared.
struct Tally {
  private var errors = [0, 0, 0, 0]
  /// As many errors of reading as are reported of one file.
  private static let crowd = 500
  private var complaints: [Complaint: Int] = [:]

  init(_ checkup: Checkup) {
    for finding in checkup.findings {
      if finding.severity == .error { errors[Stage(finding).rawValue] += 1 }
      complaints[Complaint(finding, checkup), default: 0] += 1
    }
  }

  /// Whether `after` is a step forward from this: no more errors up to the stage of the fixes, and each finding that was to be mended has
  /// become rarer. Errors of later stages may come to light once a text can be read.
  func allows(_ after: Checkup, after done: [FixPlan.Candidate], in before: Checkup, _ stage: Stage) -> Bool {
    let tally = Tally(after)
    for level in 0...stage.rawValue where tally.errors[level] > errors[level] { return false }
    // A name that is mended must not be found to have the wrong type instead.
    if stage == .names || stage == .meaning, tally.errors[stage.rawValue] >= errors[stage.rawValue] { return false }
    // Of a file with more mistakes than anyone reads, those behind come forward as the first are mended.
    if stage == .text, errors[stage.rawValue] >= Tally.crowd { return true }
    return done.allSatisfy { candidate in
      let complaint = Complaint(candidate.finding, before)
      return tally.complaints[complaint, default: 0] < complaints[complaint, default: 0]
    }
  }
}
