/// One finding: what is wrong, where, why, and what would help.
package struct Diagnostic: Hashable, Sendable {
  package var code: Code
  package var severity: Severity
  /// One line in the author's words, without a full stop.
  package var message: String
  /// Where the finding is reported.
  package var primary: Label
  /// The other ends of it.
  package var secondary: [Label]
  /// Places like these that people are only told the number of, in a note; reports for programs name each.
  package var further: [Label]
  /// Facts, witnesses among them: `loop: A --e--> B`.
  package var notes: [String]
  /// Ways out.
  package var help: [String]
  package var fixes: [Fix]

  package init(
    _ rule: Rule, _ message: String, at range: SourceRange, _ label: String = "", secondary: [Label] = [],
    further: [Label] = [], notes: [String] = [], help: [Help] = [], fixes: [Fix] = []
  ) {
    code = rule.code
    severity = rule.severity
    self.message = message
    primary = Label(range, label)
    self.secondary = secondary
    self.further = further
    self.notes = notes
    self.help = []
    self.fixes = fixes
    for help in help { advise(help) }
  }

  /// Adds a help, and the fixes in it that the diagnostic doesn't have yet.
  package mutating func advise(_ help: Help) {
    self.help.append(help.text)
    for fix in help.fixes where !fixes.contains(where: { $0.edits == fix.edits }) { fixes.append(fix) }
  }

  /// The fixes that no help shows.
  package var otherFixes: [Fix] { fixes.filter { !$0.isInHelp } }
}

extension Diagnostic {
  /// The order in which findings are printed: by place, then by code, then by text.
  package static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    if a.primary.range != b.primary.range { return a.primary.range < b.primary.range }
    if a.code != b.code { return a.code < b.code }
    return a.message.utf8.lexicographicallyPrecedes(b.message.utf8)
  }

  /// Findings are equal if all their bytes are. `==` of texts would take quadratic time on accents of a stranger's text.
  package static func == (a: Diagnostic, b: Diagnostic) -> Bool {
    guard a.code == b.code, a.severity == b.severity, a.primary == b.primary, a.secondary == b.secondary, a.further == b.further else {
      return false
    }
    return a.fixes == b.fixes
      && zip([a.message] + a.notes + a.help, [b.message] + b.notes + b.help).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
      && a.notes.count == b.notes.count && a.help.count == b.help.count
  }

  /// Hashes only the place and the kind, which distinguish nearly all diagnostics.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(primary.range)
    hasher.combine(message.utf8.count)
  }
}
