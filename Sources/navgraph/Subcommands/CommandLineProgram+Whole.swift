import NavGraphCommandLine
import NavGraphSyntax

extension CommandLineProgram {
  /// The complete program, with all subcommands.
  static let whole = CommandLineProgram(
    verbs: Subcommand.all,
    about: "navgraph compiles the navigation of an iOS app: it checks .navgraph files, generates Swift, and draws diagrams.",
    examples: [
      ("\(Executable.name) check", "Check the app in the current folder."),
      ("\(Executable.name) generate App -o App/Generated", "Generate the Swift of the app in the folder App."),
      ("\(Executable.name) graph App --format svg -o flow.svg", "Draw the app as a picture."),
    ])
}

extension Subcommand {
  static let all: [Subcommand] = [
    .check, .generate, .vendor, .graph, .coverage, .routes, .open, .path, .query, .walk, .find, .strings, .format, .watch, .lsp, .mcp,
    .`init`, .doctor, .explain,
  ]
}
