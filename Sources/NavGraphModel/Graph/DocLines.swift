import NavGraphSyntax

/// Reads documentation comments: the lines that begin with `///`.
package enum DocComment {
  /// Returns the lines of the gap before a declaration (`Declared.doc`), without their `///`.
  package static func lines(in gap: String) -> [String] {
    gap.split(whereSeparator: \.isNewline).compactMap { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix("///") else { return nil }
      let content = text.dropFirst(3)
      return String(content.first == " " ? content.dropFirst() : content)
    }
  }
}

extension NavigationGraph {
  /// Returns the lines of a doc comment without their `///`, from the gap before a declaration (`Declared.doc`).
  package func docLines(in range: SourceRange) -> [String] {
    guard !range.isEmpty, files.indices.contains(Int(range.file.index)) else { return [] }
    return DocComment.lines(in: files[Int(range.file.index)].text(in: range))
  }
}
