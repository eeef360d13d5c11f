/// Formats a file in the canonical layout.
///
/// Tests verify these laws: formatting is idempotent; the tokens and their order stay the same; every comment is kept exactly once; the
/// model stays the same; a file with errors is formatted as far as it was understood. Line breaks become `\n`, and a byte-order mark is
/// removed.
package func format(_ source: SourceFile) -> [UInt8] {
  // A file that isn't text has no lines, and another byte could make it look like text.
  if !source.isText { return source.bytes }
  var bytes = source.bytes
  // A line break between two items that were on one line fixes that error, so the next round may understand more. Files without errors are
  // done after one round.
  for _ in 0..<12 {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: source.path, bytes: bytes)
    let next = layout(of: parse(file, file: FileID(0), names: &names, diagnostics: &diagnostics))
    if diagnostics.isEmpty || next == bytes { return next }
    bytes = next
  }
  // The layout doesn't converge because each round parses differently, so keep the author's layout.
  return source.bytes
}

/// Returns the indentation that a formatted line has if it begins with the text at an offset: of that token, or else of another word.
package func indentation(at offset: Int, in source: SourceFile) -> Int {
  func indentation(in source: SourceFile) -> Int? {
    var names = NameTable()
    var diagnostics: [Diagnostic] = []
    let tree = parse(source, file: FileID(0), names: &names, diagnostics: &diagnostics)
    guard let index = tree.tokens.firstIndex(where: { Int($0.start) == offset && $0.kind != .endOfFile }) else { return nil }
    return TokenLayout(of: tree).indent(ofLineBeginningAt: index) * FormattedLine.indentation
  }
  if let known = indentation(in: source) { return known }
  let word = Array("x ".utf8)
  let bytes = source.bytes[..<min(offset, source.bytes.count)] + word + source.bytes[min(offset, source.bytes.count)...]
  return indentation(in: SourceFile(path: source.path, bytes: Array(bytes))) ?? 0
}

/// Formats a tree once.
private func layout(of tree: SyntaxTree) -> [UInt8] {
  var builder = LineBuilder(tree)
  builder.build()
  var lines = builder.lines
  align(&lines)
  var out: [UInt8] = []
  out.reserveCapacity(tree.source.bytes.count + tree.source.bytes.count / 8 + 1)
  for line in lines { line.write(to: &out) }
  return out
}
