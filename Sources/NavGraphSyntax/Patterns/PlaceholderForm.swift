/// A restriction on the text of a placeholder, in addition to its type: `{sha: hex 40}`, `{month: 01...12}`, `{tab: new|top}`.
///
/// A graph contains it as its `text`, which is the same for all spellings.
package enum PlaceholderForm: Hashable, Sendable {
  /// A number of characters of one set. `most` is nil if the number is unlimited.
  case characters(CharacterSort, least: Int, most: Int?)
  /// A non-negative number within bounds. `digits` is the number of digits, including leading zeros, or 0 for any number without leading
  /// zeros.
  case number(least: Int64, most: Int64, digits: Int)
  /// One of several distinct texts.
  case words([[UInt8]])

  /// The maximum number of characters that a form can count. Automata have a state for each.
  package static let maxCharacters = 128
  /// The maximum number of digits of a padded number, which always fits an `Int`.
  package static let maxDigits = 18

  /// The reason why a text isn't a form.
  package struct Mistake: Error, Sendable {
    var message: String
    var label: String
    /// The form that may have been meant.
    var meant: String?
    init(_ message: String, label: String, meant: String? = nil) { (self.message, self.label, self.meant) = (message, label, meant) }
  }

  /// Creates the form that `text` describes; nil if it isn't the text of a form.
  package init?(_ text: some Collection<UInt8>) {
    guard case .success(let form) = PlaceholderForm.form(of: Array(text)) else { return nil }
    self = form
  }

  /// The canonical spelling of the form.
  package var text: String {
    switch self {
    case .characters(let sort, 1, nil): return sort.rawValue
    case .characters(let sort, let least, let most):
      if least == most { return "\(sort.rawValue) \(least)" }
      return "\(sort.rawValue) \(least)...\(most.map { String($0) } ?? "")"
    case .number(let least, let most, let digits):
      let first = PlaceholderForm.padded(least, to: digits)
      return most == .max ? first + "..." : first + "..." + PlaceholderForm.padded(most, to: digits)
    case .words(let words): return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
    }
  }

  /// Returns a number with leading zeros.
  package static func padded(_ number: Int64, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }

  /// Returns whether a decoded text has the form.
  package func contains(_ text: some Collection<UInt8>) -> Bool {
    switch self {
    case .characters(let sort, let least, let most):
      return text.count >= least && text.count <= most ?? .max && text.allSatisfy { sort.contains(UInt32($0)) }
    case .number(let least, let most, let digits):
      guard let first = text.first, text.count <= 19, text.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return false }
      guard digits > 0 ? text.count == digits : first != 0x30 || text.count == 1 else { return false }
      guard let number = Int64(String(decoding: Array(text), as: UTF8.self)) else { return false }
      return number >= least && number <= most
    case .words(let words): return words.contains { $0.elementsEqual(text) }
    }
  }
}
