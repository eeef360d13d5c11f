import NavGraphReports
import NavGraphSyntax

extension Verb {
  static let generate = Verb(
    name: "generate",
    summary: "Write Swift: state, navigator and coordinators.",
    operands: "[PATH...] -o DIR",
    discussion: """
      Writes what the app's `output` asks for into DIR. Nothing is written if there is an error. A file is replaced in one step, and
      only if its bytes change. Files that navgraph wrote earlier and no longer writes are removed, unless someone has changed them;
      \(Manifest.fileName) in DIR keeps the record. With several apps each gets a folder of its own in DIR.

      --system-files writes what tells the system and the app's websites about its links: the apple-app-site-association of each host,
      URLTypes.plist for the Info.plist, and AssociatedDomains.entitlements.

      --verify writes nothing and exits with 2 if DIR is not what would be written.

      --by-source is for builds that must know the outputs before navgraph runs: each A.navgraph gives A+NavGraph.swift, and each app
      NavGraph+Tables.swift, NavGraph+State.swift, NavGraph+Routes.swift, NavGraph+UIKit.swift and NavGraph+SwiftUI.swift (with the run
      time beside it, also NavGraph+Support.swift, NavGraph+UIKitSupport.swift and NavGraph+SwiftUISupport.swift). A file without code
      says why it has none. Imports may lead only to files that the command line names, because those are the inputs that the build knows:
      sources, and what --importable names, such as the files of modules that an app joins. Each of those gives a file too.

      --module NAME writes what follows `module NAME` in the sources: the types, events and protocols that the target of that name has,
      which the app's own code imports. Modules share one run time, so all of them, and the app, take --support module.

      --tests writes into DIR, instead of the Swift of the app, tests for Swift Testing: for every route and entry the state that it
      leads to, from the start of the app and warm. They need no simulator. Give them a folder of your test target.
      """,
    options: [
      Option("output", short: "o", .text("DIR"), "The folder to write into."),
      Option("verify", "Fail if DIR is stale; list what is."),
      Option("dry-run", "Say what would be done; write nothing."),
      Option("list-outputs", "Print the files that would be written; write nothing."),
      .systemFiles, .appID,
      Option("diagram", .text("FILE"), "Draw the app too; the name tells the format: flow.svg, flow.html."),
      .support, .module, .trace, .bySource, .importable, .tests, .testModule, .depfile, .findingsFormat, .color,
    ] + Option.judgement,
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
    run: { arguments, session in
      let request = try GenerateRequest(arguments)
      let judgement = try Judgement(arguments)
      let workspace = try Workspace(arguments.positional, judgement, imports: request.imports)
      guard !workspace.report.hasErrors else {
        try session.show(workspace.report, arguments, isResult: false)
        return .errors
      }
      let plan = try request.plan(workspace, judgement, session.console)
      // Who only asks what would be written has been told before what is left out.
      let report = request.mode == nil ? workspace.report.adding(plan.leftOut) : workspace.report
      try session.show(report, arguments, isResult: false)
      if report.hasErrors { return .errors }
      let results = Results(folder: request.folder, console: session.console, isMachine: session.format(arguments).isForMachines)

      switch request.mode {
      case .listOutputs:
        for file in plan.files { results.line(Path.join(request.folder, file.name)) }
      case .dryRun:
        for step in try plan.output().steps { results.line(step.line(in: request.folder)) }
      case .verify:
        let stale = try plan.output().staleness
        for line in stale { results.line(line) }
        return stale.isEmpty ? .clean : .stale
      case nil:
        try workspace.mayWrite(plan.outputs)
        let drawing = try request.drawing.map { (path: $0.path, bytes: try $0.bytes(of: workspace, session.console)) }
        try plan.write(session.console)
        if let drawing { try Generation.writeFile(drawing.path, drawing.bytes) }
        try Generation.writeDepfile(of: plan, inputs: workspace.inputPaths)
      }
      return .clean
    })
}

/// Where the lines of `--verify`, `--dry-run` and `--list-outputs` go: the result of the run, unless that is already a document.
private struct Results {
  let folder: String
  let console: Console
  let isMachine: Bool
  func line(_ text: String) {
    if isMachine { console.say(Console.visible(text) + "\n") } else { console.print(text + "\n") }
  }
}

/// What `generate` does to the disk.
enum Generation {
  /// The make rule of what was written, if one is asked for.
  static func writeDepfile(of plan: GeneratePlan, inputs: [String]) throws(Failure) {
    guard let path = plan.request.depfile else { return }
    let outputs = plan.files.map { Path.join(plan.request.folder, $0.name) }
    try writeFile(path, Array(try Depfile.text(outputs: outputs, inputs: inputs).utf8))
  }

  /// Written only if its bytes change, as every output; whether they do.
  @discardableResult
  static func writeFile(_ path: String, _ bytes: [UInt8]) throws(Failure) -> Bool {
    if Files.kind(path)?.kind == .file, try Files.read(path) == bytes { return false }
    try Files.makeFolder(Path.folder(of: path))
    try Files.write(bytes, to: path)
    return true
  }
}
