/// The files that one fixture holds: `//// Name.navgraph` begins each of them.
struct VirtualFiles {
  struct File {
    let name: String
    /// The 0-based line of the fixture on which it begins.
    let firstLine: Int
    var lines: [String]
    var text: String { lines.joined(separator: "\n") }
  }

  var files: [File] = []

  /// `name` is the name of what stands before the first `////`.
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
