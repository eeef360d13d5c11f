/// Lays a file out in the canonical way.
///
/// Laws, each a test: formatting twice changes nothing more; the tokens stay the same, in the same order; every comment survives exactly
/// once; the model stays the same; a file with mistakes is laid out as far as it was understood. Line breaks become `\n`, a byte-order
/// mark goes.
package func format(_ source: SourceFile) -> [UInt8] {
  // What is no text has no lines; another byte could make it look like some.
  if !source.isText { return source.bytes }
  var bytes = source.bytes
  // A line break between two items that stood on one line mends that mistake, so the next reading may understand more. Sound files are
  // done after one round.
  for _ in 0..<12 {
    var names = NameTable()
    var findings: [Diagnostic] = []
    let file = SourceFile(path: source.path, bytes: bytes)
    let next = layout(parse(file, file: FileID(0), names: &names, diagnostics: &findings))
    if findings.isEmpty || next == bytes { return next }
    bytes = next
  }
  // The mistakes are such that each layout reads differently: then the author's own stays.
  return source.bytes
}

/// One round over a tree.
private func layout(_ tree: SyntaxTree) -> [UInt8] {
  var builder = LineBuilder(tree)
  builder.build()
  var lines = builder.lines
  align(&lines)
  var out: [UInt8] = []
  out.reserveCapacity(tree.source.bytes.count + tree.source.bytes.count / 8 + 1)
  for line in lines { line.write(to: &out) }
  return out
}
