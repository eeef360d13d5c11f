import NavGraphCommandLine
import NavGraphSyntax

extension Verb {
  static let generate = Verb(
    name: .generate,
    summary: "Write Swift: state, navigator and coordinators.",
    operands: "PATH... -o DIR",
    discussion: """
      As `\(Executable.name) generate`, which has options for pictures, tests and what tells the system about links too.
      """,
    options: [
      Option("output", short: "o", .text("DIR"), "The folder to write into."),
      .module, .bySource, .importable, .target, .depfile, .findingsFormat, .color,
    ] + Option.judgement,
    examples: [
      ("\(Executable.name) generate --by-source -o Generated App.navgraph", "What the plugin asks for.")
    ],
    run: { arguments, session in try Generation.run(GenerateRequest(arguments), arguments, session, .none) })
}
