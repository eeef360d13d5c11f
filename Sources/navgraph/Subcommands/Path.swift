import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension Subcommand {
  static let path = Subcommand(
    name: .path,
    summary: "Find the shortest path from one screen to another, in taps and links.",
    operands: "FROM TO [PATH...]",
    discussion: """
      FROM and TO are names of screens, containers, modals, or alerts. For a path from the start of the app, FROM is the name of the app.
      Prints each tap of the path, with its label and what is shown then. If a path that begins with a link is shorter, prints it too.
      Exits with 1 if there is no path.

      The path is the one that `assert TO within N of FROM` is about: FROM has just been shown, guards succeed, and conditions are as
      needed and don't change. If there is no such path, guards can fail, for paths to the screens that are presented then.
      """,
    options: { options in
      (
        isJSON: options.flag(.json, help: "Print JSON, for tools."), idiom: options.idiom(), color: options.color(),
        policy: PolicyOptions(from: &options)
      )
    },
    examples: [
      ("\(Executable.name) path NoteList Tag App", "Find the shortest path from NoteList to Tag."),
      ("\(Executable.name) path Notes Editor App", "Find the shortest path from the start of the app Notes."),
      ("\(Executable.name) path NoteList Tag App --on pad --json", "Print the path on an iPad as JSON."),
    ],
    run: { options, words, console in
      guard words.count >= 2 else {
        throw Failure.usage("path needs two names", help: "\(Executable.name) path NoteList Tag")
      }
      let workspace = try Workspace(of: Array(words.dropFirst(2)), options: options.policy)
      let program = try workspace.app(for: "a path leads through an app", because: "but a path leads through one")
      console.showErrors(of: workspace.report, color: options.color)
      let report = try PathReport(in: program, from: words[0], to: words[1], on: options.idiom)
      if options.isJSON {
        console.print(.json(report.json()))
      } else {
        console.print(report.page(isColored: options.color.isColored(on: 1)))
      }
      return report.isFound && !workspace.report.hasErrors ? .clean : .errors
    })
}
