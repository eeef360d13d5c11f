import NavGraphSyntax

// The removal of an unused placeholder from a pattern, so that the pattern still matches the same URLs.
extension Resolver {
  /// Returns the fix for `placeholder` with its description; nil if no pattern matches the same URLs.
  func withoutValue(for placeholder: PatternSyntax.Placeholder, in pattern: PatternSyntax) -> Help? {
    if placeholder.mode != .optional {
      let written = PatternText(pattern.range, in: graph).text(
        in: SourceRange(file: pattern.range.file, start: placeholder.nameRange.end, end: placeholder.range.end))
      return
        "pass it to a screen, or write \(Fix(code: "{_\(written)", edits: [.init(replacing: placeholder.nameRange, with: "_")])) to skip it"
    }
    if let index = pattern.query.firstIndex(where: { $0.value == .placeholder(placeholder) }) {
      return "pass it to a screen, or remove the key \(leaveOut(key: index, of: pattern)), because links can have other keys"
    }
    if let fragment = pattern.fragment, fragment.placeholder == placeholder {
      let range = SourceRange(file: fragment.range.file, start: fragment.range.start - 1, end: fragment.range.end)
      let fix = Fix(code: PatternText(pattern.range, in: graph).text(in: range), edits: [.init(replacing: range, with: "")])
      return "pass it to a screen, or remove \(fix), because links can have a fragment"
    }
    guard let segment = pattern.segments.firstIndex(where: { $0.placeholder == placeholder }) else { return nil }
    return "pass it to a screen, or write a pattern for each length: \(twoPatterns(instead: segment, of: pattern))"
  }

  private func leaveOut(key index: Int, of pattern: PatternSyntax) -> Fix {
    let item = pattern.query[index].range
    let isFirst = index == 0 && pattern.query.count > 1
    let range =
      isFirst
      ? SourceRange(file: item.file, start: item.start, end: pattern.query[1].range.start)
      : SourceRange(file: item.file, start: item.start - 1, end: item.end)
    return Fix(code: PatternText(pattern.range, in: graph).text(in: range), edits: [.init(replacing: range, with: "")])
  }

  /// Returns a fix with two patterns: without the segment, and with it and the optional ones before it.
  private func twoPatterns(instead index: Int, of pattern: PatternSyntax) -> Fix {
    let text = PatternText(pattern.range, in: graph)
    func isOptional(_ index: Int) -> Bool { pattern.segments[index].placeholder?.mode == .optional }
    var end = index
    while end + 1 < pattern.segments.count, isOptional(end + 1) { end += 1 }
    let from = pattern.segments[index].range.start - 1
    var shorter = text.before(from) + text.after(pattern.segments[end].range.end)
    if !shorter.hasPrefix("/") { shorter = "/" + shorter }
    var longer = ""
    var position = pattern.range.start
    for (number, segment) in pattern.segments.enumerated() where number <= index && isOptional(number) {
      guard let placeholder = segment.placeholder else { continue }
      let name = placeholder.nameRange
      longer += text.text(in: SourceRange(file: name.file, start: position, end: number == index ? name.start : name.end))
      if number == index { longer += "_" }
      position = name.end + 1
    }
    longer += text.after(position)
    let quotes = SourceRange(file: pattern.range.file, start: pattern.range.start - 1, end: pattern.range.end + 1)
    let both = "\"\(shorter)\", \"\(longer)\""
    return Fix(code: both, edits: [.init(replacing: quotes, with: both)])
  }
}

/// The source text of a pattern, between its quotes.
private struct PatternText {
  private let range: SourceRange
  private let source: SourceFile?

  init(_ range: SourceRange, in graph: NavigationGraph) {
    self.range = range
    source = graph.files.indices.contains(Int(range.file.index)) ? graph.files[Int(range.file.index)] : nil
  }

  func text(in part: SourceRange) -> String { source?.text(in: part) ?? "" }
  func before(_ position: UInt32) -> String { text(in: SourceRange(file: range.file, start: range.start, end: position)) }
  func after(_ position: UInt32) -> String { text(in: SourceRange(file: range.file, start: position, end: range.end)) }
}
