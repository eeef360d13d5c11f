import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension Subcommand {
  static let strings = Subcommand(
    name: .strings,
    summary: "List the localizable strings of an app.",
    operands: "[PATH...]",
    discussion: """
      The app looks up each text of a screen, a tab, or an alert in a string catalog, except for texts that are `verbatim`. The column
      Text shows the key, in which %@ and %lld are placeholders for values.

      --xcstrings prints a string catalog without translations, to start with. Once the catalog is in the app's target, Xcode finds the
      texts in the generated Swift and keeps the catalog up to date.
      """,
    options: { options in
      options.exclude(.json, .xcstrings)
      options.require(.xcstrings, for: .language, help: "add \(OptionName.xcstrings)")
      return (
        isJSON: options.flag(.json, help: "Print JSON, for tools."), isCatalog: options.flag(.xcstrings, help: "Print a string catalog."),
        language: options.text(.language, placeholder: "CODE", help: "The language of the texts in the graph (default: en).") ?? "en",
        color: options.color(), policy: PolicyOptions(from: &options)
      )
    },
    examples: [
      ("\(Executable.name) strings App", "List the texts to translate."),
      ("\(Executable.name) strings App --xcstrings > App/Localizable.xcstrings", "Create a string catalog."),
      ("\(Executable.name) strings App --json", "Print the texts as JSON, for translation tools."),
    ],
    run: { options, paths, console in
      let workspace = try Workspace(of: paths, options: options.policy)
      let program = try workspace.single(because: "but a list shows one")
      console.showErrors(of: workspace.report, color: options.color)
      let report = StringsReport(of: program)
      if options.isJSON {
        console.print(.json(report.json()))
      } else if options.isCatalog {
        console.print(.json(report.catalog(language: options.language)))
      } else {
        console.print(report.page(isColored: options.color.isColored(on: 1)))
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
