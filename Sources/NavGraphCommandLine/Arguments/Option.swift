/// One option of a subcommand, as the help lists it and the command line is split by it.
package struct Option: Sendable {
  package enum Value: Sendable {
    /// Takes no value.
    case none
    /// Takes a value, shown as this word in the help.
    case text(String)
    case choice([String])
    /// Takes a number, shown as this word in the help, if one follows; without it the value is 0.
    case number(String)
  }
  package let name: OptionName
  let short: Character?
  let value: Value
  /// May be given more than once.
  var isRepeated = false
  let help: String

  /// `-o, --output DIR`
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
