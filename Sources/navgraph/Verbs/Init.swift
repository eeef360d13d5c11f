import NavGraphCommandLine
import NavGraphCompiler
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
    options: { options in
      options.require(.for, for: .package, because: "says where a build finds navgraph", help: "add \(OptionName.for)")
      return (build: options.choice(.for, "Write what this build needs, too.") as Integration.Build?, package: options.package())
    },
    examples: [
      ("\(Executable.name) init Shop", "Start an app: Shop/Shop.navgraph."),
      ("\(Executable.name) init Shop --for swiftpm --package ../navgraph", "A package that generates in every build."),
      ("\(Executable.name) init --for ci", "A workflow for the app in the current folder."),
    ],
    run: { options, words, console in
      guard words.count < 2 else { throw Failure.usage("init writes into one folder", help: "\(Executable.name) init Shop") }
      let folder = words.first ?? "."
      guard !folder.isExactly("-") else {
        throw Failure.usage("init writes into a folder, and - is the standard input", help: "\(Executable.name) init Shop")
      }
      let beginning = try Beginning(folder, options.build, package: options.package)
      try NewFiles.write(beginning.files, to: folder)
      for note in beginning.notes { console.say("\(Executable.name): \(note)\n") }
      for file in beginning.files { console.print("wrote \(Path.join(folder, file.name))\n") }
      for (index, step) in beginning.steps.enumerated() {
        if index == 0 { console.print("\nNext:\n") }
        console.print("  \(step)\n")
      }
      return .clean
    })
}

extension OptionReader {
  /// Where navgraph comes from. It is written into manifests and scripts, where other characters would mean something.
  fileprivate mutating func package() -> String {
    let help = "With \(OptionName.for): the URL or path of the package navgraph;\n\(Integration.placeholder) stands for it otherwise."
    return value(.package, .text("PLACE"), help) { (place) throws(Failure) in
      let isPlain = place.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-._~/:@+%".utf8.contains(byte)
        }
      }
      guard isPlain, !place.isEmpty, place.utf8.first != UInt8(ascii: "-") else {
        throw .usage(
          "\(OptionName.package) \(place) is no URL or path that a manifest can hold", help: "\(OptionName.package) ../navgraph")
      }
      return place
    } ?? Integration.placeholder
  }
}
