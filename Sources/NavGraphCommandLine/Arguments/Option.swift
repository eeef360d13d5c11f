/// One option of a verb.
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
  package let name: String
  package let short: Character?
  package let value: Value
  /// May be given more than once.
  package let isRepeated: Bool
  package let help: String

  package init(_ name: String, short: Character? = nil, _ value: Value, repeated: Bool = false, _ help: String) {
    (self.name, self.short, self.value, isRepeated, self.help) = (name, short, value, repeated, help)
  }

  package init(_ name: String, short: Character? = nil, _ help: String) { self.init(name, short: short, .none, help) }

  /// `-o, --output DIR`
  package var spelling: String {
    var text = short.map { "-\($0), " } ?? "    "
    text += "--" + name
    switch value {
    case .none: break
    case .text(let word): text += " " + word
    case .number(let word): text += " [\(word)]"
    case .choice(let words): text += " " + words.joined(separator: "|")
    }
    return text
  }
}
