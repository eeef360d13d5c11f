import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension Subcommand {
  static let query = Subcommand(
    name: .query,
    summary: "Answer a question: what leads where, and what guards and links cover.",
    operands: "QUESTION [NAME] [PATH...]",
    discussion: """
      QUESTION is one of these words. NAME is a screen, container, modal, or alert, or for without-guard a guard.

        to NAME              What leads to NAME: events, tabs, links, and guards that fail.
        from NAME            What NAME leads to, and its events that lead back.
        without-guard NAME   The screens that can be shown although the guard NAME doesn't succeed, each with an example path,
                             and the screens that can't.
        without-link         The screens that no deep link opens.
        dead-ends            The screens and modals that the user can't leave, which NAV0607, NAV0610, and NAV0612 report.

      Back, swipes, and taps outside aren't declared, so `to` and `from` don't list them. `path` takes them.
      """,
    options: { options in
      (isJSON: options.flag(.json, help: "Print JSON, for tools."), color: options.color(), policy: PolicyOptions(from: &options))
    },
    examples: [
      ("\(Executable.name) query to Editor App", "List everything that leads to Editor."),
      ("\(Executable.name) query without-guard unlocked App", "List the screens that don't require the guard unlocked."),
      ("\(Executable.name) query without-link App --json", "Print the screens without a deep link as JSON."),
    ],
    run: { options, words, console in
      var words = words[...]
      let question = try Question(parsing: &words)
      let workspace = try Workspace(of: Array(words), options: options.policy)
      let program = try workspace.app(for: "questions are about an app", because: "but a question is about one")
      console.showErrors(of: workspace.report, color: options.color)
      let report = try QueryReport(on: program, answering: question)
      if options.isJSON {
        console.print(.json(report.json()))
      } else {
        console.print(report.page(isColored: options.color.isColored(on: 1)))
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
