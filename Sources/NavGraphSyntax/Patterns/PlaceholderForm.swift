/// What a placeholder asks of its text, beside its type: `{sha: hex 40}`, `{month: 01...12}`, `{tab: new|top}`.
///
/// A graph keeps it as its `text`, which is one for all spellings.
package enum PlaceholderForm: Hashable, Sendable {
  /// So many characters of one sort; `most` is nil where there may be any number.
  case characters(CharacterSort, least: Int, most: Int?)
  /// A number within bounds that aren't negative. `digits`: how many it is written with, zeros in front among them; 0: as many as it needs.
  case number(least: Int64, most: Int64, digits: Int)
  /// One of these texts, each once.
  case words([[UInt8]])

  /// More characters can't be counted: automata have a state for each.
  package static let mostCharacters = 128
  /// So many digits are always within an `Int`.
  package static let mostDigits = 18

  /// Why a text is no form.
  package struct Mistake: Error, Sendable {
    var message: String
    var label: String
    /// What may have been meant.
    var meant: String?
    init(_ message: String, _ label: String, meant: String? = nil) { (self.message, self.label, self.meant) = (message, label, meant) }
  }

  /// The form that `text` stands for; nil if it isn't the text of one.
  package init?(_ text: some Collection<UInt8>) {
    guard case .success(let form) = PlaceholderForm.form(Array(text)) else { return nil }
    self = form
  }

  /// The one spelling of it.
  package var text: String {
    switch self {
    case .characters(let sort, 1, nil): return sort.rawValue
    case .characters(let sort, let least, let most):
      if least == most { return "\(sort.rawValue) \(least)" }
      return "\(sort.rawValue) \(least)...\(most.map { String($0) } ?? "")"
    case .number(let least, let most, let digits):
      let first = PlaceholderForm.padded(least, digits)
      return most == .max ? first + "..." : first + "..." + PlaceholderForm.padded(most, digits)
    case .words(let words): return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
    }
  }

  /// A number with zeros in front.
  package static func padded(_ number: Int64, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }

  /// Whether a text, decoded, has the form.
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
