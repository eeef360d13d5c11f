import NavGraphSyntax

/// A subcommand: its help, its options, and its function.
package struct Subcommand: Sendable {
  /// The names of all subcommands, in the order of the help.
  package enum Name: String, CaseIterable, Sendable {
    case check, generate, vendor, graph, coverage, routes, open, path, query, walk, find, strings, format, watch, lsp, mcp, `init`, doctor,
      explain
  }

  package let name: String
  /// One line for the list of subcommands.
  package let summary: String
  /// The operands, such as `[PATH...]`.
  package let operands: String
  /// The detailed description in the help.
  package let discussion: String
  package let options: [Option]
  /// The options that depend on each other. `options` must contain all of them.
  package let related: Set<OptionName>
  /// CommandLineProgram lines with descriptions.
  package let examples: [(line: String, does: String)]
  let run: @Sendable (Arguments, Console) throws -> ExitCode

  /// Creates a subcommand. `options` declares and reads the properties of `Options`. `run` takes them and the operands.
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
    self.run = { arguments, console in try run(arguments.read(declaredBy: options), arguments.positional, console) }
  }

  /// Returns examples as the help lists them.
  static func text(of examples: [(line: String, does: String)]) -> String {
    examples.map { "  \($0.line)\n      \($0.does)\n" }.joined()
  }

  /// The options that most subcommands have. The help lists them after the subcommand's own.
  private static let common: Set<OptionName> = [.root, .deny, .warn, .allow, .baseline, .color, .help]

  /// The subcommand's options and `--help`.
  package var allOptions: [Option] { options + [Option(name: .help, short: "h", value: .none, help: "Show this help.")] }

  package var hint: String { "`\(Executable.name) \(name) --help` lists the options" }

  package var help: String {
    var text = "\(summary)\n\nUsage: \(Executable.name) \(name) \(operands) [options]\n\n\(discussion)\n"
    let own = allOptions.filter { !Subcommand.common.contains($0.name) }
    if !own.isEmpty { text += "\nOptions:\n" + Subcommand.text(of: own) }
    text += "\nCommon options:\n" + Subcommand.text(of: allOptions.filter { Subcommand.common.contains($0.name) })
    return text + "\nExamples:\n" + Subcommand.text(of: examples)
  }

  /// Returns options and their help, in two columns.
  private static func text(of options: [Option]) -> String {
    var text = ""
    let width = 26
    for option in options {
      let spelling = "  " + option.spelling
      let indent = String(repeating: " ", count: width)
      text += spelling.count + 2 > width ? spelling + "\n" + indent : spelling + String(repeating: " ", count: width - spelling.count)
      text += option.help.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + indent) + "\n"
    }
    return text
  }
}
