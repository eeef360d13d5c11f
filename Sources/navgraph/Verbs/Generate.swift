import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

/// The options of `generate`.
struct GenerateOptions {
  private(set) var request = GenerateRequest()
  /// How nothing is written; nil: it is.
  let mode: WriteMode?
  /// The picture that is drawn beside.
  let drawing: Drawing?
  let report: ReportOptions
  let judgement: JudgementOptions

  init(_ options: inout OptionReader) {
    request.swift.folder = options.folder()
    mode = options.writeMode()
    for option in [OptionName.depfile, .diagram] { options.exclude(option, .verify, .dryRun, .listOutputs) }
    request.systemFiles = options.systemFiles()
    drawing = options.value(
      .diagram, .text("FILE"), "Draw the app too; the name tells the format: flow.svg, flow.html.", Drawing.init(file:))
    request.swift.module = options.module()
    request.swift.layout = options.layout()
    request.swift.importable = options.importable()
    request.swift.target = options.target()
    request.tests = options.tests()
    request.swift.depfile = options.depfile()
    report = ReportOptions(&options)
    judgement = JudgementOptions(&options)
  }
}

extension Verb {
  static let generate = Verb(
    name: .generate,
    summary: "Write Swift: state, navigator and coordinators.",
    operands: "[PATH...] -o DIR",
    discussion: """
      Writes what the app's `output` asks for into DIR. Nothing is written if there is an error. A file is replaced in one step, and
      only if its bytes change. Files that navgraph wrote earlier and no longer writes are removed, unless someone has changed them;
      \(Manifest.fileName) in DIR keeps the record. With several apps each gets a folder of its own in DIR.

      The code imports the runtime library: the product NavGraphUIKit or NavGraphSwiftUI of the package navgraph, or of the local package
      that `\(Executable.name) vendor` writes.

      --system-files writes what tells the system and the app's websites about its links: the apple-app-site-association of each host,
      URLTypes.plist for the Info.plist, and AssociatedDomains.entitlements.

      --verify writes nothing and exits with 2 if DIR is not what would be written.

      --by-source is for builds that must know the outputs before navgraph runs: each A.navgraph gives A+NavGraph.swift, and each app
      NavGraph+Tables.swift, NavGraph+State.swift, NavGraph+Routes.swift, NavGraph+UIKit.swift and NavGraph+SwiftUI.swift. A file without
      code says why it has none. Imports may lead only to files that the command line names, because those are the inputs that the build knows:
      sources, and what --importable names, such as the files of modules that an app joins. Each of those gives a file too.

      --module NAME writes what follows `module NAME` in the sources: the types, events and protocols that the target of that name has,
      which the app's own code imports.

      --tests writes into DIR, instead of the Swift of the app, tests for Swift Testing: for every route and entry the state that it
      leads to, from the start of the app and warm. They need no simulator. Give them a folder of your test target.
      """,
    options: GenerateOptions.init,
    examples: [
      ("\(Executable.name) generate App -o App/Generated", "Write the coordinators of the app in the folder App."),
      ("\(Executable.name) generate App -o App/Generated --diagram flow.svg", "Draw it too, if Graphviz is installed."),
      ("\(Executable.name) generate App -o App/Generated --verify", "In CI: is what is committed up to date?"),
      (
        "\(Executable.name) generate App -o App/Generated --system-files --app-id ABCDE12345.com.example.app",
        "With what its websites serve."
      ),
      ("\(Executable.name) generate App -o AppTests/Links --tests --test-module App", "Write where every link leads, as tests."),
      ("\(Executable.name) generate App.navgraph -o Out --depfile Out/navgraph.d", "In a build that reads dependency files."),
    ],
    run: { options, paths, console in
      let workspace = try Workspace(paths, options.judgement, for: options.report.format, imports: options.request.swift.imports)
      let plan = workspace.report.hasErrors ? nil : try options.request.plan(workspace, console)
      // A run that writes nothing doesn't report what would be left out.
      let report = options.mode == nil ? workspace.report.adding(plan?.leftOut ?? []) : workspace.report
      console.show(report, options.report, isResult: false)
      guard let plan, !report.hasErrors else { return .errors }
      if let mode = options.mode {
        return try mode.show(plan.files, in: plan.folder, console, besideDocument: options.report.format.isForMachines, plan.output)
      }
      let drawing = options.drawing
      try workspace.mayWrite(plan.outputs + [drawing.map { NamedOutput(.diagram, $0.path) }].compactMap { $0 })
      let picture = try drawing?.bytes(of: workspace, console)
      try plan.write(console)
      if let drawing, let picture { try Files.update(drawing.path, picture) }
      return .clean
    })
}
