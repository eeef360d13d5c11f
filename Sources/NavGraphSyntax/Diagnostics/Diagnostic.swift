/// A diagnostic: the problem, its location, its cause, and its fixes.
package struct Diagnostic: Hashable, Sendable {
  package var code: Code
  package var severity: Severity
  /// One line in the author's terms, without a period.
  package var message: String
  /// The location of the diagnostic.
  package var primary: Label
  /// Related locations.
  package var secondary: [Label]
  /// Further locations of the same kind. Reports for people only contain their number, in a note; machine-readable reports list them.
  package var further: [Label]
  /// Facts, including example paths: `loop: A --e--> B`.
  package var notes: [String]
  /// Ways to resolve the diagnostic.
  package var help: [String]
  package var fixes: [Fix]

  package init(
    _ rule: Rule, message: String, at range: SourceRange, label: String = "", secondary: [Label] = [],
    further: [Label] = [], notes: [String] = [], help: [Help] = [], fixes: [Fix] = []
  ) {
    code = rule.code
    severity = rule.severity
    self.message = message
    primary = Label(at: range, text: label)
    self.secondary = secondary
    self.further = further
    self.notes = notes
    self.help = []
    self.fixes = fixes
    for help in help { advise(help) }
  }

  /// Adds a help, and its fixes that the diagnostic doesn't have yet.
  package mutating func advise(_ help: Help) {
    self.help.append(help.text)
    for fix in help.fixes where !fixes.contains(where: { $0.edits == fix.edits }) { fixes.append(fix) }
  }

  /// The fixes that aren't shown in a help.
  package var otherFixes: [Fix] { fixes.filter { !$0.isInHelp } }
}

extension Diagnostic {
  /// Returns whether `a` is printed before `b`: ordered by location, then code, then message.
  package static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    if a.primary.range != b.primary.range { return a.primary.range < b.primary.range }
    if a.code != b.code { return a.code < b.code }
    return a.message.utf8.lexicographicallyPrecedes(b.message.utf8)
  }

  /// Compares all bytes. `==` of strings would take quadratic time on an untrusted text with many combining marks.
  package static func == (a: Diagnostic, b: Diagnostic) -> Bool {
    guard a.code == b.code, a.severity == b.severity, a.primary == b.primary, a.secondary == b.secondary, a.further == b.further else {
      return false
    }
    return a.fixes == b.fixes
      && zip([a.message] + a.notes + a.help, [b.message] + b.notes + b.help).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
      && a.notes.count == b.notes.count && a.help.count == b.help.count
  }

  /// Hashes only the location and the kind, which distinguish nearly all diagnostics.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(primary.range)
    hasher.combine(message.utf8.count)
  }
}

/// The severity of a diagnostic.
package enum Severity: UInt8, Comparable, Sendable {
  case off, note, warning, error
  package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// A range of the source with an optional text that is printed under it.
package struct Label: Equatable, Sendable {
  package var range: SourceRange
  package var text: String
  package init(at range: SourceRange, text: String = "") {
    self.range = range
    self.text = text
  }

  package static func == (a: Label, b: Label) -> Bool { a.range == b.range && a.text.utf8.elementsEqual(b.text.utf8) }
}

/// A diagnostic that isn't reported because an `allow` or the baseline suppresses it.
package struct Suppressed: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// `allow NAV0601 "reason"` in the source.
    case source(reason: String)
    /// The baseline that the command line names contains the diagnostic.
    case baseline
  }
  package var diagnostic: Diagnostic
  package var origin: Origin
  package init(_ diagnostic: Diagnostic, by origin: Origin) {
    self.diagnostic = diagnostic
    self.origin = origin
  }
}
