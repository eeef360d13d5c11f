/// How something in a picture differs from an older one.
package enum Change: String, CaseIterable, Sendable {
  case added, removed, changed

  /// What is put before words in a picture, for those who don't see its colours.
  var sign: String {
    switch self {
    case .added: "+ "
    // A minus: what begins with a hyphen would be a list to Mermaid.
    case .removed: "− "
    case .changed: "~ "
    }
  }

  /// What begins a line of a summary.
  package var mark: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    }
  }
}

extension Optional<Change> {
  var sign: String { self?.sign ?? "" }
}

extension Link {
  /// The words on an arrow, and how it differs.
  var words: String { label.isEmpty ? String(change.sign.prefix(1)) : change.sign + label }
}
