import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension Verb {
  static let vendor = Verb(
    name: .vendor,
    summary: "Write the runtime of generated code as a local package.",
    operands: "DIR",
    discussion: """
      Generated code imports a runtime: the products NavGraphRuntime, NavGraphUIKit and NavGraphSwiftUI of the package navgraph, and
      NavGraphTesting in tests. Where an app may depend on no package from outside, DIR takes their place: a local Swift package with
      the same products, for Xcode and SwiftPM. Generated code is the same in both cases.

      The sources are those that are next to this program, in its checkout or its bundle; they are the same for every app. A newer
      navgraph may need a newer runtime: write both in the same change. \(RuntimePackage.record) in DIR keeps the record of the files.

      --verify writes nothing and exits with 2 if DIR is not what would be written.
      """,
    options: { options in (mode: options.writeMode(), color: options.color()) },
    examples: [
      ("\(Executable.name) vendor Packages/NavGraphRuntime", "Write it where the app's other local packages are."),
      ("\(Executable.name) vendor Packages/NavGraphRuntime --verify", "In CI: is it the one that this version's code needs?"),
    ],
    run: { options, words, console in
      guard words.count == 1, let folder = words.first, !folder.isExactly("-") else {
        throw Failure.usage("vendor needs one folder to write into", help: "\(Executable.name) vendor Packages/NavGraphRuntime")
      }
      let files = try RuntimePackage(besideProgram: ownPath).files
      let origin = Manifest.Origin(version: Version.text)
      func output() throws(Failure) -> OutputFolder { try OutputFolder(folder, files, record: RuntimePackage.record, origin: origin) }
      if let mode = options.mode { return try mode.show(files, in: folder, console, output) }
      try Boundary([], root: nil).project.mayWrite(folder)
      try OutputFolder.write(to: folder, console, output)
      return .clean
    })
}

/// The path of this program: what the shell has found on PATH has no folder in its first argument.
private var ownPath: String {
  let name = CommandLine.arguments.first ?? Executable.name
  return name.contains("/") ? name : ChildProcess.find(name) ?? name
}
