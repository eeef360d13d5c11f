import NavGraphSyntax

/// The findings that an app had when it began to be checked: they are known, and not reported.
package struct Baseline: Sendable {
  package struct Entry: Hashable, Sendable {
    package let file: ExactText
    package let identity: FindingIdentity

    package init(file: ExactText, identity: FindingIdentity) { (self.file, self.identity) = (file, identity) }
  }

  package let source: SourceFile
  /// In the order of the file.
  package let entries: [Entry]
  /// The files that entries are about and that don't exist any more.
  package let gone: Set<ExactText>
  /// How the file at a path is named in entries.
  let name: @Sendable (String) -> String
  private let lines: LineTable

  package init(_ source: SourceFile, _ entries: [Entry], gone: Set<ExactText>, name: @escaping @Sendable (String) -> String) {
    (self.source, self.entries, self.gone, self.name) = (source, entries, gone, name)
    lines = LineTable(source)
  }

  /// The line on which an entry stands.
  func range(of entry: Int, file: FileID) -> SourceRange {
    // `--write-baseline` writes three lines before the first entry.
    let line = min(entry + 3, max(0, lines.lineCount - 1))
    let bytes = lines.byteRange(ofLine: line)
    return SourceRange(file: file, start: UInt32(bytes.lowerBound), end: UInt32(bytes.lowerBound))
  }
}
