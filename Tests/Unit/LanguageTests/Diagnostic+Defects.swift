import NavGraphSyntax

extension Diagnostic {
  /// Returns the rules that this diagnostic violates: texts aren't empty and have one line, ranges are inside their files, and fixes change
  /// something.
  func defects(in files: [SourceFile]) -> [String] {
    func isOutside(_ range: SourceRange) -> Bool {
      let index = Int(range.file.index)
      return !files.indices.contains(index) || range.start > range.end || Int(range.end) > files[index].bytes.count
    }
    func isBroken(_ text: String) -> Bool { text.isEmpty || text.contains("\n") }
    var defects: [String] = []
    if isBroken(message) || message.hasSuffix(".") { defects.append("the message") }
    if isOutside(primary.range) || primary.text.contains("\n") { defects.append("the primary label") }
    if secondary.contains(where: { isOutside($0.range) || isBroken($0.text) }) { defects.append("a label") }
    if (notes + help).contains(where: isBroken) { defects.append("a note or the help") }
    if fixes.contains(where: { $0.edits.isEmpty || $0.title.isEmpty }) { defects.append("a fix") }
    return defects
  }
}
