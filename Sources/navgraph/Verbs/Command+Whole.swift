import NavGraphCommandLine
import NavGraphSyntax

extension Command {
  /// Everything that navgraph does.
  static let whole = Command(
    Verb.all,
    about: "navgraph compiles the navigation of an iOS app: screens, containers, events and links become findings, Swift and diagrams.",
    examples: [
      ("\(Executable.name) check", "Check the app in the current folder."),
      ("\(Executable.name) generate App -o App/Generated", "Write its coordinators."),
      ("\(Executable.name) graph App --format svg -o flow.svg", "Draw it."),
    ])
}

extension Verb {
  static let all: [Verb] = [
    .check, .generate, .vendor, .graph, .coverage, .routes, .open, .strings, .format, .watch, .`init`, .doctor, .explain,
  ]
}
