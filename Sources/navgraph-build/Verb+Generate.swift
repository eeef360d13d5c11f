import NavGraphCommandLine
import NavGraphSyntax

extension Verb {
  static let generate = Verb(
    name: .generate,
    summary: "Write Swift: state, navigator and coordinators.",
    operands: "PATH... -o DIR",
    discussion: """
      As `\(Executable.name) generate`, which has options for pictures, tests and what tells the system about links too.
      """,
    options: { options in
      var swift = SwiftRequest()
      swift.folder = options.folder()
      swift.module = options.module()
      swift.layout = options.layout()
      swift.importable = options.importable()
      swift.target = options.target()
      swift.depfile = options.depfile()
      return (swift: swift, report: ReportOptions(&options), judgement: JudgementOptions(&options))
    },
    examples: [
      ("\(Executable.name) generate --by-source -o Generated App.navgraph", "What the plugin asks for.")
    ],
    run: { options, paths, console in
      let workspace = try Workspace(paths, options.judgement, for: options.report.format, imports: options.swift.imports)
      let plan = workspace.report.hasErrors ? nil : try options.swift.plan(workspace)
      let report = workspace.report.adding(plan?.leftOut ?? [])
      console.show(report, options.report, isResult: false)
      guard let plan, !report.hasErrors else { return .errors }
      try workspace.mayWrite(plan.outputs)
      try plan.write(console)
      return .clean
    })
}
