import NavGraphCommandLine
import NavGraphReports
import NavGraphSyntax

extension Verb {
  static let strings = Verb(
    name: .strings,
    summary: "List the texts that people read and that are translated.",
    operands: "[PATH...]",
    discussion: """
      Each text of a screen, a tab or an alert is looked up in a string catalogue by the app, but for texts that are verbatim. What the
      list calls text is the key: %@ and %lld stand for values.

      --xcstrings prints a string catalogue without translations, to begin with. Once it is in the app's target, Xcode finds the texts
      in the generated Swift and keeps the catalogue up to date by itself.
      """,
    options: [
      Option("json", "Print JSON, for tools."),
      Option("xcstrings", "Print a string catalogue."),
      Option("language", .text("CODE"), "The language in which the texts are written; en is the default."),
      .color,
    ] + Option.judgement,
    examples: [
      ("\(Executable.name) strings App", "What is there to translate?"),
      ("\(Executable.name) strings App --xcstrings > App/Localizable.xcstrings", "A catalogue to begin with."),
      ("\(Executable.name) strings App --json", "For the tools of translators."),
    ],
    run: { arguments, session in
      if arguments.has("json"), arguments.has("xcstrings") { throw Failure.usage("--json and --xcstrings can't go together") }
      if arguments.isGiven("language"), !arguments.has("xcstrings") { throw Failure.usage("--language is for --xcstrings") }
      let workspace = try Workspace(arguments.positional, Judgement(arguments))
      let program = try workspace.single("and a list shows one")
      try session.showErrors(workspace.report, arguments)
      let report = StringsReport(program)
      if arguments.has("json") {
        session.console.print(.json(report.json()))
      } else if arguments.has("xcstrings") {
        session.console.print(.json(report.catalogue(language: arguments.value("language") ?? "en")))
      } else {
        session.console.print(report.page(isColoured: session.isColoured(arguments, 1)))
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
