import NavGraphSyntax

/// One command of navgraph: what its help says, which options it takes, and what it does.
struct Verb: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// `[PATH...]`
  let operands: String
  /// What the help says at length.
  let discussion: String
  let options: [Option]
  /// Command lines and what they do.
  let examples: [(line: String, does: String)]
  let run: @Sendable (Arguments, Session) throws -> ExitCode

  static let all: [Verb] = [
    .check, .generate, .graph, .coverage, .routes, .open, .strings, .format, .watch, .`init`, .doctor, .explain,
  ]

  /// The verb's own options and those of every verb.
  var allOptions: [Option] { options + [Option("help", short: "h", "Show this help.")] }

  var hint: String { "`\(Executable.name) \(name) --help` lists the options" }

  var help: String {
    var text = "\(summary)\n\nUsage: \(Executable.name) \(name) \(operands) [options]\n\n\(discussion)\n\nOptions:\n"
    let width = 26
    for option in allOptions {
      let spelling = "  " + option.spelling
      let indent = String(repeating: " ", count: width)
      text += spelling.count + 2 > width ? spelling + "\n" + indent : spelling + String(repeating: " ", count: width - spelling.count)
      text += option.help.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + indent) + "\n"
    }
    text += "\nExamples:\n"
    for example in examples { text += "  \(example.line)\n      \(example.does)\n" }
    return text
  }
}
