import NavGraphReports

extension Option {
  package static let findingsFormat = Option(
    "format", .choice(ReportFormat.allCases.map(\.rawValue)),
    "How findings are written: human on a terminal, xcode elsewhere;\njson, sarif and github go to the standard output.")
  package static let color = Option("color", .choice(["auto", "always", "never"]), "Colours; auto is a terminal without NO_COLOR.")

  package static let appID = Option(
    "app-id", .text("TEAM.BUNDLE"), repeated: true, "The app for its websites: ABCDE12345.com.example.app. May be repeated.")

  package static let module = Option(
    "module", .text("NAME"), "Write the code of that module of the graph, and not that of the app which joins it.")
  package static let bySource = Option(
    "by-source",
    "Name the files after the sources, whatever they say: A+NavGraph.swift for A.navgraph,\nand a fixed list beside them. For builds that plan before they run."
  )

  package static let importable = Option(
    "importable", .text("FILE"), repeated: true,
    "With --by-source: a file that may be imported although it isn't one of the sources, such as a\nmodule's in another target. May be repeated."
  )

  package static let target = Option("target", .text("NAME"), "The module that the output is compiled in.")

  package static let systemFiles = Option("system-files", "Write the files of the system and of the app's websites too.")
  package static let tests = Option("tests", "Write tests of routes and entries, and a rehearsal, instead of the app's Swift.")
  package static let testModule = Option(
    "test-module", .text("NAME"), "With --tests: the module that holds the app's Swift, if it is not called as the app is.")
  package static let depfile = Option("depfile", .text("FILE"), "Write a make rule: the outputs and what they depend on.")

  package static let root = Option(
    "root", .text("DIR"), "Files outside of DIR are not read, links resolved; without it,\noutside of the folders that PATH names.")

  /// What may be read, how findings are weighed, and which are known.
  package static let judgement = [
    root,
    Option("deny", .text("CODE"), repeated: true, "Make a finding an error: NAV0601, a family such as NAV06, or `warnings`."),
    Option("warn", .text("CODE"), repeated: true, "Make a finding a warning; turns on rules that are off."),
    Option("allow", .text("CODE"), repeated: true, "Don't report a finding."),
    Option("baseline", .text("FILE"), "Don't report the findings that stand in FILE."),
  ]
}
