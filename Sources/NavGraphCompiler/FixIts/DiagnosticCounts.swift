import NavGraphSyntax

/// The stages of fixes. A fix must not add errors to its stage or an earlier one.
enum Stage: Int, Comparable {
  /// Syntax errors (families 01, 02).
  case text
  /// Errors of names and types (families 03, 04).
  case names
  /// Other errors.
  case meaning
  /// Diagnostics that aren't errors.
  case taste

  init(of diagnostic: Diagnostic) {
    guard diagnostic.severity == .error else {
      self = .taste
      return
    }
    self = diagnostic.code.family <= 2 ? .text : diagnostic.code.family <= 4 ? .names : .meaning
  }

  static func < (a: Stage, b: Stage) -> Bool { a.rawValue < b.rawValue }
}

/// The identity of a diagnostic during fixes, which doesn't change if its line moves.
struct DiagnosticKey: Hashable {
  let code: Code
  let path: ExactText
  let message: String

  init(_ diagnostic: Diagnostic, in checkup: FixItRound) {
    code = diagnostic.code
    path = ExactText(checkup.path(of: diagnostic.primary.range.file))
    message = diagnostic.message
  }
}

/// The number of diagnostics of a program, for a comparison of two states.
struct DiagnosticCounts {
  private var errors = [0, 0, 0, 0]
  /// The maximum number of syntax errors that are reported for one file.
  private static let crowd = 500
  private var complaints: [DiagnosticKey: Int] = [:]

  init(of checkup: FixItRound) {
    for diagnostic in checkup.diagnostics {
      if diagnostic.severity == .error { errors[Stage(of: diagnostic).rawValue] += 1 }
      complaints[DiagnosticKey(diagnostic, in: checkup), default: 0] += 1
    }
  }

  /// Returns whether `after` is an improvement: there are no more errors up to the stage of the fixes, and fewer of each diagnostic that
  /// was fixed. Errors of later stages may appear after syntax errors are fixed.
  func allows(_ after: FixItRound, after done: [FixPlan.Candidate], in before: FixItRound, at stage: Stage) -> Bool {
    let tally = DiagnosticCounts(of: after)
    for level in 0...stage.rawValue where tally.errors[level] > errors[level] { return false }
    // A fixed name must not cause a type error instead.
    if stage == .names || stage == .meaning, tally.errors[stage.rawValue] >= errors[stage.rawValue] { return false }
    // In a file with more errors than are reported, fixes let further ones appear.
    if stage == .text, errors[stage.rawValue] >= DiagnosticCounts.crowd { return true }
    return done.allSatisfy { candidate in
      let complaint = DiagnosticKey(candidate.diagnostic, in: before)
      return tally.complaints[complaint, default: 0] < complaints[complaint, default: 0]
    }
  }
}
