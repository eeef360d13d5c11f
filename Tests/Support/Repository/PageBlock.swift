/// A block of a page in Markdown, between two lines of three backticks.
package struct PageBlock {
  /// The word after the first backticks, such as `swift`; empty if there is none.
  package let kind: String
  /// The lines of the block, without the indentation that they have in lists.
  package let text: String
}

extension Repository {
  /// Returns the blocks of a page, in order.
  package static func blocks(of page: String) throws -> [PageBlock] {
    var blocks: [PageBlock] = []
    var open: (kind: String, indent: Int, lines: [Substring])?
    for line in try text(at: page).split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      if let block = open {
        if line.dropFirst(indent) == "```" {
          blocks.append(PageBlock(kind: block.kind, text: block.lines.joined(separator: "\n")))
          open = nil
        } else {
          open?.lines.append(line.dropFirst(min(indent, block.indent)))
        }
      } else if line.dropFirst(indent).hasPrefix("```") {
        open = (String(line.dropFirst(indent + 3)), indent, [])
      }
    }
    return blocks
  }

  /// Returns the texts of the blocks of a kind, in order.
  package static func blocks(kind: String, of page: String) throws -> [String] {
    try blocks(of: page).filter { $0.kind == kind }.map(\.text)
  }
}
