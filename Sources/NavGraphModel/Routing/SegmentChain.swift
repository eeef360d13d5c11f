import NavGraphSyntax

/// The language of a segment with several placeholders and texts between them: `{user}@{domain}`.
package struct SegmentChain: Hashable, Sendable {
  /// The language of a placeholder.
  package enum Body: Hashable, Sendable {
    case core(PlaceholderType)
    /// A list of texts, none of which is empty.
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
  /// The text after the last placeholder.
  package var suffix: [UInt8]
  /// The length in bytes above which a segment doesn't match. Dividing it takes long, and URLs come from strangers.
  ///
  /// It stays the same if placeholders with a single text become part of the texts around them.
  package let longest: Int

  package init(pieces: [Piece], suffix: [UInt8], longest: Int) { (self.pieces, self.suffix, self.longest) = (pieces, suffix, longest) }

  /// Returns the longest segment for a number of placeholders. Matching two takes quadratic time, and more take cubic time.
  package static func longest(with placeholders: Int) -> Int { placeholders > 2 ? 256 : 1_024 }

  package var prefix: [UInt8] { pieces.first?.before ?? [] }

  /// Whether all placeholders are general text.
  package var isText: Bool { pieces.allSatisfy { $0.body == .core(.text) } }

  package func contains(_ text: some RandomAccessCollection<UInt8>) -> Bool { split(Array(text)) != nil }

  /// Returns the ranges of the values in a text. Each placeholder but the last gets the shortest value with which the rest still matches.
  package func split(_ text: [UInt8]) -> [Range<Int>]? {
    guard text.count <= longest, let first = pieces.first, text.starts(with: first.before),
      text.count > first.before.count + suffix.count,
      text.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    let end = text.count - suffix.count
    var values: [Range<Int>] = []
    /// The start of the current value, and the end that was tried last.
    var (start, last) = (first.before.count, first.before.count)
    /// The placeholders and starts from which the rest doesn't match.
    var failed: Set<Int> = []
    while true {
      let index = values.count
      var found: Int?
      if !failed.contains(index << 16 | start) { found = self.end(of: index, in: text, from: start, after: last, before: end) }
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

  /// Returns the next possible end of a placeholder's value, which the text before the next placeholder or the end of the segment follows.
  private func end(of index: Int, in text: [UInt8], from start: Int, after last: Int, before end: Int) -> Int? {
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

  /// The simplest equal language: placeholders with a single text become part of the text around them, and small languages are word lists.
  package var language: SegmentLanguage {
    var chain = SegmentChain(pieces: [], suffix: [], longest: longest)
    /// The text since the last placeholder.
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

  /// Returns all texts, if they are listed and few.
  private func words() -> [[UInt8]]? {
    var all: [[UInt8]] = [[]]
    for piece in pieces {
      guard case .words(let words) = piece.body, all.count * words.count <= 4_096 else { return nil }
      all = all.flatMap { start in words.map { start + piece.before + $0 } }
    }
    return Set(all.map { $0 + suffix }).filter { $0.count <= longest }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Examples for messages, with plain ones first. Some may be divided differently from how they are composed here.
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
  /// The single text of the body, if it has only one.
  fileprivate var only: [UInt8]? {
    switch self {
    case .words(let words): words.count == 1 ? words[0] : nil
    case .core(.number(let least, let most, let digits)): least == most ? Array(PlaceholderForm.padded(least, to: digits).utf8) : nil
    case .core: nil
    }
  }

  /// The body with its words sorted and distinct.
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
