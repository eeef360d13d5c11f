import Foundation
import NavGraphChecks
import NavGraphModel
import NavGraphSyntax
import Repository

/// An app of the samples or the corpus, or one from a text.
struct SourceApp {
  let graph: NavigationGraph
  let places: Places

  /// The folders of samples and the files of the corpus. Outside of CI, it is every second one.
  static var names: [String] {
    let corpus = ["sound", "design"].flatMap { Repository.files(below: "Tests/Corpus/" + $0, suffix: ".navgraph") }
    let all = Repository.samples.map { "Samples/" + $0.name } + corpus
    return RandomTests.few(of: all, stride: 2)
  }

  /// Reads a folder of samples or a file of the corpus. Returns nil for an app with errors.
  ///
  /// - Parameter isChecked: Whether the errors of checks count.
  init?(named name: String, isChecked: Bool) throws {
    let files = name.hasSuffix(".navgraph") ? [name] : Repository.files(below: name, suffix: ".navgraph")
    self.init(
      sources: try files.map(Repository.url).map { SourceFile(path: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0))) },
      isChecked: isChecked)
  }

  /// Creates an app from a text. Returns nil if there are errors, including those of checks, because no code would be generated.
  init?(text: String) {
    self.init(sources: [SourceFile(path: "App.navgraph", text: text)], isChecked: true)
  }

  private init?(sources: [SourceFile], isChecked: Bool) {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let trees = sources.enumerated().map { index, source in
      parse(source, file: FileID(index), names: &names, diagnostics: &diagnostics)
    }
    graph = resolve(trees, names: names, diagnostics: &diagnostics)
    places = Places(of: graph)
    if isChecked { check(graph, places: places, routes: RouteTable(of: graph), optional: .none, diagnostics: &diagnostics) }
    if diagnostics.contains(where: { $0.severity == .error }) { return nil }
  }
}
