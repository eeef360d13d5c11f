import NavGraphCommandLine
import NavGraphModel
import NavGraphSyntax

/// An index of the declarations whose names reports, traces, and generated comments contain: `NoteList`, `NoteList.open`.
struct DeclarationIndex {
  private let files: [SourceFile]
  private let lines: [LineTable]
  /// The declarations in the order of the sources.
  private var declarations: [(name: String, declared: Declared)] = []

  init(of graph: NavigationGraph) {
    files = graph.files
    lines = files.map { LineTable(of: $0) }
    for item in Outline(of: graph).items {
      declarations.append((item.name, item.declared))
      declarations += item.members.map { (item.name + "." + $0.name, $0.declared) }
    }
    declarations.sort { ($0.declared.range.file.index, $0.declared.range.start) < ($1.declared.range.file.index, $1.declared.range.start) }
  }

  /// All names, in the order of the sources.
  var names: [String] { declarations.map(\.name) }

  /// Returns a line for each declaration of that name: file, line, and column, and the first line of its text.
  func lines(declaring name: String) -> [String] {
    declarations.filter { $0.name == name }.compactMap { _, declared in
      let file = Int(declared.range.file.index)
      guard files.indices.contains(file) else { return nil }
      let (line, column) = lines[file].position(at: declared.nameRange.start)
      let text = String(decoding: files[file].bytes(in: declared.range).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return "\(files[file].path):\(line):\(column): \(text)"
    }
  }
}
