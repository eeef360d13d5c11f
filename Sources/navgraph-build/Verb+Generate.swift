import NavGraphCommandLine
import NavGraphSyntax

/// The options of `generate` that a build has a use for.
struct GenerateOptions {
  private(set) var request = GenerateRequest()
  let report: ReportOptions
  let judgement: JudgementOptions

  init(_ options: inout OptionReader) {
    request.folder = options.folder()
    request.module = options.module()
    request.layout = options.layout()
    request.importable = options.importable()
    request.target = options.target()
    request.depfile = options.depfile()
    report = ReportOptions(&options)
    judgement = JudgementOptions(&options)
  }
}

extension Verb {
  static let generate = Verb(
    name: .generate,
    summary: "Write Swift: state, navigator and coordinators.",
    operands: "PATH... -o DIR",
    discussion: """
      As `\(Executable.name) generate`, which has options for pictures, tests and what tells the system about links too.
      """,
    options: GenerateOptions.init,
    examples: [
      ("\(Executable.name) generate --by-source -o Generated App.navgraph", "What the plugin asks for.")
    ],
    run: { options, paths, console in
      try Generation.run(options.request, paths, options.judgement, options.report, console, .none)
    })
}
