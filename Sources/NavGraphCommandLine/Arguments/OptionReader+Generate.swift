import NavGraphSwift
import NavGraphSyntax

// The options for the Swift of an app.
extension OptionReader {
  /// The folder to write into; without it there is nothing to do.
  package mutating func folder() -> String {
    let folder = text(.output, short: "o", "DIR", "The folder to write into.")
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
    refuse("generate writes a folder, and - is the standard output", help: "-o Generated, or -o ./- for a folder of that name")
  }

  package mutating func module() -> String? {
    text(.module, "NAME", "Write the code of that module of the graph, and not that of the app which joins it.")
  }

  package mutating func layout() -> OutputLayout {
    let isBySource = flag(
      .bySource,
      "Name the files after the sources, whatever they say: A+NavGraph.swift for A.navgraph,\nand a fixed list beside them. For builds that plan before they run."
    )
    if isBySource, operands.contains("-") {
      refuse("\(OptionName.bySource) names files after the sources, and the standard input has no name")
    }
    return isBySource ? .sources : .flows
  }

  package mutating func importable() -> [String] {
    let paths = values(
      .importable, "FILE",
      "With \(OptionName.bySource): a file that may be imported although it isn't one of the sources, such as a\nmodule's in another target. May be repeated."
    ) { $0 }
    require(
      .bySource, for: .importable, because: "goes together with \(OptionName.bySource)",
      help: "without it, any file can be imported: leave out \(OptionName.importable) \(paths.first ?? "")")
    return paths
  }

  package mutating func target() -> String? { text(.target, "NAME", "The module that the output is compiled in.") }

  package mutating func depfile() -> String? {
    text(.depfile, "FILE", "Write a make rule: the outputs and what they depend on.")
  }
}
