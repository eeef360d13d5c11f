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
        isJSON: options.flag(.json, help: "Print JSON, for tools."),
        isMarkdown: options.flag(.markdown, help: "Print a Markdown table, for documentation."),
        writesAssociation: options.flag(.siteAssociation, help: "Print the apple-app-site-association file of a host."),
        association: options.text(.checkSiteAssociation, placeholder: "FILE", help: "Compare FILE with the app's links."),
        host: options.host(), appIDs: options.appIDs(), idiom: options.idiom(), color: options.color(),
        policy: PolicyOptions(from: &options)
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
      let workspace = try Workspace(of: paths, options: options.policy)
      let program = try workspace.app(for: "links belong to an app", because: "but a list shows one")
      console.showErrors(of: workspace.report, color: options.color)
      if options.writesAssociation || options.association != nil {
        let association = try AssociationReport(of: program, host: options.host, appIDs: options.appIDs)
        let isClean =
          try options.association.map { path in try association.check(fileAt: path, console: console) } ?? association.write(to: console)
        return workspace.report.hasErrors || !isClean ? .errors : .clean
      }
      let report = RoutesReport(of: program, on: options.idiom)
      if options.isJSON {
        console.print(.json(report.json()))
      } else if options.isMarkdown {
        console.print(.file(of: report.markdown()))
      } else {
        console.print(report.page(isColored: options.color.isColored(on: 1)))
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
