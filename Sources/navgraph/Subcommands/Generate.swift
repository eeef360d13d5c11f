import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The options of `generate`.
struct GenerateOptions {
  private(set) var request = GenerateRequest()
  /// The mode of a run that doesn't write; nil if it writes.
  let mode: WriteMode?
  /// The diagram to draw in addition.
  let drawing: Drawing?
  let report: ReportOptions
  let policy: PolicyOptions

  init(from options: inout OptionReader) {
    request.swift.folder = options.folder()
    mode = options.writeMode()
    for option in [OptionName.depfile, .diagram] { options.exclude(option, .verify, .dryRun, .listOutputs) }
    request.systemFiles = options.systemFiles()
    drawing = options.value(
      .diagram, as: .text("FILE"), help: "Also draw the app. The extension selects the format: flow.svg, flow.html.",
      read: Drawing.init(file:))
    request.swift.module = options.module()
    request.swift.layout = options.layout()
    request.swift.importable = options.importable()
    request.swift.target = options.target()
    request.tests = options.tests()
    request.swift.depfile = options.depfile()
    report = ReportOptions(from: &options)
    policy = PolicyOptions(from: &options)
  }
}

extension Subcommand {
  static let generate = Subcommand(
    name: .generate,
    summary: "Generate the Swift of an app: its state, navigator, and coordinators.",
    operands: "[PATH...] -o DIR",
    discussion: """
      Writes the Swift that the app's `output` specifies into DIR. Nothing is written if there is an error. Each file is replaced in one
      step, and only if its bytes change. Files that navgraph wrote earlier and no longer generates are removed, unless they were edited.
      The record of the written files is \(Manifest.fileName) in DIR. If there are several apps, each gets a separate folder in DIR.

      The code imports the runtime library: the product NavGraphUIKit or NavGraphSwiftUI of the package navgraph, or of the local package
      that `\(Executable.name) vendor` writes.

      --system-files also writes the files that declare the app's links to the system and on its websites: the apple-app-site-association
      of each host, URLTypes.plist for the Info.plist, and AssociatedDomains.entitlements.

      --verify writes nothing, and exits with 2 if DIR isn't up to date.

      --by-source is for builds that must know the outputs before navgraph runs: each A.navgraph gives A+NavGraph.swift, and each app
      NavGraph+Tables.swift, NavGraph+State.swift, NavGraph+Routes.swift, NavGraph+UIKit.swift, and NavGraph+SwiftUI.swift. A file without
      code contains a comment with the reason. Imports can refer only to files that are named on the command line, because those are the
      inputs that the build knows: the sources, and the files that --importable names, such as those of modules that an app joins. Each
      of those gives a file too.

      --module NAME generates only what follows `module NAME` in the sources: the types, events, and protocols of the target with that
      name, which the app's own code imports.

      --tests writes tests for Swift Testing into DIR, instead of the Swift of the app. For each route and entry, they check the state
      that it leads to, from the start of the app and while the app runs. They need no simulator. Use a folder of your test target.
      """,
    options: GenerateOptions.init,
    examples: [
      ("\(Executable.name) generate App -o App/Generated", "Generate the Swift of the app in the folder App."),
      ("\(Executable.name) generate App -o App/Generated --diagram flow.svg", "Also draw the app, if Graphviz is installed."),
      ("\(Executable.name) generate App -o App/Generated --verify", "Fail in CI if the committed output is stale."),
      (
        "\(Executable.name) generate App -o App/Generated --system-files --app-id ABCDE12345.com.example.app",
        "Also write the files for the system and for the app's websites."
      ),
      ("\(Executable.name) generate App -o AppTests/Links --tests --test-module App", "Generate tests for every deep link."),
      (
        "\(Executable.name) generate App.navgraph -o Out --depfile Out/navgraph.d",
        "Generate in a build system that reads dependency files."
      ),
    ],
    run: { options, paths, console in
      let workspace = try Workspace(of: paths, options: options.policy, for: options.report.format, imports: options.request.swift.imports)
      let plan = workspace.report.hasErrors ? nil : try options.request.plan(for: workspace, console: console)
      // A run that doesn't write doesn't report unsupported features.
      let report = options.mode == nil ? workspace.report.adding(plan?.leftOut ?? []) : workspace.report
      console.show(report, with: options.report, isResult: false)
      guard let plan, !report.hasErrors else { return .errors }
      if let mode = options.mode {
        return try mode.show(
          plan.files, in: plan.folder, console: console, besideDocument: options.report.format.isForMachines, output: plan.output)
      }
      let drawing = options.drawing
      try workspace.mayWrite(plan.outputs + [drawing.map { NamedOutput(option: .diagram, path: $0.path) }].compactMap { $0 })
      let picture = try drawing?.bytes(of: workspace, console: console)
      try plan.write(console: console)
      if let drawing, let picture { try Files.update(drawing.path, with: picture) }
      return .clean
    })
}
