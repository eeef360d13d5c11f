import NavGraphDiagrams
import NavGraphReports
import NavGraphSwift
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
      NavGraph+Tables.swift, NavGraph+State.swift, NavGraph+Routes.swift and NavGraph+UIKit.swift (with the run time beside it, also
      NavGraph+Support.swift and NavGraph+UIKitSupport.swift). A file without code says why it has none. Imports may lead only to
      files that the command line names, because those are the inputs that the build knows.

      --tests writes into DIR, instead of the Swift of the app, tests for Swift Testing: for every route and entry the state that it
      leads to, from the start of the app and warm. They need no simulator. Give them a folder of your test target.
      """,
    options: [
      Option("output", short: "o", .text("DIR"), "The folder to write into."),
      Option("verify", "Fail if DIR is stale; list what is."),
      Option("dry-run", "Say what would be done; write nothing."),
      Option("list-outputs", "Print the files that would be written; write nothing."),
      Option("system-files", "Write the files of the system and of the app's websites too."),
      .appID,
      Option("diagram", .text("FILE"), "Draw the app too; the name tells the format: flow.svg, flow.html."),
      Option(
        "support", .text("FORM"),
        "Where the run time comes from: embedded (the default) is written beside the code, module is imported."),
      Option(
        "by-source",
        "Name the files after the sources, whatever they say: A+NavGraph.swift for A.navgraph,\nand a fixed list beside them. For builds that plan before they run."
      ),
      Option("tests", "Write tests of routes and entries, and a rehearsal, instead of the app's Swift."),
      Option("test-module", .text("NAME"), "With --tests: the module that holds the app's Swift, if it is not called as the app is."),
      Option("depfile", .text("FILE"), "Write a make rule: the outputs and what they depend on."),
      .findingsFormat, .color,
    ] + Option.judgement,
    examples: [
      ("navgraph generate App -o App/Generated", "Write the coordinators of the app in the folder App."),
      ("navgraph generate App -o App/Generated --diagram flow.svg", "Draw it too, if Graphviz is installed."),
      ("navgraph generate App -o App/Generated --verify", "In CI: is what is committed up to date?"),
      ("navgraph generate App -o App/Generated --system-files --app-id ABCDE12345.com.example.app", "With what its websites serve."),
      ("navgraph generate App -o AppTests/Links --tests --test-module App", "Write where every link leads, as tests."),
      ("navgraph generate App.navgraph -o Out --depfile Out/navgraph.d", "In a build that reads dependency files."),
    ],
    run: { arguments, session in
      guard let folder = arguments.value("output") else {
        throw Failure.usage(
          "generate needs a folder to write into",
          help: (["navgraph generate"] + arguments.positional + ["-o Generated"]).joined(separator: " "))
      }
      guard folder != "-" else {
        throw Failure.usage(
          "generate writes a folder, and - is the standard output", help: "-o Generated, or -o ./- for a folder of that name")
      }
      let modes = ["verify", "dry-run", "list-outputs"].filter(arguments.has)
      guard modes.count < 2 else { throw Failure.usage("--\(modes[0]) and --\(modes[1]) can't go together") }
      for option in ["depfile", "diagram"] where arguments.value(option) != nil {
        if let mode = modes.first { throw Failure.usage("--\(option) and --\(mode) can't go together") }
      }
      let appIDs = try arguments.appIDs()
      if !appIDs.isEmpty, !arguments.has("system-files") {
        throw Failure.usage("--app-id names the app for --system-files", help: "add --system-files")
      }
      let module = try arguments.testModule
      let support = try arguments.support
      if arguments.has("tests"), arguments.has("system-files") {
        throw Failure.usage("--tests and --system-files can't go together", help: "tests go into a folder of the test target")
      }
      let layout: OutputLayout = arguments.has("by-source") ? .sources : .flows
      for option in ["tests", "system-files"] where layout == .sources && arguments.has(option) {
        throw Failure.usage(
          "--by-source and --\(option) can't go together", help: "names of those files don't follow from the sources' names")
      }
      if layout == .sources, arguments.positional.contains("-") {
        throw Failure.usage("--by-source names files after the sources, and the standard input has no name")
      }
      let picture = try arguments.value("diagram").map { (path: $0, kind: try Picture(fileName: Path.name(of: $0))) }

      let judgement = try Judgement(arguments)
      let workspace = try Workspace(arguments.positional, judgement, isClosed: layout == .sources)
      guard !workspace.report.hasErrors else {
        try session.show(workspace.report, arguments, isResult: false)
        return .errors
      }
      try workspace.refuseSharedFolders()
      var (files, left) =
        try arguments.has("tests")
        ? (workspace.tests(module: module, support: support), []) : workspace.outputs(judgement, support: support, layout: layout)
      if arguments.has("system-files") { files += try workspace.systemFiles(appIDs, session.console) }
      files = try workspace.unique(files)
      // Who only asks what would be written has been told before what is left out.
      let report = modes.isEmpty ? workspace.report.adding(left) : workspace.report
      try session.show(report, arguments, isResult: false)
      if report.hasErrors { return .errors }
      let record = arguments.has("tests") ? Manifest.testsFileName : Manifest.fileName
      let results = Results(folder: folder, console: session.console, isMachine: session.format(arguments).isForMachines)

      switch modes.first {
      case "list-outputs":
        for file in files { results.line(Path.join(folder, file.name)) }
      case "dry-run":
        for step in try OutputFolder(folder, files, record: record).steps { results.line(step.line(in: folder)) }
      case "verify":
        let output = try OutputFolder(folder, files, record: record)
        for step in output.steps { if let line = step.staleness(in: folder) { results.line(line) } }
        return output.steps.contains { $0.staleness(in: folder) != nil } ? .stale : .clean
      default:
        let written = files.map(\.name) + [record]
        try workspace.mayWrite(
          written.map { NamedOutput("-o", Path.join(folder, $0)) }
            + ["depfile", "diagram"].compactMap { name in arguments.value(name).map { NamedOutput("--" + name, $0) } })
        let drawing = try picture.map {
          try $0.kind.bytes(of: workspace.diagram().shown(DiagramOptions()), workspace.report, beside: $0.path, session.console)
        }
        try Generation.write(files, to: folder, record: record, console: session.console)
        if let picture, let drawing { try Generation.writeFile(picture.path, drawing) }
        if let depfile = arguments.value("depfile") {
          try Generation.writeDepfile(depfile, outputs: files.map { Path.join(folder, $0.name) }, inputs: workspace.inputPaths)
        }
      }
      return .clean
    })
}

extension Arguments {
  /// How generated code comes by its run time.
  fileprivate var support: RuntimeSupport {
    get throws(Failure) {
      guard let word = value("support") else { return .embedded }
      guard let support = RuntimeSupport(rawValue: word) else {
        throw .usage("\"\(word)\" is not a form of the run time", help: "--support embedded, or --support module")
      }
      return support
    }
  }

  /// The module that tests are to import.
  fileprivate var testModule: String? {
    get throws(Failure) {
      guard let name = value("test-module") else { return nil }
      guard has("tests") else { throw .usage("--test-module is for tests", help: "write --tests --test-module \(name)") }
      let isName =
        !name.isEmpty && name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } && name.first?.isNumber == false
      guard isName else { throw .usage("\"\(name)\" is no name of a module", help: "a module's name has letters, digits and _") }
      return name
    }
  }
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

extension OutputFolder.Step {
  /// Why the folder is stale, or nil if it isn't.
  func staleness(in folder: String) -> String? {
    switch self {
    case .write(let name, let isNew): (isNew ? "missing " : "changed ") + Path.join(folder, name)
    case .remove(let name): "no longer generated " + Path.join(folder, name)
    case .keep: nil
    }
  }
}

/// What `generate` does to the disk.
enum Generation {
  static func write(_ files: [OutputFile], to folder: String, record: String = Manifest.fileName, console: Console) throws(Failure) {
    // A stray file in the way is found before anything is touched.
    if Files.kind(folder) != nil { _ = try OutputFolder(folder, files, record: record) }
    try OutputFolder.lock(folder)
    let output = try OutputFolder(folder, files, record: record)
    for (name, why) in output.foreign {
      console.say("navgraph: \(Console.visible("\(Path.join(folder, record)) names \(name), which is left alone: \(why)"))\n")
    }
    try output.sweep()
    try output.apply()
    for case .keep(let name) in output.steps {
      console.say(
        "navgraph: \(Console.visible(Path.join(folder, name))) is no longer generated; it is kept, because someone has changed it\n")
    }
  }

  static func writeDepfile(_ path: String, outputs: [String], inputs: [String]) throws(Failure) {
    try writeFile(path, Array(try Depfile.text(outputs: outputs, inputs: inputs).utf8))
  }

  /// Written only if its bytes change, as every output.
  static func writeFile(_ path: String, _ bytes: [UInt8]) throws(Failure) {
    if Files.kind(path)?.kind == .file, try Files.read(path) == bytes { return }
    try Files.makeFolder(Path.folder(of: path))
    try Files.write(bytes, to: path)
  }
}
