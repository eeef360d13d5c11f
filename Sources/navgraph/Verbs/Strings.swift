import NavGraphCommandLine
import NavGraphCompiler
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
    options: { options in
      options.exclude(.json, .xcstrings)
      options.require(.xcstrings, for: .language, because: "is for \(OptionName.xcstrings)")
      return (
        isJSON: options.flag(.json, "Print JSON, for tools."), isCatalogue: options.flag(.xcstrings, "Print a string catalogue."),
        language: options.text(.language, "CODE", "The language in which the texts are written; en is the default.") ?? "en",
        color: options.color(), judgement: JudgementOptions(&options)
      )
    },
    examples: [
      ("\(Executable.name) strings App", "What is there to translate?"),
      ("\(Executable.name) strings App --xcstrings > App/Localizable.xcstrings", "A catalogue to begin with."),
      ("\(Executable.name) strings App --json", "For the tools of translators."),
    ],
    run: { options, paths, console in
      let workspace = try Workspace(paths, options.judgement)
      let program = try workspace.single("and a list shows one")
      console.showErrors(workspace.report, options.color)
      let report = StringsReport(program)
      if options.isJSON {
        console.print(.json(report.json()))
      } else if options.isCatalogue {
        console.print(.json(report.catalogue(language: options.language)))
      } else {
        console.print(report.page(isColoured: options.color.isColoured(1)))
      }
      return workspace.report.hasErrors ? .errors : .clean
    })
}
