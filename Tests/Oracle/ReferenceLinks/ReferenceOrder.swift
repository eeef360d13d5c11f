extension ReferencePattern.Part {
  /// Whether the part matches a decoded segment, value, or fragment. A path has no empty segments. In a query, an empty text is a `String`.
  package func holds(_ text: [UInt8]) -> Bool {
    switch self {
    case .literal(let literal): return text == literal
    case .rest: return !text.isEmpty
    case .chain: return values(in: text) != nil
    case .hole(let prefix, _, let kind, let suffix, _):
      if prefix.isEmpty, suffix.isEmpty { return kind.holds(text) }
      guard let inner = inner(of: text), !inner.isEmpty else { return false }
      return kind.holds(inner)
    }
  }

  /// Returns the texts of a chain's placeholders. Of all ways to divide the
  /// text, the first placeholder takes the shortest value, then the second.
  package func values(in text: [UInt8]) -> [[UInt8]]? {
    guard case .chain(let links, let end) = self, text.count <= (links.count > 2 ? 256 : 1_024) else { return nil }
    return ReferencePattern.Part.values(in: text[...], links: links[...], end: end)
  }

  private static func values(in text: ArraySlice<UInt8>, links: ArraySlice<ReferencePattern.Link>, end: [UInt8]) -> [[UInt8]]? {
    guard let link = links.first else { return Array(text) == end ? [] : nil }
    guard text.starts(with: link.before) else { return nil }
    let rest = text.dropFirst(link.before.count)
    let next = links.dropFirst().first?.before ?? end
    for index in rest.indices.dropFirst() + [rest.endIndex] {
      // A value can end only where the next text begins.
      let behind = rest[index...]
      guard links.count > 1 ? behind.starts(with: next) : Array(behind) == end, index > rest.startIndex else { continue }
      let value = Array(rest[..<index])
      if link.kind.holds(value), let others = values(in: behind, links: links.dropFirst(), end: end) { return [value] + others }
    }
    return nil
  }

  /// Returns the text between the affixes.
  package func inner(of text: [UInt8]) -> [UInt8]? {
    guard case .hole(let prefix, _, _, let suffix, _) = self else { return text }
    guard text.count >= prefix.count + suffix.count, text.starts(with: prefix), Array(text.suffix(suffix.count)) == suffix else {
      return nil
    }
    return Array(text[prefix.count..<(text.count - suffix.count)])
  }
}

/// The relation of the sets of texts that two segments match.
package enum ReferenceRelation {
  case same, narrower, wider, neither

  package init(of a: ReferencePattern.Part, to b: ReferencePattern.Part) {
    if case .rest = a {
      if case .rest = b { self = .same } else { self = .wider }
      return
    }
    if case .rest = b {
      self = .narrower
      return
    }
    let (some, others) = (ReferenceRelation.all(of: a), ReferenceRelation.all(of: b))
    switch (some, others) {
    case (let some?, let others?):
      let (isWithin, holds) = (some.allSatisfy(others.contains), others.allSatisfy(some.contains))
      self = isWithin && holds ? .same : isWithin ? .narrower : holds ? .wider : .neither
    case (let some?, nil): self = some.allSatisfy(b.holds) ? .narrower : .neither
    case (nil, let others?): self = others.allSatisfy(a.holds) ? .wider : .neither
    case (nil, nil):
      let (isWithin, holds) = (ReferenceRelation.is(a, within: b), ReferenceRelation.is(b, within: a))
      self = isWithin && holds ? .same : isWithin ? .narrower : holds ? .wider : .neither
    }
  }

  /// Returns all texts that a part matches, or nil if there are too many.
  private static func all(of part: ReferencePattern.Part) -> [[UInt8]]? {
    if case .chain(let links, let end) = part {
      var all: [[UInt8]] = [[]]
      for link in links {
        let alone = ReferencePattern.Part.hole(prefix: link.before, name: nil, kind: link.kind, suffix: [], isOptional: false)
        guard let texts = ReferenceRelation.all(of: alone), all.count * texts.count < 20_000 else { return nil }
        all = all.flatMap { start in texts.map { start + $0 } }
      }
      return all.map { $0 + end }
    }
    guard case .hole(let prefix, _, let kind, let suffix, _) = part else {
      if case .literal(let text) = part { return [text] }
      return nil
    }
    switch kind {
    case .bool: return ["true", "false"].map { prefix + Array($0.utf8) + suffix }
    case .words(let words): return words.filter { !$0.isEmpty }.map { prefix + Array($0.utf8) + suffix }
    case .form(let form, let type): return form.all(isInt: type == .int)?.map { prefix + Array($0.utf8) + suffix }
    default: return nil
    }
  }

  /// Whether part `b` matches all texts of part `a`, which has infinitely many.
  private static func `is`(_ a: ReferencePattern.Part, within b: ReferencePattern.Part) -> Bool {
    if case .chain(let links, let end) = a { return samples(of: links, end: end).allSatisfy(b.holds) }
    if case .chain = b, case .hole(let prefix, _, let kind, let suffix, _) = a {
      return samples(of: [.init(before: prefix, name: nil, kind: kind)], end: suffix).allSatisfy(b.holds)
    }
    guard case .hole(let prefix, _, let kind, let suffix, _) = a, case .hole(let start, _, let other, let end, _) = b else { return false }
    // A string with affixes includes any part whose affixes extend them. Other kinds of values have no common beginning or end.
    if other == .string { return prefix.starts(with: start) && suffix.reversed().starts(with: end.reversed()) }
    if kind == .string { return false }
    return samples(of: kind).allSatisfy { b.holds(prefix + Array($0.utf8) + suffix) }
  }

  /// Returns texts of a chain: all samples of each placeholder, combined with a few of
  /// the others. U+E000 represents any text, because no pattern contains it.
  private static func samples(of links: [ReferencePattern.Link], end: [UInt8]) -> [[UInt8]] {
    let each = links.map { link in
      link.kind == .string ? ["\u{E000}"] : link.kind.listed.map { $0.filter { !$0.isEmpty } } ?? samples(of: link.kind)
    }
    return links.indices.flatMap { whole in
      var texts: [[UInt8]] = [[]]
      for (index, link) in links.enumerated() {
        let some = index == whole ? each[index] : Array(each[index].prefix(2) + each[index].suffix(1))
        texts = texts.flatMap { start in some.map { start + link.before + Array($0.utf8) } }
      }
      return texts.map { $0 + end }
    }
  }

  /// Returns values that distinguish kinds from each other.
  private static func samples(of kind: ReferenceKind) -> [String] {
    switch kind {
    case .int: ["0", "7", "10", "-3", "12345", "99", "-9223372036854775808", "9223372036854775807"]
    case .double: ["0", "7", "1.5", "-1.5", "00.50", "99999999999999999999", "-0"]
    case .uuid: ["5F0C1A2E-8B7D-4C3E-9A61-2D4B6F8E0A1C", "0d9a4c7e-1b2f-4e6a-8c3d-7f5b9e1a2c4d"]
    case .date: ["2026-01-31", "2000-02-29", "2026-12-31T09:30Z", "1999-01-01T23:59:59.5-01:30"]
    case .url: ["https://a.example", "HTTP://b7.example:80/q?x=1#y", "http://x", "http://a:80", "http://a?q", "http://a/%41"]
    case .form(let form, let type): form.samples(isInt: type == .int)
    default: []
    }
  }
}
