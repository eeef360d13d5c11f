import NavGraphSwift
import NavGraphSyntax

// The options for the generated Swift of an app.
extension OptionReader {
  /// Returns the output folder, which is required.
  package mutating func folder() -> String {
    let folder = text(.output, short: "o", placeholder: "DIR", help: "Write the files into DIR.")
    if folder == nil {
      refuse(
        "generate needs a folder to write into",
        help: (["\(Executable.name) generate"] + operands.map(ShellText.word) + ["-o Generated"]).joined(separator: " "))
    }
    refuseStandardOutput(folder)
    return folder ?? ""
  }

  package mutating func refuseStandardOutput(_ folder: String?) {
    guard let folder, folder.isExactly("-") else { return }
    refuse("generate writes into a folder, but - is standard output", help: "write -o Generated, or -o ./- for a folder of that name")
  }

  package mutating func module() -> String? {
    text(.module, placeholder: "NAME", help: "Generate only the code of the module NAME, not that of the app that joins it.")
  }

  package mutating func layout() -> OutputLayout {
    let isBySource = flag(
      .bySource,
      help:
        "Name the files after the sources: A+NavGraph.swift for A.navgraph, and a fixed list of files\nfor the app. For builds that must know the outputs in advance."
    )
    if isBySource, operands.contains("-") {
      refuse("\(OptionName.bySource) names files after the sources, but standard input has no name")
    }
    return isBySource ? .sources : .flows
  }

  package mutating func importable() -> [String] {
    let paths = values(
      .importable, placeholder: "FILE",
      help:
        "With \(OptionName.bySource): a file that can be imported although it isn't one of the sources, such as\na module's file in another target. May be repeated."
    ) { $0 }
    require(
      .bySource, for: .importable,
      help: "without \(OptionName.bySource), any file can be imported: leave out \(OptionName.importable) \(paths.first ?? "")")
    return paths
  }

  package mutating func target() -> String? { text(.target, placeholder: "NAME", help: "The Swift module that the output is compiled in.") }

  package mutating func depfile() -> String? {
    text(.depfile, placeholder: "FILE", help: "Write a make rule with the outputs and their dependencies.")
  }
}
