import NavGraphSyntax

/// One command of navgraph: what its help says, which options it takes, and what it does.
package struct Verb: Sendable {
  /// All that there are, in the order in which the help lists them.
  package enum Name: String, CaseIterable, Sendable {
    case check, generate, vendor, graph, coverage, routes, open, strings, format, watch, `init`, doctor, explain
  }

  package let name: String
  /// One line for the list of commands.
  package let summary: String
  /// `[PATH...]`
  package let operands: String
  /// What the help says at length.
  package let discussion: String
  package let options: [Option]
  /// The options that depend on each other; those that the verb doesn't have would depend on nothing.
  package let related: Set<OptionName>
  /// Command lines and what they do.
  package let examples: [(line: String, does: String)]
  let run: @Sendable (Arguments, Console) throws -> ExitCode

  /// A verb whose options are the properties of `Options`, which `options` declares and reads; `run` has them, and the operands.
  package init<Options>(
    name: Name, summary: String, operands: String, discussion: String, options: @escaping @Sendable (inout OptionReader) -> Options,
    examples: [(line: String, does: String)], run: @escaping @Sendable (Options, [String], Console) throws -> ExitCode
  ) {
    self.name = name.rawValue
    self.summary = summary
    self.operands = operands
    self.discussion = discussion
    self.examples = examples
    var reader = OptionReader()
    _ = options(&reader)
    (self.options, related) = (reader.declared, reader.related)
    self.run = { arguments, console in try run(arguments.read(options), arguments.positional, console) }
  }

  /// Command lines and what they do, as the help lists them.
  static func text(_ examples: [(line: String, does: String)]) -> String {
    examples.map { "  \($0.line)\n      \($0.does)\n" }.joined()
  }

  /// The verb's own options and those of every verb.
  package var allOptions: [Option] { options + [Option(name: .help, short: "h", value: .none, help: "Show this help.")] }

  package var hint: String { "`\(Executable.name) \(name) --help` lists the options" }

  package var help: String {
    var text = "\(summary)\n\nUsage: \(Executable.name) \(name) \(operands) [options]\n\n\(discussion)\n\nOptions:\n"
    let width = 26
    for option in allOptions {
      let spelling = "  " + option.spelling
      let indent = String(repeating: " ", count: width)
      text += spelling.count + 2 > width ? spelling + "\n" + indent : spelling + String(repeating: " ", count: width - spelling.count)
      text += option.help.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + indent) + "\n"
    }
    return text + "\nExamples:\n" + Verb.text(examples)
  }
}
