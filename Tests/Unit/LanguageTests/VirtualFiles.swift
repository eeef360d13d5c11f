/// The files in a fixture, each of which begins with `//// Name.navgraph`.
struct VirtualFiles {
  struct File {
    let name: String
    /// The 0-based line of the fixture on which the file begins.
    let firstLine: Int
    var lines: [String]
    var text: String { lines.joined(separator: "\n") }
  }

  var files: [File] = []

  /// Splits the text of a fixture. `name` is the name of the file before the first `////`.
  init(_ text: String, name: String) {
    var current = File(name: name, firstLine: 0, lines: [])
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated() {
      if line.hasPrefix("//// ") {
        if current.lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) { files.append(current) }
        current = File(name: String(line.dropFirst(5)), firstLine: number + 1, lines: [])
      } else {
        current.lines.append(line)
      }
    }
    files.append(current)
  }
}
