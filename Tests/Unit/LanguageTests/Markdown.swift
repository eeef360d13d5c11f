/// The programs that a page of the guide shows, each with its line.
///
/// A block that is no whole program stands behind a comment `<!--with ... -->`, which holds the rest of it; `// HERE` marks the place.
struct Markdown {
  struct Program: Sendable, CustomStringConvertible {
    let page: String
    let line: Int
    let text: String
    var description: String { "\(page):\(line)" }
  }

  let programs: [Program]
  /// Lines of blocks that are never closed.
  let unclosed: [Int]

  init(_ text: String, page: String) {
    var programs: [Program] = []
    var frame: [String]?
    var block: (line: Int, lines: [String])?
    var comment: [String]?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated() {
      if let open = block {
        guard line == "```" else {
          block?.lines.append(line)
          continue
        }
        let lines = frame?.flatMap { $0 == "// HERE" ? open.lines : [$0] } ?? open.lines
        programs.append(Program(page: page, line: open.line, text: lines.joined(separator: "\n") + "\n"))
        block = nil
        frame = nil
      } else if comment != nil {
        if line == "-->" {
          frame = comment
          comment = nil
        } else {
          comment?.append(line)
        }
      } else if line == "<!--with" {
        comment = []
      } else if line.hasPrefix("```navgraph") {
        block = (number + 2, [])
      }
    }
    self.programs = programs
    unclosed = [block?.line].compactMap(\.self)
  }
}
