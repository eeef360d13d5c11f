import NavGraphSyntax

/// Where the files are broken: the places of the findings that lexer and parser made.
///
/// What follows from a broken place is not reported again. In files without findings nothing is looked at.
struct Breakage: Sendable {
  /// By file, the offsets at which something was reported or is an error node, in order.
  private var offsets: [[UInt32]]
  /// Those of them that make the rest of their line unsure: a character that means nothing does not.
  private var seriousOffsets: [[UInt32]]
  /// The words inside errors: what they may have declared or named is not known.
  private(set) var swallowed: Set<Name> = []

  /// Whether a file is missing: what is declared there is not known.
  let isIncomplete: Bool

  init(_ trees: [SyntaxTree], _ diagnostics: [Diagnostic]) {
    offsets = Array(repeating: [], count: trees.count)
    seriousOffsets = offsets
    let harmless = [Rule.strayCharacter, .lookAlike, .byteOrderMark, .controlCharacter, .blockComment, .foreignLetter].map(\.code)
    let unread = [Rule.importNotFound, .fileTooLarge, .notText].map(\.code)
    isIncomplete = diagnostics.contains { unread.contains($0.code) }
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let range = diagnostic.primary.range
      guard Int(range.file.index) < offsets.count else { continue }
      offsets[Int(range.file.index)].append(range.start)
      offsets[Int(range.file.index)].append(range.end)
      if harmless.contains(diagnostic.code) { continue }
      seriousOffsets[Int(range.file.index)] += [range.start, range.end]
      if let before = Breakage.end(before: range.start, in: trees[Int(range.file.index)].tokens) {
        offsets[Int(range.file.index)].append(before)
      }
    }
    for (index, tree) in trees.enumerated() where !offsets[index].isEmpty {
      for (node, entry) in tree.nodes.enumerated() where entry.kind == .error {
        let error = SyntaxNode(tree, node)
        offsets[index].append(error.range.start)
        seriousOffsets[index].append(error.range.start)
        for token in tree.tokens[error.firstToken..<error.endToken] where token.kind == .word { swallowed.insert(token.name) }
      }
      offsets[index].sort()
      seriousOffsets[index].sort()
    }
  }

  /// Where the token before `offset` on its line ends: what it began may go on behind it.
  private static func end(before offset: UInt32, in tokens: UnsafeBufferPointer<Token>) -> UInt32? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, low < tokens.count, !tokens[low].flags.contains(.afterLineBreak) else { return nil }
    return tokens[low - 1].end
  }

  func isBroken(_ file: FileID) -> Bool {
    Int(file.index) < offsets.count && !offsets[Int(file.index)].isEmpty
  }

  /// Whether something in the range, or right behind it, has been reported. Where nothing is written, that has been.
  func touches(_ range: SourceRange) -> Bool {
    isBroken(range.file) && (range.start == range.end || touches(range, offsets[Int(range.file.index)]))
  }

  private func touches(_ range: SourceRange, _ places: [UInt32]) -> Bool {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < range.start { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] <= range.end
  }

  /// Whether something has been reported on the line of the range: what can't be found there may never have been meant.
  func touchesLine(of range: SourceRange, in bytes: [UInt8]) -> Bool {
    guard isBroken(range.file) else { return false }
    func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    var line = range
    // No author writes longer lines; without a bound, many findings on one line would cost too much.
    let limit = 500
    while line.start > 0, range.start - line.start < limit, !isBreak(bytes[Int(line.start) - 1]) { line.start -= 1 }
    while Int(line.end) < bytes.count, line.end - range.end < limit, !isBreak(bytes[Int(line.end)]) { line.end += 1 }
    return touches(range) || touches(line, seriousOffsets[Int(range.file.index)])
  }
}
