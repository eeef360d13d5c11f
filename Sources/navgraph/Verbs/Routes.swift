import NavGraphCommandLine
import NavGraphReports
import NavGraphSyntax

extension Verb {
  static let routes = Verb(
    name: .routes,
    summary: "List every way in: URL patterns and entries, where they lead, an example of each.",
    operands: "[PATH...]",
    discussion: """
      A row for each pattern of a route or an alias, and for each entry. The example is a URL that this very pattern opens; where there
      can be none, the row says why. What is asked is what a cold start asks on the way to it.

      --site-association prints what the website of a host has to serve as /.well-known/apple-app-site-association, so that its links
      open the app. --check-site-association compares such a file with the app's links, both ways: each difference with a URL. It exits
      with 1 if there is one.
      """,
    options: [
      Option("json", "Print JSON, for tools."),
      Option("markdown", "Print a table for GitHub, for documentation."),
      Option("site-association", "Print the apple-app-site-association of a host."),
      Option("check-site-association", .text("FILE"), "Which links does this file not hand over, and which has the app not?"),
      Option("host", .text("HOST"), "The host whose links are meant, where hosts differ."),
      .appID, .idiom, .color,
    ] + Option.judgement,
    examples: [
      ("\(Executable.name) routes App", "Which links does the app have?"),
      ("\(Executable.name) routes App --markdown > LINKS.md", "For those who write the links."),
      ("\(Executable.name) routes App --json", "For a server that makes links, or tests them."),
      ("\(Executable.name) routes App --site-association --app-id ABCDE12345.com.example.app", "For the website."),
      ("\(Executable.name) routes App --check-site-association apple-app-site-association", "Does the website still agree?"),
    ],
    run: { arguments, session in
      let forms = ["json", "markdown", "site-association", "check-site-association"].filter(arguments.isGiven)
      if forms.count > 1 { throw Failure.usage("--\(forms[0]) and --\(forms[1]) can't go together") }
      let workspace = try Workspace(arguments.positional, Judgement(arguments))
      let program = try workspace.app("its links are the app's", "and a list shows one")
      try session.showErrors(workspace.report, arguments)
      if let form = forms.first, form.hasSuffix("site-association") {
        let association = try AssociationReport(program, arguments)
        let isClean = try form == "site-association" ? association.write(session) : association.check(session)
        return workspace.report.hasErrors || !isClean ? .errors : .clean
      }
      let report = RoutesReport(program, on: arguments.idiom)
      if arguments.has("json") {
        session.console.print(.json(report.json()))
      } else if arguments.has("markdown") {
        session.console.print(.file(report.markdown()))
      } else {
        session.console.print(report.page(isColoured: session.isColoured(arguments, 1)))
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
