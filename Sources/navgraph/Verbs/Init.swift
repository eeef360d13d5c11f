import NavGraphCommandLine
import NavGraphReports
import NavGraphSyntax

extension Verb {
  static let `init` = Verb(
    name: .`init`,
    summary: "Write a starter, and what a build needs.",
    operands: "[FOLDER] [--for BUILD]",
    discussion: """
      Writes a .navgraph file that compiles and explains itself, into FOLDER or the current folder. The app is named after the folder.

      --for adds what runs navgraph in a build:
        swiftpm   a package whose target uses the plugin, and the Swift that builds the screens
        xcode     the script of a run-script phase, and the lists of its inputs and outputs
        bazel     a rule with declared outputs
        tuist     a project with that phase
        ci        a workflow for GitHub: findings on the pull request, and a check that committed output is fresh

      Where FOLDER holds .navgraph files already, --for is about these, and no starter is written. A file that is there is never
      overwritten: then nothing is written at all. Grammar/Builds.md says more about each build.
      """,
    options: [
      Option("for", .choice(Integration.Build.allCases.map(\.rawValue)), "Write what this build needs, too."),
      Option(
        "package", .text("PLACE"),
        "With --for: the URL or path of the package navgraph;\n\(Integration.placeholder) stands for it otherwise."),
    ],
    examples: [
      ("\(Executable.name) init Shop", "Start an app: Shop/Shop.navgraph."),
      ("\(Executable.name) init Shop --for swiftpm --package ../navgraph", "A package that generates in every build."),
      ("\(Executable.name) init --for ci", "A workflow for the app in the current folder."),
    ],
    run: { arguments, session in
      guard arguments.positional.count < 2 else { throw Failure.usage("init writes into one folder", help: "\(Executable.name) init Shop") }
      let folder = arguments.positional.first ?? "."
      guard !folder.isExactly("-") else {
        throw Failure.usage("init writes into a folder, and - is the standard input", help: "\(Executable.name) init Shop")
      }
      let build = arguments.value("for").flatMap(Integration.Build.init)
      if build == nil, arguments.isGiven("package") {
        throw Failure.usage("--package says where a build finds navgraph", help: "add --for")
      }
      let beginning = try Beginning(folder, build, package: try arguments.package, arguments)
      try NewFiles.write(beginning.files, to: folder)
      for note in beginning.notes { session.console.say("\(Executable.name): \(note)\n") }
      for file in beginning.files { session.console.print("wrote \(Path.join(folder, file.name))\n") }
      for (index, step) in beginning.steps.enumerated() {
        if index == 0 { session.console.print("\nNext:\n") }
        session.console.print("  \(step)\n")
      }
      return .clean
    })
}

extension Arguments {
  /// Where navgraph comes from. It is written into manifests and scripts, where other characters would mean something.
  fileprivate var package: String {
    get throws(Failure) {
      guard let place = value("package") else { return Integration.placeholder }
      let isPlain = place.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-._~/:@+%".utf8.contains(byte)
        }
      }
      guard isPlain, !place.isEmpty, place.utf8.first != UInt8(ascii: "-") else {
        throw .usage("--package \(place) is no URL or path that a manifest can hold", help: "--package ../navgraph")
      }
      return place
    }
  }
}
