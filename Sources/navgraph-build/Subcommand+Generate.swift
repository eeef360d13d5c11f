import NavGraphCommandLine
import NavGraphSyntax

extension Subcommand {
  static let generate = Subcommand(
    name: .generate,
    summary: "Generate the Swift of an app: its state, navigator, and coordinators.",
    operands: "PATH... -o DIR",
    discussion: """
      Does the same as `\(Executable.name) generate`, which also has options for pictures, tests, and the files that declare links to the
      system.
      """,
    options: { options in
      var swift = SwiftRequest()
      swift.folder = options.folder()
      swift.module = options.module()
      swift.layout = options.layout()
      swift.importable = options.importable()
      swift.target = options.target()
      swift.depfile = options.depfile()
      return (swift: swift, report: ReportOptions(from: &options), policy: PolicyOptions(from: &options))
    },
    examples: [
      ("\(Executable.name) generate --by-source -o Generated App.navgraph", "Generate as the build tool plugin does.")
    ],
    run: { options, paths, console in
      let workspace = try Workspace(of: paths, options: options.policy, for: options.report.format, imports: options.swift.imports)
      let plan = workspace.report.hasErrors ? nil : try options.swift.plan(for: workspace)
      let report = workspace.report.adding(plan?.leftOut ?? [])
      console.show(report, with: options.report, isResult: false)
      guard let plan, !report.hasErrors else { return .errors }
      try workspace.mayWrite(plan.outputs)
      try plan.write(console: console)
      return .clean
    })
}
