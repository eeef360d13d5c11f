import NavGraphCommandLine
import NavGraphSyntax

extension Verb {
  static let doctor = Verb(
    name: .doctor,
    summary: "Say what is wrong with how a project uses navgraph.",
    operands: "[FOLDER] [--site-association FILE]",
    discussion: """
      Looks at FOLDER, or at the current folder, and changes nothing. It reports, each with what to do about it:

      - .navgraph files outside of every target: in none that uses the plugin, and in no record of committed output
      - committed output that is stale, and targets that have both: the plugin and committed output
      - versions of navgraph that differ: in records, in Package.swift, in Package.resolved, and this one
      - CI that builds with xcodebuild or in Xcode Cloud and doesn't trust the plugin
      - schemes, hosts and activities that are missing from the app's Info.plist files and entitlements
      - a missing `dot`
      - with --site-association, where the file of a website and the app's links differ

      Manifests and scripts are read, not run; nothing goes over the network. The exit code is 1 if there is something to do.
      """,
    options: { options in
      options.require(
        .siteAssociation, for: .host, .appID, because: "is about the file of a website", help: "add \(OptionName.siteAssociation) FILE")
      return (
        association: options.text(.siteAssociation, "FILE", "The apple-app-site-association that a website serves."),
        host: options.host(), appIDs: options.appIDs()
      )
    },
    examples: [
      ("\(Executable.name) doctor", "Is the project in the current folder set up well?"),
      ("\(Executable.name) doctor App --site-association apple-app-site-association", "And does the website agree?"),
    ],
    run: { options, words, console in
      guard words.count < 2 else { throw Failure.usage("doctor looks at one folder", help: "\(Executable.name) doctor App") }
      let tree = try ProjectTree(words.first ?? ".")
      var examination = try Examination(tree, console)
      if let path = options.association { try examination.compare(path, host: options.host, appIDs: options.appIDs, with: tree) }
      for trouble in examination.troubles { console.print(trouble.text) }
      for note in examination.notes { console.print("note: \(note)\n") }
      for manifest in tree.manifests where manifest.isUnclear {
        console.print(
          "note: \(manifest.path) names \(PackageManifest.pluginName) in no target that can be read here; files outside of its targets are not looked for\n"
        )
      }
      let count = examination.troubles.count
      console.print(
        "\(tree.summary(examination.more)): \(count == 0 ? "all is well" : "\(count.of("thing")) to do")\n")
      return count == 0 ? .clean : .errors
    })
}
