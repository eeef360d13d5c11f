import NavGraphCommandLine

// The program that the build tool plugin runs: `navgraph generate`, with the options for builds. It contains nothing else, because
// packages compile it before their first build.
let program = CommandLineProgram(
  verbs: [.generate], about: "The part of navgraph that runs in builds: it generates Swift from .navgraph files.",
  examples: Subcommand.generate.examples
)
exit(program.run(with: Array(CommandLine.arguments.dropFirst())).rawValue)
