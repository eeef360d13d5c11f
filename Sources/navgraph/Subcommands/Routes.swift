import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension Subcommand {
  static let routes = Subcommand(
    name: .routes,
    summary: "List deep links and entry points, with their targets and example URLs.",
    operands: "[PATH...]",
    discussion: """
      Prints a row for each pattern of a route or an alias, and for each entry. The example is a URL that this pattern opens. If there is
      none, the row shows the reason. The guards are those that a cold start evaluates on the way.

      --site-association prints the file that the website of a host must serve as /.well-known/apple-app-site-association, so that its
      links open the app. --check-site-association compares such a file with the app's links in both directions. It lists each difference
      with a URL, and exits with 1 if there is one.
      """,
    options: { options in
      options.exclude(.json, .markdown, .siteAssociation, .checkSiteAssociation)
      return (
        isJSON: options.flag(.json, "Print JSON, for tools."),
        isMarkdown: options.flag(.markdown, "Print a Markdown table, for documentation."),
        writesAssociation: options.flag(.siteAssociation, "Print the apple-app-site-association file of a host."),
        association: options.text(.checkSiteAssociation, "FILE", "Compare FILE with the app's links."),
        host: options.host(), appIDs: options.appIDs(), idiom: options.idiom(), color: options.color(),
        policy: PolicyOptions(&options)
      )
    },
    examples: [
      ("\(Executable.name) routes App", "List the app's links."),
      ("\(Executable.name) routes App --markdown > LINKS.md", "Write a table of the links, for documentation."),
      ("\(Executable.name) routes App --json", "Print the links as JSON, for a server that creates or tests them."),
      ("\(Executable.name) routes App --site-association --app-id ABCDE12345.com.example.app", "Print the file for the app's website."),
      (
        "\(Executable.name) routes App --check-site-association apple-app-site-association",
        "Compare the file of the website with the app's links."
      ),
    ],
    run: { options, paths, console in
      let workspace = try Workspace(paths, options.policy)
      let program = try workspace.app("links belong to an app", "but a list shows one")
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
