/// Assigns values to the properties of a subcommand's options. Each call declares an option for the help and returns its value from the
/// command line, so that undeclared options can't be read.
///
/// The first error of the command line is kept until all options are declared.
package struct OptionReader {
  /// The declared options, in the order of the help.
  private(set) var declared: [Option] = []
  /// The options that depend on other options, and those that others depend on.
  private(set) var related: Set<OptionName> = []
  private(set) var failure: Failure?
  private let arguments: Arguments

  /// The words that aren't options.
  package var operands: [String] { arguments.positional }

  /// Creates a reader. Without arguments, options are only declared, and none has a value.
  init(reading arguments: Arguments = Arguments()) { self.arguments = arguments }

  package mutating func flag(_ name: OptionName, short: Character? = nil, help: String) -> Bool {
    declared.append(Option(name: name, short: short, value: .none, help: help))
    return isGiven(name)
  }

  /// Declares an option with a value of the given kind, which `read` converts.
  package mutating func value<Value>(
    _ name: OptionName, short: Character? = nil, as kind: Option.Value, help: String, read: (String) throws(Failure) -> Value?
  ) -> Value? {
    declared.append(Option(name: name, short: short, value: kind, help: help))
    return words(of: name).last.flatMap { text in attempt { () throws(Failure) in try read(text) } ?? nil }
  }

  /// Declares an option with any value, which the help shows as `word`.
  package mutating func text(_ name: OptionName, short: Character? = nil, placeholder word: String, help: String) -> String? {
    value(name, short: short, as: .text(word), help: help) { $0 }
  }

  /// Declares an option whose value is one of the choices.
  package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: OptionName, help: String) -> Choice? {
    value(name, as: .choice(Choice.allCases.map(\.rawValue)), help: help, read: Choice.init(rawValue:))
  }

  /// Declares an option that may be repeated, and returns its values in the order of the command line.
  package mutating func values<Value>(
    _ name: OptionName, placeholder word: String, help: String, read: (String) throws(Failure) -> Value
  ) -> [Value] {
    declared.append(Option(name: name, short: nil, value: .text(word), isRepeated: true, help: help))
    return words(of: name).compactMap { text in attempt { () throws(Failure) in try read(text) } }
  }

  /// Declares options that may be repeated, and returns their values in the order of the command line.
  mutating func ordered(_ options: [(name: OptionName, help: String)], placeholder word: String) -> [(name: OptionName, value: String)] {
    for (name, help) in options { declared.append(Option(name: name, short: nil, value: .text(word), isRepeated: true, help: help)) }
    return arguments.ordered.filter { given in options.contains { $0.name == given.name } }
  }

  // MARK: Options that depend on each other

  /// Reports an error if two of these options are given.
  package mutating func exclude(_ names: OptionName..., help: String = "") {
    related.formUnion(names)
    let given = names.filter(isGiven)
    if given.count > 1 { refuse("\(given[0]) and \(given[1]) can't be used together", help: help) }
  }

  /// Reports an error if one of `names` is given without `other`.
  package mutating func require(_ other: OptionName, for names: OptionName..., help: String = "") {
    related.formUnion(names + [other])
    guard !isGiven(other), let name = names.first(where: isGiven) else { return }
    refuse("\(name) requires \(other)", help: help)
  }

  /// Reports an error of the command line, unless there is an earlier one.
  package mutating func refuse(_ message: String, help: String = "") { failure = failure ?? .usage(message, help: help) }

  /// Returns the result of `body`. If it throws, reports the error and returns nil.
  package mutating func attempt<Value>(_ body: () throws(Failure) -> Value) -> Value? {
    do throws(Failure) { return try body() } catch { failure = failure ?? error }
    return nil
  }

  private func isGiven(_ name: OptionName) -> Bool { arguments.values[name] != nil }
  private func words(of name: OptionName) -> [String] { arguments.values[name] ?? [] }
}
