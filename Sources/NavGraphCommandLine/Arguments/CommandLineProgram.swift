import NavGraphCompiler
import NavGraphSyntax

/// A program: selects the subcommand of a command line and runs it.
package struct CommandLineProgram: Sendable {
  private let verbs: [Subcommand]
  private let about: String
  private let examples: [(line: String, does: String)]

  /// Creates a program with these subcommands. `about` is a one-sentence description.
  package init(verbs: [Subcommand], about: String, examples: [(line: String, does: String)]) {
    self.verbs = verbs
    self.about = about
    self.examples = examples
  }

  /// Runs the command line `words`, without the program's own name.
  package func run(with words: [String]) -> ExitCode {
    // If the reader of a pipe exits, the write fails with an error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    let console = Console()
    var code: ExitCode
    do {
      code = try dispatch(words, console: console)
    } catch let failure as Failure {
      console.say(failure)
      code = failure.code
    } catch {
      console.say(.bug("\(error)"))
      code = .bug
    }
    console.flush()
    if let failure = console.failure {
      console.say(failure)
      code = failure.code
    }
    return code
  }

  private func dispatch(_ words: [String], console: Console) throws -> ExitCode {
    guard let first = words.first else {
      console.say(TerminalText(lines: help))
      return .usage
    }
    switch first {
    case "--help", "-h", "help":
      if first == "help", let name = words.dropFirst().first {
        console.print(TerminalText(lines: try verb(named: name).help))
      } else {
        console.print(TerminalText(lines: help))
      }
      return .clean
    case "--version", "-V":
      console.print("\(Executable.name) \(Version.text)\n")
      return .clean
    default:
      let verb = try verb(named: first)
      // `--help` works even if the rest of the command line is invalid.
      let options = words.dropFirst().prefix { $0 != "--" }
      if options.contains("--help") || options.contains("-h") {
        console.print(TerminalText(lines: verb.help))
        return .clean
      }
      return try verb.run(Arguments(parsing: Array(words.dropFirst()), for: verb), console)
    }
  }

  private func verb(named name: String) throws(Failure) -> Subcommand {
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    let known = verbs.map(\.name)
    if name.hasPrefix("-") {
      let near = Spelling.nearest(to: name.drop { $0 == "-" }, among: ["help", "version"])
      throw .usage(
        "there is no option \(name) before a subcommand",
        help: near.map { "did you mean --\($0)?" } ?? "write the subcommand first: `\(Executable.name) check --help`")
    }
    let near = Spelling.nearest(to: name, among: known)
    throw .usage(
      "there is no subcommand \"\(name)\"",
      help: near.map { "did you mean \"\($0)\"?" } ?? "the subcommands are " + known.joined(separator: ", "))
  }

  private var help: String {
    var text = """
      \(about)

      Usage: \(Executable.name) SUBCOMMAND [PATH...] [options]

      Subcommands:

      """
    for verb in verbs { text += "  \(verb.name)\(String(repeating: " ", count: max(1, 12 - verb.name.count)))\(verb.summary)\n" }
    text += """

      Options:
        -h, --help      Show this help. `\(Executable.name) SUBCOMMAND --help` shows the help of a subcommand.
        -V, --version   Show the version.

      PATH is a file, a folder (every .navgraph file in it and below), or - for standard input. The default is the current folder.

      Exit codes:
        0    success
        1    errors in the input, or a failed check
        2    stale or unformatted files
        64   invalid command line
        70   internal error in navgraph
        74   reading or writing failed

      Examples:

      """
    return text + Subcommand.text(of: examples)
  }
}
