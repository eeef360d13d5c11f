import NavGraphCommandLine

// What the build tool plugin runs: `navgraph generate`, with the options that a build has a use for. Everything else that navgraph does is
// left out, since packages compile this before their first build.
let program = Command(
  [.generate], about: "The part of navgraph that runs in builds: it generates Swift from .navgraph files.", examples: Verb.generate.examples
)
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
