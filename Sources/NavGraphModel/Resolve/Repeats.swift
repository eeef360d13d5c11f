import NavGraphSyntax

// What is said twice: the same words, or others.
extension Resolver {
  /// What mends an item that repeats another one: word for word, it can go without a loss; else someone has to choose.
  func repeatFixes(_ item: SourceRange, of first: SourceRange?, doc: SourceRange? = nil, orElse title: String? = nil) -> [Fix] {
    let whole = withDocumentation(item, doc)
    if let first, words(in: item) == words(in: first) { return [Fix("remove the repetition", .always, [.init(whole, "")])] }
    return title.map { [Fix($0, .maybe, [.init(whole, "")])] } ?? []
  }

  /// The item with the `///` lines before it, so that these don't come to document what follows.
  func withDocumentation(_ item: SourceRange, _ doc: SourceRange?) -> SourceRange {
    guard let doc, !doc.isEmpty, Int(item.file.index) < trees.count else { return item }
    let bytes = trees[Int(item.file.index)].source.bytes
    let gap = bytes[Int(doc.start)..<min(Int(doc.end), bytes.count)]
    guard let start = gap.indices.first(where: { gap[$0...].starts(with: "///".utf8) }) else { return item }
    return SourceRange(file: item.file, start: UInt32(start), end: item.end)
  }

  /// The words and marks in a range.
  private func words(in range: SourceRange) -> [String] {
    guard Int(range.file.index) < trees.count else { return [] }
    let tree = trees[Int(range.file.index)]
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    var words: [String] = []
    while low < tree.tokens.count, tree.tokens[low].end <= range.end, tree.tokens[low].kind != .endOfFile {
      words.append(tree.text(tree.tokens[low]))
      low += 1
    }
    return words
  }
}
