import NavGraphCommandLine
import NavGraphReports
import NavGraphSyntax

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
    options: [
      Option("output", short: "o", .text("DIR"), "The folder to write into."),
      Option("verify", "Fail if DIR is stale; list what is."),
      Option("dry-run", "Say what would be done; write nothing."),
      Option("list-outputs", "Print the files that would be written; write nothing."),
      .systemFiles, .appID,
      Option("diagram", .text("FILE"), "Draw the app too; the name tells the format: flow.svg, flow.html."),
      .module, .bySource, .importable, .target, .tests, .testModule, .depfile, .findingsFormat, .color,
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
      let drawing = try request.diagram.map { (path) throws(Failure) in try Drawing(path) }
      return try Generation.run(request, arguments, session, .whole) { (workspace) throws(Failure) in
        try drawing?.bytes(of: workspace, session.console)
      }
    })
}
