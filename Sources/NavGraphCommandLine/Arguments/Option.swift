/// One option of a subcommand, which the help lists and the parser of the command line uses.
package struct Option: Sendable {
  package enum Value: Sendable {
    /// Takes no value.
    case none
    /// Takes a value, which the help shows as this word.
    case text(String)
    case choice([String])
    /// Takes an optional number, which the help shows as this word. Without a number, the value is 0.
    case number(String)
  }
  package let name: OptionName
  let short: Character?
  let value: Value
  var isRepeated = false
  let help: String

  /// The form `-o, --output DIR`.
  var spelling: String {
    let text = (short.map { "-\($0), " } ?? "    ") + "\(name)"
    return switch value {
    case .none: text
    case .text(let word): "\(text) \(word)"
    case .number(let word): "\(text) [\(word)]"
    case .choice(let words): "\(text) \(words.joined(separator: "|"))"
    }
  }
}
