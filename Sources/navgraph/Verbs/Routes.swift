import NavGraphReports

extension Verb {
  static let routes = Verb(
    name: "routes",
    summary: "List every way in: URL patterns and entries, where they lead, an example of each.",
    operands: "[PATH...]",
    discussion: """
      A row for each pattern of a route or an alias, and for each entry. The example is a URL that this very pattern opens; where there
      can be none, the row says why. What is asked is what a cold start asks on the way to it.
      """,
    options: [
      Option("json", "Print JSON, for tools."),
      Option("markdown", "Print a table for GitHub, for documentation."),
      .idiom, .color,
    ] + Option.judgement,
    examples: [
      ("navgraph routes App", "Which links does the app have?"),
      ("navgraph routes App --markdown > LINKS.md", "For those who write the links."),
      ("navgraph routes App --json", "For a server that makes links, or tests them."),
    ],
    run: { arguments, session in
      if arguments.has("json"), arguments.has("markdown") { throw Failure.usage("--json and --markdown can't go together") }
      let workspace = try Workspace(arguments.positional, Judgement(arguments))
      let program = try workspace.single("and a list shows one")
      try session.showErrors(workspace.report, arguments)
      let report = RoutesReport(program, on: arguments.idiom)
      if arguments.has("json") {
        session.console.print(report.json().text)
      } else if arguments.has("markdown") {
        session.console.print(report.markdown())
      } else {
        session.console.print(report.page(isColoured: session.isColoured(arguments, 1)))
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
