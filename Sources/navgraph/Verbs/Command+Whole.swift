import NavGraphCommandLine
import NavGraphSyntax

extension Command {
  /// The complete program, with all subcommands.
  static let whole = Command(
    Verb.all,
    about: "navgraph compiles the navigation of an iOS app: it checks .navgraph files, generates Swift, and draws diagrams.",
    examples: [
      ("\(Executable.name) check", "Check the app in the current folder."),
      ("\(Executable.name) generate App -o App/Generated", "Generate the Swift of the app in the folder App."),
      ("\(Executable.name) graph App --format svg -o flow.svg", "Draw the app as a picture."),
    ])
}

extension Verb {
  static let all: [Verb] = [
    .check, .generate, .vendor, .graph, .coverage, .routes, .open, .path, .query, .walk, .find, .strings, .format, .watch, .lsp, .mcp,
    .`init`, .doctor, .explain,
  ]
}
