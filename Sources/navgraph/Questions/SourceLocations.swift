import NavGraphModel
import NavGraphSyntax

/// The files and lines of source ranges in a graph. Creating it scans all files for line breaks.
struct SourceLocations {
  private let files: [SourceFile]
  /// Indexed by `FileID`.
  private let lines: [LineTable]

  init(in graph: NavigationGraph) {
    files = graph.files
    lines = graph.files.map(LineTable.init)
  }

  /// The path and the 1-based line at which a range begins; `("", 1)` for a file that isn't in the graph.
  subscript(range: SourceRange) -> (file: String, line: Int) {
    let index = Int(range.file.index)
    guard files.indices.contains(index) else { return ("", 1) }
    return (files[index].path, lines[index].position(at: range.start).line)
  }

  /// Returns a location as `Shop.navgraph:41`.
  func text(for range: SourceRange) -> String {
    let (file, line) = self[range]
    return "\(file):\(line)"
  }
}
