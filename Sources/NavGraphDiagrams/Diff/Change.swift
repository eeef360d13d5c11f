/// The difference between an item and its counterpart in an older diagram.
package enum Change: String, CaseIterable, Sendable {
  case added, removed, changed

  /// The prefix in a picture, for readers who can't see its colors.
  var sign: String {
    switch self {
    case .added: "+ "
    // This is a minus sign, because Mermaid reads a leading hyphen as a list.
    case .removed: "− "
    case .changed: "~ "
    }
  }

  /// The prefix of a line in a summary.
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
  /// The label of an arrow, with the sign of its difference.
  var words: String { label.isEmpty ? String(change.sign.prefix(1)) : change.sign + label }
}
