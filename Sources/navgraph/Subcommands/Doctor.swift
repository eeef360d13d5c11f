import NavGraphCommandLine
import NavGraphSyntax

extension Subcommand {
  static let doctor = Subcommand(
    name: .doctor,
    summary: "Diagnose the project's navgraph setup.",
    operands: "[FOLDER] [--site-association FILE]",
    discussion: """
      Reads the files of FOLDER, or of the current folder, and changes nothing. Reports each of these problems with a fix:

      - .navgraph files outside of every target: no target with the plugin contains them, and no record of committed output lists them
      - committed output that is stale, and targets with both the plugin and committed output
      - different versions of navgraph in records, Package.swift, Package.resolved, and this program
      - CI that builds with xcodebuild or in Xcode Cloud without trusting the plugin
      - schemes, hosts, and activities that are missing from the app's Info.plist files and entitlements
      - a missing program `dot`
      - with --site-association, differences between a website's file and the app's links

      Manifests and scripts are read but not run, and nothing is sent over the network. The exit code is 1 if there is a problem.
      """,
    options: { options in
      options.require(.siteAssociation, for: .host, .appID, help: "add \(OptionName.siteAssociation) FILE")
      return (
        association: options.text(
          .siteAssociation, placeholder: "FILE", help: "The apple-app-site-association file that a website serves."),
        host: options.host(), appIDs: options.appIDs()
      )
    },
    examples: [
      ("\(Executable.name) doctor", "Diagnose the project in the current folder."),
      (
        "\(Executable.name) doctor App --site-association apple-app-site-association",
        "Also compare the app's links with the file that its website serves."
      ),
    ],
    run: { options, words, console in
      guard words.count < 2 else { throw Failure.usage("doctor takes one folder", help: "\(Executable.name) doctor App") }
      let tree = try ProjectTree(in: words.first ?? ".")
      var examination = try ProjectDiagnosis(of: tree, console: console)
      if let path = options.association {
        try examination.compare(association: path, host: options.host, appIDs: options.appIDs, with: tree)
      }
      for trouble in examination.troubles { console.print(trouble.text) }
      for note in examination.notes { console.print("note: \(note)\n") }
      for manifest in tree.manifests where manifest.isUnclear {
        console.print(
          "note: \(manifest.path) uses \(PackageManifest.pluginName) in targets that doctor can't read, so files outside of them aren't reported\n"
        )
      }
      let count = examination.troubles.count
      console.print(
        "\(tree.summary(including: examination.more)): \(count == 0 ? "no problems found" : "\(count.of("problem")) found")\n")
      return count == 0 ? .clean : .errors
    })
}
