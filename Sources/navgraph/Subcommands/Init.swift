import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension Subcommand {
  static let `init` = Subcommand(
    name: .`init`,
    summary: "Create a starter file and build integration.",
    operands: "[FOLDER] [--for BUILD]",
    discussion: """
      Writes a .navgraph file that compiles, with comments that explain it, into FOLDER or the current folder. The app is named after the
      folder.

      --for adds the files that run navgraph in a build:
        swiftpm   a package whose target uses the plugin, and the Swift that builds the screens
        xcode     the script of a run-script phase, and its lists of inputs and outputs
        bazel     a rule with declared outputs
        tuist     a project with a run-script phase
        ci        a GitHub workflow that reports diagnostics on pull requests, and checks that committed output is up to date

      If FOLDER contains .navgraph files, --for uses them and no starter is written. Existing files are never overwritten: if one of the
      files exists, nothing is written. See Grammar/guide/builds.md for more about each build.
      """,
    options: { options in
      options.require(.for, for: .package, help: "add \(OptionName.for) BUILD")
      return (
        build: options.choice(.for, help: "Also write the files that this build needs.") as Integration.Build?, package: options.package()
      )
    },
    examples: [
      ("\(Executable.name) init Shop", "Create the file Shop/Shop.navgraph."),
      ("\(Executable.name) init Shop --for swiftpm --package ../navgraph", "Create a package that generates in every build."),
      ("\(Executable.name) init --for ci", "Create a workflow for the app in the current folder."),
    ],
    run: { options, words, console in
      guard words.count < 2 else { throw Failure.usage("init takes one folder", help: "\(Executable.name) init Shop") }
      let folder = words.first ?? "."
      guard !folder.isExactly("-") else {
        throw Failure.usage("init writes into a folder, but - is standard input", help: "\(Executable.name) init Shop")
      }
      let beginning = try StarterTemplate(in: folder, build: options.build, package: options.package)
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
  /// Returns the URL or path of navgraph. It is written into manifests and scripts, where other characters are special.
  fileprivate mutating func package() -> String {
    let help = "With \(OptionName.for): the URL or path of the package navgraph\n(default: the placeholder \(Integration.placeholder))."
    return value(.package, as: .text("PLACE"), help: help) { (place) throws(Failure) in
      let isPlain = place.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-._~/:@+%".utf8.contains(byte)
        }
      }
      guard isPlain, !place.isEmpty, place.utf8.first != UInt8(ascii: "-") else {
        throw .usage(
          "\(OptionName.package) \(place) isn't a URL or path that a manifest can contain", help: "\(OptionName.package) ../navgraph")
      }
      return place
    } ?? Integration.placeholder
  }
}
