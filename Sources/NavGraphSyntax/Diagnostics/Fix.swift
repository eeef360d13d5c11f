/// Edits that mend a finding.
package struct Fix: Equatable, Sendable {
  /// Whether a machine may apply the edits without asking.
  package enum Applicability: Hashable, Sendable {
    /// The result means what the author meant.
    case always
    /// The result is legal, but the author should look.
    case maybe
  }
  /// Replaces the bytes of `range`; an empty range inserts.
  package struct Edit: Equatable, Sendable {
    package var range: SourceRange
    package var text: String
    package init(_ range: SourceRange, _ text: String) {
      self.range = range
      self.text = text
    }

    package static func == (a: Edit, b: Edit) -> Bool { a.range == b.range && a.text.utf8.elementsEqual(b.text.utf8) }
  }
  /// What it does, in the imperative: "write `Chat`".
  package var title: String
  package var applicability: Applicability
  package var edits: [Edit]
  package init(_ title: String, _ applicability: Applicability = .maybe, _ edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }

  package static func == (a: Fix, b: Fix) -> Bool {
    a.applicability == b.applicability && a.edits == b.edits && a.title.utf8.elementsEqual(b.title.utf8)
  }
}
