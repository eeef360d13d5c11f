/// Gives the properties of a subcommand's options their values. Each call declares an option for the help, and returns what the command line
/// has for it: so no option can be read that isn't declared.
///
/// A mistake of the command line is kept until all options are declared; of several the first is reported.
package struct OptionReader {
  /// In the order of the help.
  private(set) var declared: [Option] = []
  /// The options that others depend on, or that depend on others.
  private(set) var related: Set<OptionName> = []
  private(set) var failure: Failure?
  private let arguments: Arguments

  /// The words that aren't options.
  package var operands: [String] { arguments.positional }

  /// Without arguments options are only declared, and none is given.
  init(_ arguments: Arguments = Arguments()) { self.arguments = arguments }

  package mutating func flag(_ name: OptionName, short: Character? = nil, _ help: String) -> Bool {
    declared.append(Option(name: name, short: short, value: .none, help: help))
    return isGiven(name)
  }

  /// An option with a value of that kind, which `read` understands.
  package mutating func value<Value>(
    _ name: OptionName, short: Character? = nil, _ kind: Option.Value, _ help: String, _ read: (String) throws(Failure) -> Value?
  ) -> Value? {
    declared.append(Option(name: name, short: short, value: kind, help: help))
    return words(name).last.flatMap { text in attempt { () throws(Failure) in try read(text) } ?? nil }
  }

  /// An option with any value, called `word` in the help.
  package mutating func text(_ name: OptionName, short: Character? = nil, _ word: String, _ help: String) -> String? {
    value(name, short: short, .text(word), help) { $0 }
  }

  /// An option whose value is one of the choices.
  package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: OptionName, _ help: String) -> Choice? {
    value(name, .choice(Choice.allCases.map(\.rawValue)), help, Choice.init(rawValue:))
  }

  /// An option that may be repeated; its values are in the order of the command line.
  package mutating func values<Value>(
    _ name: OptionName, _ word: String, _ help: String, _ read: (String) throws(Failure) -> Value
  ) -> [Value] {
    declared.append(Option(name: name, short: nil, value: .text(word), isRepeated: true, help: help))
    return words(name).compactMap { text in attempt { () throws(Failure) in try read(text) } }
  }

  /// Options that may be repeated, and whose order counts among each other.
  mutating func ordered(_ options: [(name: OptionName, help: String)], _ word: String) -> [(name: OptionName, value: String)] {
    for (name, help) in options { declared.append(Option(name: name, short: nil, value: .text(word), isRepeated: true, help: help)) }
    return arguments.ordered.filter { given in options.contains { $0.name == given.name } }
  }

  // MARK: Options that depend on each other

  /// Refuses two of these options.
  package mutating func exclude(_ names: OptionName..., help: String = "") {
    related.formUnion(names)
    let given = names.filter(isGiven)
    if given.count > 1 { refuse("\(given[0]) and \(given[1]) can't be used together", help: help) }
  }

  /// Refuses `names` without `other`.
  package mutating func require(_ other: OptionName, for names: OptionName..., help: String = "") {
    related.formUnion(names + [other])
    guard !isGiven(other), let name = names.first(where: isGiven) else { return }
    refuse("\(name) requires \(other)", help: help)
  }

  /// Refuses the command line.
  package mutating func refuse(_ message: String, help: String = "") { failure = failure ?? .usage(message, help: help) }

  /// Returns what `body` returns, or nil if it refuses the command line.
  package mutating func attempt<Value>(_ body: () throws(Failure) -> Value) -> Value? {
    do throws(Failure) { return try body() } catch { failure = failure ?? error }
    return nil
  }

  private func isGiven(_ name: OptionName) -> Bool { arguments.values[name] != nil }
  private func words(_ name: OptionName) -> [String] { arguments.values[name] ?? [] }
}
