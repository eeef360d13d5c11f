extension PatternParser {
  /// PatternText = { "/" Segment } [ "/" ] [ "?" QueryItem { "&" QueryItem } ] [ "#" Segment ] ;
  mutating func pattern(names: inout NameTable) {
    checkPercents()
    if !isAt("/"), !isAt("?"), !isAt("#") {
      report(.patternWithoutSlash(at: result.range, isURL: isURL))
      if isURL { return }
      if !isAtEnd { result.segments.append(segment(names: &names)) }
    }
    while isAt("/") {
      position += 1
      if isAtEnd || isAt("?") || isAt("#") { break }
      if isAt("/") {
        report(.emptySegment(at: range(from: position - 1, to: position + 1)))
        continue
      }
      let start = position
      result.segments.append(segment(names: &names))
      checkWildcard(from: start)
    }
    if isAt("?") {
      repeat {
        position += 1
        queryItem(names: &names)
      } while isAt("&")
    }
    if isAt("#") {
      position += 1
      if isAtEnd { report(.malformedQuery(message: "missing fragment after `#`", at: range(from: position - 1, to: position))) }
      let fragment = segment(names: &names)
      if let second = fragment.others.first { report(.sharedSegment(.fragment, at: second.placeholder.range, segment: fragment.range)) }
      result.fragment = fragment
    }
    if !isAtEnd { report(.malformedQuery(message: "unexpected text after the fragment", at: range(from: position, to: count))) }
    checkOrder()
  }

  /// Reports the syntax of other routers: `:id` and `*`.
  private mutating func checkWildcard(from start: Int) {
    guard start < position, !isEscaped(at: start) else { return }
    if byte(at: start) == UInt8(ascii: "*"), position <= start + 2, byte(at: position - 1) == UInt8(ascii: "*") {
      let isLast = isAtEnd || isAt("?") || isAt("#")
      report(
        .foreignWildcard(text: text(from: start, to: position), at: range(from: start, to: position), meant: isLast ? "{_...}" : "{_}"))
    } else if byte(at: start) == UInt8(ascii: ":"), isName(from: start + 1, to: position) {
      report(
        .foreignWildcard(
          text: text(from: start, to: position), at: range(from: start, to: position),
          meant: "{" + text(from: start + 1, to: position) + "}"))
    }
  }

  private var isURL: Bool { text(from: 0, to: count).contains("://") }

  /// Segment = LITERAL | [ LITERAL ] Placeholder { LITERAL Placeholder } [ LITERAL ] ;
  mutating func segment(names: inout NameTable) -> PatternSyntax.Segment {
    let start = position
    var segment = PatternSyntax.Segment(
      prefix: literal(names: &names), placeholder: nil, suffix: .empty, range: range(from: start, to: start))
    if isAt("{") {
      segment.placeholder = placeholder(names: &names)
      segment.suffix = literal(names: &names)
      while isAt("{") {
        let next = position
        if let other = placeholder(names: &names) {
          let between = segment.others.last?.suffix ?? segment.suffix
          if between == .empty, let first = segment.others.last?.placeholder ?? segment.placeholder {
            report(.twoPlaceholders(at: other.range, first: first.range))
          }
          segment.others.append(.init(placeholder: other, suffix: literal(names: &names)))
        } else {
          if position == next { position += 1 }
          _ = literal(names: &names)
        }
      }
    }
    segment.range = range(from: start, to: position)
    if !segment.others.isEmpty { checkShared(segment, names: names) }
    return segment
  }

  /// Checks placeholders that share a segment: each must match one text, and the segment must not be too long.
  private mutating func checkShared(_ segment: PatternSyntax.Segment, names: NameTable) {
    let all = segment.placeholders
    for placeholder in all where placeholder.mode != .one {
      return report(.sharedSegment(placeholder.mode == .rest ? .catchAll : .optional, at: placeholder.range, segment: segment.range))
    }
    if all.count > PatternSyntax.maxPlaceholders {
      return report(.sharedSegment(.tooMany, at: all[PatternSyntax.maxPlaceholders].range, segment: segment.range))
    }
    // The shortest text that matches must be within the limit for dividing a segment.
    let forms = all.map { placeholder in
      switch PlaceholderForm(names.utf8(of: placeholder.form)) {
      case .characters(_, let least, _)?: least
      case .words(let words)?: words.map(\.count).min() ?? 1
      default: 1
      }
    }
    let texts = [segment.prefix, segment.suffix] + segment.others.map(\.suffix)
    let most = PatternSyntax.maxShared(by: all.count)
    if texts.reduce(0, { $0 + names.utf8(of: $1).count }) + forms.reduce(0, +) > most, let last = all.last {
      report(.sharedSegment(.tooLong(most), at: last.range, segment: segment.range))
    }
  }

  /// Returns the text up to the next mark of the pattern.
  private mutating func literal(names: inout NameTable) -> Name {
    let start = position
    while !isAtEnd, !isAt("/"), !isAt("{"), !isAt("?"), !isAt("#"), !(isInQuery && (isAt("&") || isAt("="))) {
      if isAt("}") {
        let place = range(from: position, to: position + 1)
        report(
          .unbalancedPattern(
            message: "unmatched `}`", at: place, help: "to match a brace, write `\\}`",
            fix: Fix("remove it", applicability: .maybe, edits: [.init(replacing: place, with: "")])))
      }
      position += 1
    }
    return name(from: start, to: position, names: &names)
  }

  /// Placeholder = "{" ( "_..." | WORD "..." | ( "_" | WORD [ "?" ] ) [ ":" Form ] ) "}" ;
  mutating func placeholder(names: inout NameTable) -> PatternSyntax.Placeholder? {
    let start = position
    position += 1
    let nameStart = position
    var colon: Int?
    while !isAtEnd, !isAt("}"), !isAt("{"), !isAt("/") {
      if colon == nil, isAt(":") { colon = position }
      position += 1
    }
    if let colon, isAt("{") {
      // `{id: [a-f0-9]{40}}`
      let form = (colon + 1..<position).first { byte(at: $0) != 0x20 } ?? colon
      while !isAtEnd, !isAt("}"), !isAt("/") { position += 1 }
      while isAt("}") { position += 1 }
      report(
        .malformedForm(
          mistake: .init("a form can't be a regular expression", label: "write a form, such as `hex 40`, `1...12`, or `new|top`"),
          at: range(from: form, to: position)
        )
      )
      return nil
    }
    guard isAt("}") else {
      report(
        .unbalancedPattern(
          message: "this `{` is never closed", at: range(from: start, to: start + 1), help: "to match a brace, write `\\{`",
          fix: Fix("write `}`", applicability: .maybe, edits: [.init(replacing: range(from: position, to: position), with: "}")])))
      return nil
    }
    let end = position
    var nameEnd = colon ?? end
    var mode = PatternSyntax.Placeholder.Mode.one
    if nameEnd > nameStart, byte(at: nameEnd - 1) == UInt8(ascii: "?") {
      nameEnd -= 1
      mode = .optional
    } else if nameEnd - nameStart >= 3, (nameEnd - 3..<nameEnd).allSatisfy({ byte(at: $0) == UInt8(ascii: ".") }) {
      nameEnd -= 3
      mode = .rest
    }
    position += 1
    let nameRange = range(from: nameStart, to: nameEnd)
    let isSkipped = nameEnd == nameStart + 1 && byte(at: nameStart) == UInt8(ascii: "_")
    let isTyped = colon.map { isType(from: $0 + 1, to: end) } ?? false
    if isTyped || (isSkipped ? mode == .optional : !isName(from: nameStart, to: nameEnd)) {
      report(.malformedPlaceholder(text: text(from: nameStart, to: end), at: range(from: start, to: position)))
      return nil
    }
    let name = isSkipped ? .empty : name(from: nameStart, to: nameEnd, names: &names)
    var placeholder = PatternSyntax.Placeholder(name: name, mode: mode, range: range(from: start, to: position), nameRange: nameRange)
    if let colon { placeholder.form = form(from: colon + 1, to: end, of: mode, names: &names) }
    return placeholder
  }

  /// Returns the canonical form after the colon; empty if it is invalid, which is reported.
  private mutating func form(from: Int, to: Int, of mode: PatternSyntax.Placeholder.Mode, names: inout NameTable) -> Name {
    if mode == .rest {
      report(.formOfCatchAll(at: range(from: from - 1, to: to)))
      return .empty
    }
    var (start, end) = (from, to)
    while start < end, byte(at: start) == 0x20 { start += 1 }
    while end > start, byte(at: end - 1) == 0x20 { end -= 1 }
    let place = start < end ? range(from: start, to: end) : range(from: from - 1, to: to)
    if let bar = (start..<end).first(where: { byte(at: $0) == UInt8(ascii: "|") && isEscaped(at: $0) }) {
      report(
        .malformedForm(
          mistake: .init("a text of a choice can't contain `|`", label: "`|` separates the texts"), at: range(from: bar, to: bar + 1)))
      return .empty
    }
    switch PlaceholderForm.form(of: Array(text(from: start, to: end).utf8)) {
    case .success(let form): return names.intern(form.text)
    case .failure(let mistake):
      report(.malformedForm(mistake: mistake, at: place))
      return .empty
    }
  }

  /// Returns whether the text after the colon is the name of a type, as in other languages: `Int`, `[String]`.
  private func isType(from: Int, to: Int) -> Bool {
    let word = text(from: from, to: to).utf8.drop { $0 == 0x20 || $0 == UInt8(ascii: "[") }
    guard let first = word.first, first >= 0x41, first <= 0x5A else { return false }
    return !word.contains(UInt8(ascii: "|"))
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, text != "_" else { return false }
    return CharacterClass.table[Int(first)] == CharacterClass.letter
      && text.utf8.allSatisfy { CharacterClass.table[Int($0)] <= CharacterClass.digit }
  }

  /// QueryItem = LITERAL [ "=" ( LITERAL | Placeholder ) ] ;
  mutating func queryItem(names: inout NameTable) {
    isInQuery = true
    defer { isInQuery = false }
    let start = position
    let key = queryText(names: &names)
    var item = PatternSyntax.QueryItem(
      key: key, keyRange: range(from: start, to: position), value: .none, range: range(from: start, to: position))
    if key == .empty, !isAt("{") {
      report(
        .malformedQuery(
          message: "missing key before `=`, such as `?page={page}`", at: range(from: start < count ? start : start - 1, to: start + 1)))
    }
    if isAt("{") {
      let opening = range(from: position, to: position + 1)
      let value = placeholder(names: &names)
      let fixes = value.map { value -> [Fix] in
        let name = names.text(of: value.name)
        return name.isEmpty
          ? [] : [Fix("write `\(name)={\(name)}`", applicability: .maybe, edits: [.init(replacing: opening.opening, with: name + "=")])]
      }
      report(.malformedQuery(message: "missing key before the placeholder, such as `?page={page}`", at: opening, fixes: fixes ?? []))
    }
    if isAt("=") {
      position += 1
      let valueStart = position
      let text = queryText(names: &names)
      if isAt("{") {
        if text != .empty {
          report(
            .malformedQuery(message: "a query value can't combine text and a placeholder", at: range(from: valueStart, to: position + 1)))
        }
        if let value = placeholder(names: &names) {
          if value.mode == .rest {
            report(.malformedQuery(message: "a query value can't be a catch-all", at: value.range))
          } else {
            item.value = .placeholder(value)
          }
        }
      } else {
        item.value = .text(text)
      }
    }
    let rest = position
    while !isAtEnd, !isAt("&"), !isAt("#") { position += 1 }
    if rest < position, !result.isBroken {
      report(.malformedQuery(message: "a query value can't combine text and a placeholder", at: range(from: rest, to: position)))
    }
    item.range = range(from: start, to: position)
    if let first = keys[key], key != .empty {
      report(.keyTwice(key: names.text(of: key), at: item.range, first: first))
    } else {
      keys[key] = item.keyRange
    }
    result.query.append(item)
  }

  /// Returns the text of a key or a value, in which slashes and question marks are plain text.
  private mutating func queryText(names: inout NameTable) -> Name {
    let start = position
    while !isAtEnd, !isAt("&"), !isAt("="), !isAt("#"), !isAt("{"), !isAt("}") { position += 1 }
    return name(from: start, to: position, names: &names)
  }

  /// The maximum number of optional segments before other segments. A pattern is expanded for each of its lengths.
  private static let maxOptional = 8

  /// Checks that optional segments are adjacent, and that a catch-all is last.
  private mutating func checkOrder() {
    var first: PatternSyntax.Placeholder?
    var count = 0
    /// The first segment after the optional segments.
    var next: SourceRange?
    for (index, segment) in result.segments.enumerated() {
      let isLast = index == result.segments.count - 1
      // Placeholders that share a segment have been checked: none of them matches whole segments.
      switch segment.others.isEmpty ? segment.placeholder?.mode : .one {
      case .rest:
        guard let placeholder = segment.placeholder else { break }
        if !isLast {
          report(.catchAllNotLast(at: placeholder.range, next: result.segments[index + 1].range))
        } else if segment.prefix != .empty {
          report(.catchAllNotLast(at: placeholder.range, next: nil))
        } else if let first {
          report(.optionalBeforeRest(at: first.range, next: segment.range))
        }
      case .optional:
        guard let placeholder = segment.placeholder else { break }
        if let first, next != nil {
          report(.optionalApart(at: placeholder.range, first: first.range))
          return
        }
        first = first ?? placeholder
        count += 1
      default: if first != nil, next == nil { next = segment.range }
      }
    }
    if let first, let next, count > PatternParser.maxOptional {
      report(.tooManyOptional(most: PatternParser.maxOptional, at: first.range, next: next))
    }
  }

  /// Reports percent signs. Patterns are written decoded, so a `%` would match only an encoded percent sign.
  private mutating func checkPercents() {
    var at = 0
    while at < count {
      guard byte(at: at) == UInt8(ascii: "%") else {
        at += 1
        continue
      }
      let start = at
      var decoded: [UInt8] = []
      while at + 2 < count, byte(at: at) == UInt8(ascii: "%"),
        let byte = UInt8(text(from: at + 1, to: at + 3), radix: 16)
      {
        decoded.append(byte)
        at += 3
      }
      if at == start { at += 1 }
      report(.percentInPattern(text: text(from: start, to: at), decoded: decoded, at: range(from: start, to: at)))
    }
  }
}
