import NavGraphCommandLine
import NavGraphCompiler
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
    options: { options in
      options.exclude(.json, .markdown, .siteAssociation, .checkSiteAssociation)
      return (
        isJSON: options.flag(.json, "Print JSON, for tools."),
        isMarkdown: options.flag(.markdown, "Print a table for GitHub, for documentation."),
        writesAssociation: options.flag(.siteAssociation, "Print the apple-app-site-association of a host."),
        association: options.text(
          .checkSiteAssociation, "FILE", "Which links does this file not hand over, and which has the app not?"),
        host: options.host(), appIDs: options.appIDs(), idiom: options.idiom(), color: options.color(),
        judgement: JudgementOptions(&options)
      )
    },
    examples: [
      ("\(Executable.name) routes App", "Which links does the app have?"),
      ("\(Executable.name) routes App --markdown > LINKS.md", "For those who write the links."),
      ("\(Executable.name) routes App --json", "For a server that makes links, or tests them."),
      ("\(Executable.name) routes App --site-association --app-id ABCDE12345.com.example.app", "For the website."),
      ("\(Executable.name) routes App --check-site-association apple-app-site-association", "Does the website still agree?"),
    ],
    run: { options, paths, console in
      let workspace = try Workspace(paths, options.judgement)
      let program = try workspace.app("its links are the app's", "and a list shows one")
      console.showErrors(workspace.report, options.color)
      if options.writesAssociation || options.association != nil {
        let association = try AssociationReport(program, host: options.host, appIDs: options.appIDs)
        let isClean = try options.association.map { path in try association.check(path, console) } ?? association.write(console)
        return workspace.report.hasErrors || !isClean ? .errors : .clean
      }
      let report = RoutesReport(program, on: options.idiom)
      if options.isJSON {
        console.print(.json(report.json()))
      } else if options.isMarkdown {
        console.print(.file(report.markdown()))
      } else {
        console.print(report.page(isColoured: options.color.isColoured(1)))
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
