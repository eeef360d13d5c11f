import NavGraphCompiler
import NavGraphSwift
import NavGraphSyntax

/// Writes the generated Swift of a synthetic app into a folder.
struct SwiftSources {
  let screens: Int

  /// Writes the files and a list of their names. Returns false if one can't be written.
  func write(to folder: String) -> Bool {
    var text = ""
    SyntheticApp(screens: screens).write { text += $0 }
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "Synthetic.navgraph", text: text)]))
    let graph = checked.graph
    let files = generateSwift(for: graph, places: checked.places, routes: checked.routes).files
    guard !files.isEmpty else { return false }
    // The app's screens, including the home screen of each tab.
    let list = ["\(graph.screens.count)"] + files.map { "\($0.name) \(SwiftSources.lines(of: $0.text))" }
    return files.allSatisfy { file in writeFile(folder + "/" + file.name) { $0(file.text) } }
      && writeFile(folder + "/" + SwiftSources.list) { $0(list.joined(separator: "\n")) }
  }

  /// The name of the list. Its first line is the number of screens, and each other line is a file name with its number of lines.
  static let list = "files"

  /// Returns the number of lines that aren't comments.
  private static func lines(of text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count { !$0.drop { $0 == " " }.starts(with: "//") }
  }
}
