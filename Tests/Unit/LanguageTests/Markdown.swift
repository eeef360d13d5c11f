/// The programs on a page of the guide, with their lines.
///
/// A block that isn't a complete program follows a comment `<!--with ... -->`, which contains the rest. `// HERE` marks the position of the
/// block.
struct Markdown {
  struct Program: Sendable, CustomStringConvertible {
    let page: String
    let line: Int
    let text: String
    var description: String { "\(page):\(line)" }
  }

  let programs: [Program]
  /// The lines of blocks that aren't closed.
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
