import NavGraphSyntax

/// The words after a subcommand on the command line, split by its options.
package struct Arguments {
  package private(set) var positional: [String] = []
  /// The values of the given options. A flag has an empty array.
  private(set) var values: [OptionName: [String]] = [:]
  /// The given options with a value, in the order of the command line.
  private(set) var ordered: [(name: OptionName, value: String)] = []

  /// Creates arguments without any words.
  init() {}

  /// Parses `words`: `--name value`, `--name=value`, `-n value`, `-nvalue`. `--` ends the options. `-` alone is a path.
  package init(parsing words: [String], for verb: Subcommand) throws(Failure) {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        positional += words[index...]
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      let (option, attached, spelled) = try Arguments.find(word, in: verb)
      /// Returns the attached value, or consumes the next word.
      func take(_ wanted: String) throws(Failure) -> String {
        if let attached { return attached }
        guard index < words.count else { throw .usage("\(spelled) needs a value: \(wanted)", help: verb.hint) }
        defer { index += 1 }
        return words[index]
      }
      switch option.value {
      case .none:
        guard attached == nil else { throw .usage("\(spelled) takes no value", help: verb.hint) }
        values[option.name] = []
      case .text(let placeholder):
        try add(option, spelled: spelled, value: take(placeholder), in: verb)
      case .choice(let choices):
        let value = try take(choices.joined(separator: ", "))
        guard choices.contains(value) else {
          let near = Spelling.nearest(to: value, among: choices)
          throw .usage(
            "\"\(value)\" isn't a value of \(spelled)",
            help: near.map { "did you mean \"\($0)\"?" } ?? "the values are " + choices.joined(separator: ", "))
        }
        try add(option, spelled: spelled, value: value, in: verb)
      case .number:
        var value = attached
        // Any other word is a path. A path that consists of digits is written `./8080`.
        if value == nil, index < words.count, !words[index].isEmpty, words[index].utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
          value = words[index]
          index += 1
        }
        try add(option, spelled: spelled, value: value ?? "0", in: verb)
      }
    }
  }

  /// Returns the options that a subcommand declares.
  package func read<Options>(declaredBy declare: (inout OptionReader) -> Options) throws(Failure) -> Options {
    var reader = OptionReader(reading: self)
    let options = declare(&reader)
    if let failure = reader.failure { throw failure }
    return options
  }

  private mutating func add(_ option: Option, spelled: String, value: String, in verb: Subcommand) throws(Failure) {
    if !option.isRepeated, values[option.name] != nil { throw .usage("\(spelled) is given twice", help: verb.hint) }
    values[option.name, default: []].append(value)
    ordered.append((option.name, value))
  }

  private static func find(_ word: String, in verb: Subcommand) throws(Failure) -> (option: Option, attached: String?, spelled: String) {
    if word.hasPrefix("--") {
      let body = word.dropFirst(2)
      let name = body.prefix { $0 != "=" }
      let attached = name.count < body.count ? String(body.dropFirst(name.count + 1)) : nil
      if let option = verb.allOptions.first(where: { $0.name.rawValue == name }) { return (option, attached, "\(option.name)") }
      let near = Spelling.nearest(to: name, among: verb.allOptions.map(\.name.rawValue))
      throw .usage("`\(Executable.name) \(verb.name)` has no option --\(name)", help: near.map { "did you mean --\($0)?" } ?? verb.hint)
    }
    let letter = word.dropFirst().first ?? "-"
    let rest = word.dropFirst(2)
    guard let option = verb.allOptions.first(where: { $0.short == letter }) else {
      // `-format` is `--format` with a missing dash.
      let near = Spelling.nearest(to: word.dropFirst().prefix { $0 != "=" }, among: verb.allOptions.map(\.name.rawValue))
      throw .usage("`\(Executable.name) \(verb.name)` has no option \(word)", help: near.map { "did you mean --\($0)?" } ?? verb.hint)
    }
    if case .none = option.value, !rest.isEmpty {
      let near = verb.allOptions.first { $0.name.rawValue == word.dropFirst() }
      throw .usage(
        "`\(Executable.name) \(verb.name)` has no option \(word)",
        help: near.map { "did you mean \($0.name)?" } ?? "short options can't be combined: write -\(letter) on its own")
    }
    let attached = rest.isEmpty ? nil : String(rest.first == "=" ? rest.dropFirst() : rest)
    return (option, attached, "-\(letter)")
  }
}
