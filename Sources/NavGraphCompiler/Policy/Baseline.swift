import NavGraphSyntax

/// The diagnostics that an app had when it adopted navgraph. They aren't reported.
package struct Baseline: Sendable {
  package struct Entry: Hashable, Sendable {
    package let file: ExactText
    package let identity: DiagnosticIdentity

    package init(file: ExactText, identity: DiagnosticIdentity) { (self.file, self.identity) = (file, identity) }
  }

  package let source: SourceFile
  /// The entries in the order of the file.
  package let entries: [Entry]
  /// The files that entries name and that no longer exist.
  package let gone: Set<ExactText>
  /// Returns the name that entries use for the file at a path.
  let name: @Sendable (String) -> String
  private let lines: LineTable

  package init(source: SourceFile, entries: [Entry], gone: Set<ExactText>, name: @escaping @Sendable (String) -> String) {
    (self.source, self.entries, self.gone, self.name) = (source, entries, gone, name)
    lines = LineTable(of: source)
  }

  /// Returns the start of the line of an entry.
  func range(of entry: Int, file: FileID) -> SourceRange {
    // `--write-baseline` writes three lines before the first entry.
    let line = min(entry + 3, max(0, lines.lineCount - 1))
    let bytes = lines.byteRange(ofLine: line)
    return SourceRange(file: file, start: UInt32(bytes.lowerBound), end: UInt32(bytes.lowerBound))
  }
}
