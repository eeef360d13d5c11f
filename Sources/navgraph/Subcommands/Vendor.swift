import NavGraphCommandLine
import NavGraphCompiler
import NavGraphSyntax

extension Subcommand {
  static let vendor = Subcommand(
    name: .vendor,
    summary: "Write the runtime library of generated code as a local package.",
    operands: "DIR",
    discussion: """
      Generated code imports a runtime library: the products NavGraphRuntime, NavGraphUIKit, and NavGraphSwiftUI of the package navgraph,
      and NavGraphTesting in tests. For an app that can't depend on external packages, DIR replaces that package: a local Swift package
      with the same products, for Xcode and SwiftPM. The generated code is the same in both cases.

      The sources are those next to this program, in its checkout or its bundle. They are the same for every app. A newer navgraph can
      need a newer runtime library: write both in the same change. The record of the written files is \(RuntimePackage.record) in DIR.

      --verify writes nothing, and exits with 2 if DIR isn't up to date.
      """,
    options: { options in (mode: options.writeMode(), color: options.color()) },
    examples: [
      ("\(Executable.name) vendor Packages/NavGraphRuntime", "Write the package next to the app's other local packages."),
      (
        "\(Executable.name) vendor Packages/NavGraphRuntime --verify",
        "Fail in CI if the package isn't the one of this version of navgraph."
      ),
    ],
    run: { options, words, console in
      guard words.count == 1, let folder = words.first, !folder.isExactly("-") else {
        throw Failure.usage("vendor needs one folder to write into", help: "\(Executable.name) vendor Packages/NavGraphRuntime")
      }
      let files = try RuntimePackage(besideProgram: Installation.program).files
      let origin = Manifest.Origin(version: Version.text)
      func output() throws(Failure) -> OutputFolder {
        try OutputFolder(at: folder, files: files, record: RuntimePackage.record, origin: origin)
      }
      if let mode = options.mode { return try mode.show(files, in: folder, console: console, output: output) }
      try ReadableRoots(around: [], root: nil).project.mayWrite(to: folder)
      try OutputFolder.write(to: folder, console: console, output: output)
      return .clean
    })
}
