/// Text in lines, with indentation.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0
  /// How long a line may become before it is broken up.
  let limit = 120

  var room: Int { limit - depth * 2 }

  /// Whether what is to be written fits on one line. It looks no further than the line goes, however long the text is.
  func fits(_ content: String) -> Bool {
    if content.utf8.count > room, content.index(content.startIndex, offsetBy: room + 1, limitedBy: content.endIndex) != nil { return false }
    return !content.hasLineBreak
  }

  mutating func line(_ content: String = "") {
    if !content.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += content
    }
    text += "\n"
  }

  /// A writer for a part, at the same depth.
  var part: CodeWriter {
    var part = CodeWriter()
    part.depth = depth
    return part
  }

  mutating func append(_ part: CodeWriter) { text += part.text }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
    line(head + " {")
    indented(body)
    line("}")
  }
}
