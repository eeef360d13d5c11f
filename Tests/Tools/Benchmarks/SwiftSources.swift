import NavGraphCompiler
import NavGraphSwift
import NavGraphSyntax

/// The Swift that is generated for a synthetic app, in a folder.
struct SwiftSources {
  let screens: Int

  /// Writes the files; false if something can't be. The list of their names lies beside them.
  func write(to folder: String) -> Bool {
    var text = ""
    SyntheticApp(screens: screens).write { text += $0 }
    let checked = Compiler.check(Compiler.parse([SourceFile(path: "Synthetic.navgraph", text: text)]))
    let graph = checked.graph
    let files = generateSwift(for: graph, checked.places, checked.routes).files
    guard !files.isEmpty else { return false }
    // As many as the app has: every tab adds its home.
    let list = ["\(graph.screens.count)"] + files.map { "\($0.name) \(SwiftSources.lines(of: $0.text))" }
    return files.allSatisfy { file in writeFile(folder + "/" + file.name) { $0(file.text) } }
      && writeFile(folder + "/" + SwiftSources.list) { $0(list.joined(separator: "\n")) }
  }

  /// The first line says how many screens there are, each other one a file and its lines.
  static let list = "files"

  /// The lines that aren't comments.
  private static func lines(of text: String) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).count { !$0.drop { $0 == " " }.starts(with: "//") }
  }
}
