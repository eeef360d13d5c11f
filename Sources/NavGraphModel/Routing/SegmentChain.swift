import NavGraphSyntax

/// What a segment with several placeholders matches: `{user}@{domain}`. Between two of them stands a text.
package struct SegmentChain: Hashable, Sendable {
  /// What one of the placeholders stands for.
  package enum Body: Hashable, Sendable {
    case core(LanguageCore)
    /// These texts and no others, none of them empty.
    case words([[UInt8]])

    package func contains(_ text: ArraySlice<UInt8>) -> Bool {
      switch self {
      case .core(let core): core.contains(text)
      case .words(let words): words.contains { $0.elementsEqual(text) }
      }
    }
  }
  /// A placeholder, and the text before it.
  package struct Piece: Hashable, Sendable {
    package var before: [UInt8]
    package var body: Body
  }
  package var pieces: [Piece]
  /// The text behind the last placeholder.
  package var suffix: [UInt8]
  /// A segment that is longer, in bytes, doesn't match: trying all ways to divide it takes long, and URLs come from strangers.
  ///
  /// It is kept where placeholders that can be only one text have become part of the texts around them.
  package let longest: Int

  package init(pieces: [Piece], suffix: [UInt8], longest: Int) { (self.pieces, self.suffix, self.longest) = (pieces, suffix, longest) }

  /// How long a segment with so many placeholders may be. Two are tried in the square of its length, more in the cube.
  package static func longest(_ placeholders: Int) -> Int { placeholders > 2 ? 256 : 1_024 }

  package var prefix: [UInt8] { pieces.first?.before ?? [] }

  /// Whether all placeholders stand for text in general.
  package var isText: Bool { pieces.allSatisfy { $0.body == .core(.text) } }

  package func contains(_ text: some RandomAccessCollection<UInt8>) -> Bool { split(Array(text)) != nil }

  /// Where the values of a text are. Each placeholder but the last takes the shortest value with which the rest can still be read.
  package func split(_ text: [UInt8]) -> [Range<Int>]? {
    guard text.count <= longest, let first = pieces.first, text.starts(with: first.before),
      text.count > first.before.count + suffix.count,
      text.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    let end = text.count - suffix.count
    var values: [Range<Int>] = []
    /// Where the value that is looked for begins, and where it was last tried to end.
    var (start, last) = (first.before.count, first.before.count)
    /// By placeholder and beginning: the rest can't be read from there.
    var failed: Set<Int> = []
    while true {
      let index = values.count
      var found: Int?
      if !failed.contains(index << 16 | start) { found = self.end(of: index, text, start, after: last, end) }
      if let found {
        values.append(start..<found)
        if index == pieces.count - 1 { return values }
        start = found + pieces[index + 1].before.count
        last = start
      } else {
        failed.insert(index << 16 | start)
        guard let back = values.popLast() else { return nil }
        (start, last) = (back.lowerBound, back.upperBound)
      }
    }
  }

  /// The next place at which the value of a placeholder may end: what follows it is the text before the next, or the end.
  private func end(of index: Int, _ text: [UInt8], _ start: Int, after last: Int, _ end: Int) -> Int? {
    let body = pieces[index].body
    if index == pieces.count - 1 {
      return last == start && start < end && body.contains(text[start..<end]) ? end : nil
    }
    let next = pieces[index + 1].before
    var place = last + 1
    while place + next.count < end {
      if text[place...].starts(with: next), body.contains(text[start..<place]) { return place }
      place += 1
    }
    return nil
  }

  // MARK: As a language

  /// The language in its plainest terms: what can be only one text is part of the text around it, and few texts are listed.
  package var language: SegmentLanguage {
    var chain = SegmentChain(pieces: [], suffix: [], longest: longest)
    /// Texts since the last placeholder.
    var before: [UInt8] = []
    for piece in pieces {
      before += piece.before
      if let word = piece.body.only {
        before += word
      } else {
        chain.pieces.append(Piece(before: before, body: piece.body.plain))
        before = []
      }
    }
    chain.suffix = before + suffix
    if chain.pieces.isEmpty { return .words([chain.suffix]) }
    return chain.words().map(SegmentLanguage.words) ?? .chain(chain)
  }

  /// All texts, where each placeholder lists its own and there aren't many.
  private func words() -> [[UInt8]]? {
    var all: [[UInt8]] = [[]]
    for piece in pieces {
      guard case .words(let words) = piece.body, all.count * words.count <= 4_096 else { return nil }
      all = all.flatMap { start in words.map { start + piece.before + $0 } }
    }
    return Set(all.map { $0 + suffix }).filter { $0.count <= longest }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Texts that show well, plain ones first. Not all of them have to be read as they are put together here.
  package var samples: [[UInt8]] {
    let bodies = pieces.map(\.body.samples)
    let count = bodies.map(\.count).max() ?? 0
    if bodies.contains(where: \.isEmpty) { return [] }
    return (0..<Swift.min(count, 8)).map { choice in
      zip(pieces, bodies).flatMap { $0.before + $1[Swift.min(choice, $1.count - 1)] } + suffix
    }
  }
}

extension SegmentChain.Body {
  /// The one text that it can be.
  fileprivate var only: [UInt8]? {
    switch self {
    case .words(let words): words.count == 1 ? words[0] : nil
    case .core(.number(let least, let most, let digits)): least == most ? Array(PlaceholderForm.padded(least, digits).utf8) : nil
    case .core: nil
    }
  }

  /// Words in their order.
  fileprivate var plain: SegmentChain.Body {
    guard case .words(let words) = self else { return self }
    return .words(Set(words).sorted { $0.lexicographicallyPrecedes($1) })
  }

  fileprivate var samples: [[UInt8]] {
    switch self {
    case .core(let core): core.samples.map { Array($0.utf8) }
    case .words(let words): Array(words.prefix(8))
    }
  }
}
