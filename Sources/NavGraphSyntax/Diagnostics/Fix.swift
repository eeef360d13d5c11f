/// Edits that resolve a diagnostic.
package struct Fix: Equatable, Sendable {
  /// Whether the edits may be applied without review.
  package enum Applicability: Hashable, Sendable {
    /// The result means what the author meant.
    case always
    /// The result is valid, but the author should review it.
    case maybe
  }
  /// A replacement of `range`, or an insertion if it is empty.
  package struct Edit: Hashable, Sendable {
    package var range: SourceRange
    package var text: String
    package init(replacing range: SourceRange, with text: String) {
      self.range = range
      self.text = text
    }

    package static func == (a: Edit, b: Edit) -> Bool { a.range == b.range && a.text.utf8.elementsEqual(b.text.utf8) }

    /// Hashes only the range, which differs between nearly all edits.
    package func hash(into hasher: inout Hasher) { hasher.combine(range) }
  }
  /// The effect of the fix, in the imperative: "write `Chat`".
  package var title: String
  package var applicability: Applicability
  package var edits: [Edit]
  /// The code that a help shows: the text that is written or removed.
  package var code: String
  /// Whether a help of the diagnostic shows the code, so that reports for people don't list the fix again.
  package private(set) var isInHelp = false

  package init(_ title: String, applicability: Applicability = .maybe, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
    code = edits.first?.text ?? ""
  }

  /// Creates a suggestion for a help that shows `code`: the text that `edits` write or remove.
  package init(code: String, edits: [Edit], applicability: Applicability = .maybe) {
    self.init(edits.contains { !$0.text.isEmpty } ? "write `\(code)`" : "remove `\(code)`", applicability: applicability, edits: edits)
    self.code = code
  }

  /// This fix, marked as shown in a help.
  var inHelp: Fix {
    var fix = self
    fix.isInHelp = true
    return fix
  }

  package static func == (a: Fix, b: Fix) -> Bool {
    a.applicability == b.applicability && a.isInHelp == b.isInHelp && a.edits == b.edits && a.title.utf8.elementsEqual(b.title.utf8)
      && a.code.utf8.elementsEqual(b.code.utf8)
  }
}
