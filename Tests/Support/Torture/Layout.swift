import NavGraphSyntax

/// The laws of the formatter, which hold for any bytes.
package enum Layout {
  /// Describes the first law that formatting violates, or returns nil.
  package static func complaint(about source: SourceFile) -> String? {
    let before = Reading(source)
    let once = format(source)
    let after = Reading(SourceFile(path: source.path, bytes: once))
    if before.tokens != after.tokens { return "formatting changes the tokens" }
    if before.comments != after.comments { return "formatting changes the comments" }
    if before.isSound, !after.isSound { return "formatting brings findings" }
    if before.isSound, before.shape != after.shape { return "formatting changes the tree" }
    if format(after.tree.source) != once { return "formatting twice changes more" }
    return nil
  }

  /// The content of a file, independent of its layout.
  private struct Reading {
    let tree: SyntaxTree
    let isSound: Bool

    init(_ source: SourceFile) {
      var names = NameTable()
      var diagnostics: [Diagnostic] = []
      tree = parse(source, file: FileID(0), names: &names, diagnostics: &diagnostics)
      isSound = diagnostics.isEmpty
    }

    var tokens: [ArraySlice<UInt8>] { tree.tokens.map { tree.source.bytes[Int($0.start)..<Int($0.end)] } }

    var shape: [String] { tree.nodes.map { "\($0.kind) \($0.firstToken) \($0.endToken)" } }

    /// The comments, without trailing white space.
    var comments: [ArraySlice<UInt8>] {
      var comments: [ArraySlice<UInt8>] = []
      var before = 0
      for token in tree.tokens {
        let gap = tree.source.bytes[before..<Int(token.start)]
        before = Int(token.end)
        for line in gap.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
          guard let start = line.firstIndex(of: UInt8(ascii: "/")) else { continue }
          let end = line.lastIndex { $0 != 0x20 && $0 != 0x09 } ?? start
          comments.append(line[start...end])
        }
      }
      return comments
    }
  }
}
