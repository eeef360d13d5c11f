extension PatternParser {
  /// PatternText = { "/" Segment } [ "/" ] [ "?" QueryItem { "&" QueryItem } ] [ "#" Segment ] ;
  mutating func pattern(_ names: inout NameTable) {
    checkPercents()
    if !isAt("/"), !isAt("?"), !isAt("#") {
      report(.patternWithoutSlash(at: result.range, isURL: isURL))
      if isURL { return }
      if !isAtEnd { result.segments.append(segment(&names)) }
    }
    while isAt("/") {
      position += 1
      if isAtEnd || isAt("?") || isAt("#") { break }
      if isAt("/") {
        report(.emptySegment(at: range(position - 1, position + 1)))
        continue
      }
      let start = position
      result.segments.append(segment(&names))
      checkWildcard(start)
    }
    if isAt("?") {
      repeat {
        position += 1
        queryItem(&names)
      } while isAt("&")
    }
    if isAt("#") {
      position += 1
      if isAtEnd { report(.malformedQuery("missing fragment after `#`", at: range(position - 1, position))) }
      let fragment = segment(&names)
      if let second = fragment.others.first { report(.sharedSegment(.fragment, at: second.placeholder.range, fragment.range)) }
      result.fragment = fragment
    }
    if !isAtEnd { report(.malformedQuery("unexpected text after the fragment", at: range(position, count))) }
    checkOrder()
  }

  /// Reports the syntax of other routers: `:id` and `*`.
  private mutating func checkWildcard(_ start: Int) {
    guard start < position, !isEscaped(start) else { return }
    if byte(start) == UInt8(ascii: "*"), position <= start + 2, byte(position - 1) == UInt8(ascii: "*") {
      let isLast = isAtEnd || isAt("?") || isAt("#")
      report(.foreignWildcard(text(start, position), at: range(start, position), meant: isLast ? "{_...}" : "{_}"))
    } else if byte(start) == UInt8(ascii: ":"), isName(start + 1, position) {
      report(.foreignWildcard(text(start, position), at: range(start, position), meant: "{" + text(start + 1, position) + "}"))
    }
  }

  private var isURL: Bool { text(0, count).contains("://") }

  /// Segment = LITERAL | [ LITERAL ] Placeholder { LITERAL Placeholder } [ LITERAL ] ;
  mutating func segment(_ names: inout NameTable) -> PatternSyntax.Segment {
    let start = position
    var segment = PatternSyntax.Segment(prefix: literal(&names), placeholder: nil, suffix: .empty, range: range(start, start))
    if isAt("{") {
      segment.placeholder = placeholder(&names)
      segment.suffix = literal(&names)
      while isAt("{") {
        let next = position
        if let other = placeholder(&names) {
          let between = segment.others.last?.suffix ?? segment.suffix
          if between == .empty, let first = segment.others.last?.placeholder ?? segment.placeholder {
            report(.twoPlaceholders(at: other.range, first: first.range))
          }
          segment.others.append(.init(placeholder: other, suffix: literal(&names)))
        } else {
          if position == next { position += 1 }
          _ = literal(&names)
        }
      }
    }
    segment.range = range(start, position)
    if !segment.others.isEmpty { checkShared(segment, names) }
    return segment
  }

  /// Checks placeholders that share a segment: each must match one text, and the segment must not be too long.
  private mutating func checkShared(_ segment: PatternSyntax.Segment, _ names: NameTable) {
    let all = segment.placeholders
    for placeholder in all where placeholder.mode != .one {
      return report(.sharedSegment(placeholder.mode == .rest ? .catchAll : .optional, at: placeholder.range, segment.range))
    }
    if all.count > PatternSyntax.maxPlaceholders {
      return report(.sharedSegment(.tooMany, at: all[PatternSyntax.maxPlaceholders].range, segment.range))
    }
    // The shortest text that matches must be within the limit for dividing a segment.
    let forms = all.map { placeholder in
      switch PlaceholderForm(names.utf8(placeholder.form)) {
      case .characters(_, let least, _)?: least
      case .words(let words)?: words.map(\.count).min() ?? 1
      default: 1
      }
    }
    let texts = [segment.prefix, segment.suffix] + segment.others.map(\.suffix)
    let most = PatternSyntax.maxShared(all.count)
    if texts.reduce(0, { $0 + names.utf8($1).count }) + forms.reduce(0, +) > most, let last = all.last {
      report(.sharedSegment(.tooLong(most), at: last.range, segment.range))
    }
  }

  /// Returns the text up to the next mark of the pattern.
  private mutating func literal(_ names: inout NameTable) -> Name {
    let start = position
    while !isAtEnd, !isAt("/"), !isAt("{"), !isAt("?"), !isAt("#"), !(isInQuery && (isAt("&") || isAt("="))) {
      if isAt("}") {
        let place = range(position, position + 1)
        report(
          .unbalancedPattern(
            "unmatched `}`", at: place, "to match a brace, write `\\}`", fix: Fix("remove it", .maybe, [.init(place, "")])))
      }
      position += 1
    }
    return name(start, position, &names)
  }

  /// Placeholder = "{" ( "_..." | WORD "..." | ( "_" | WORD [ "?" ] ) [ ":" Form ] ) "}" ;
  mutating func placeholder(_ names: inout NameTable) -> PatternSyntax.Placeholder? {
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
      let form = (colon + 1..<position).first { byte($0) != 0x20 } ?? colon
      while !isAtEnd, !isAt("}"), !isAt("/") { position += 1 }
      while isAt("}") { position += 1 }
      report(
        .malformedForm(
          .init("a form can't be a regular expression", "write a form, such as `hex 40`, `1...12`, or `new|top`"), at: range(form, position)
        )
      )
      return nil
    }
    guard isAt("}") else {
      report(
        .unbalancedPattern(
          "this `{` is never closed", at: range(start, start + 1), "to match a brace, write `\\{`",
          fix: Fix("write `}`", .maybe, [.init(range(position, position), "}")])))
      return nil
    }
    let end = position
    var nameEnd = colon ?? end
    var mode = PatternSyntax.Placeholder.Mode.one
    if nameEnd > nameStart, byte(nameEnd - 1) == UInt8(ascii: "?") {
      nameEnd -= 1
      mode = .optional
    } else if nameEnd - nameStart >= 3, (nameEnd - 3..<nameEnd).allSatisfy({ byte($0) == UInt8(ascii: ".") }) {
      nameEnd -= 3
      mode = .rest
    }
    position += 1
    let nameRange = range(nameStart, nameEnd)
    let isSkipped = nameEnd == nameStart + 1 && byte(nameStart) == UInt8(ascii: "_")
    let isTyped = colon.map { isType($0 + 1, end) } ?? false
    if isTyped || (isSkipped ? mode == .optional : !isName(nameStart, nameEnd)) {
      report(.malformedPlaceholder(text(nameStart, end), at: range(start, position)))
      return nil
    }
    let name = isSkipped ? .empty : name(nameStart, nameEnd, &names)
    var placeholder = PatternSyntax.Placeholder(name: name, mode: mode, range: range(start, position), nameRange: nameRange)
    if let colon { placeholder.form = form(colon + 1, end, of: mode, &names) }
    return placeholder
  }

  /// Returns the canonical form after the colon; empty if it is invalid, which is reported.
  private mutating func form(_ from: Int, _ to: Int, of mode: PatternSyntax.Placeholder.Mode, _ names: inout NameTable) -> Name {
    if mode == .rest {
      report(.formOfCatchAll(at: range(from - 1, to)))
      return .empty
    }
    var (start, end) = (from, to)
    while start < end, byte(start) == 0x20 { start += 1 }
    while end > start, byte(end - 1) == 0x20 { end -= 1 }
    let place = start < end ? range(start, end) : range(from - 1, to)
    if let bar = (start..<end).first(where: { byte($0) == UInt8(ascii: "|") && isEscaped($0) }) {
      report(.malformedForm(.init("a text of a choice can't contain `|`", "`|` separates the texts"), at: range(bar, bar + 1)))
      return .empty
    }
    switch PlaceholderForm.form(Array(text(start, end).utf8)) {
    case .success(let form): return names.intern(form.text)
    case .failure(let mistake):
      report(.malformedForm(mistake, at: place))
      return .empty
    }
  }

  /// Returns whether the text after the colon is the name of a type, as in other languages: `Int`, `[String]`.
  private func isType(_ from: Int, _ to: Int) -> Bool {
    let word = text(from, to).utf8.drop { $0 == 0x20 || $0 == UInt8(ascii: "[") }
    guard let first = word.first, first >= 0x41, first <= 0x5A else { return false }
    return !word.contains(UInt8(ascii: "|"))
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, text != "_" else { return false }
    return CharacterClass.table[Int(first)] == CharacterClass.letter
      && text.utf8.allSatisfy { CharacterClass.table[Int($0)] <= CharacterClass.digit }
  }

  /// QueryItem = LITERAL [ "=" ( LITERAL | Placeholder ) ] ;
  mutating func queryItem(_ names: inout NameTable) {
    isInQuery = true
    defer { isInQuery = false }
    let start = position
    let key = queryText(&names)
    var item = PatternSyntax.QueryItem(key: key, keyRange: range(start, position), value: .none, range: range(start, position))
    if key == .empty, !isAt("{") {
      report(
        .malformedQuery(
          "missing key before `=`, such as `?page={page}`", at: range(start < count ? start : start - 1, start + 1)))
    }
    if isAt("{") {
      let opening = range(position, position + 1)
      let value = placeholder(&names)
      let fixes = value.map { value -> [Fix] in
        let name = names.text(value.name)
        return name.isEmpty ? [] : [Fix("write `\(name)={\(name)}`", .maybe, [.init(opening.opening, name + "=")])]
      }
      report(.malformedQuery("missing key before the placeholder, such as `?page={page}`", at: opening, fixes: fixes ?? []))
    }
    if isAt("=") {
      position += 1
      let valueStart = position
      let text = queryText(&names)
      if isAt("{") {
        if text != .empty {
          report(.malformedQuery("a query value can't combine text and a placeholder", at: range(valueStart, position + 1)))
        }
        if let value = placeholder(&names) {
          if value.mode == .rest {
            report(.malformedQuery("a query value can't be a catch-all", at: value.range))
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
      report(.malformedQuery("a query value can't combine text and a placeholder", at: range(rest, position)))
    }
    item.range = range(start, position)
    if let first = keys[key], key != .empty {
      report(.keyTwice(names.text(key), at: item.range, first: first))
    } else {
      keys[key] = item.keyRange
    }
    result.query.append(item)
  }

  /// Returns the text of a key or a value, in which slashes and question marks are plain text.
  private mutating func queryText(_ names: inout NameTable) -> Name {
    let start = position
    while !isAtEnd, !isAt("&"), !isAt("="), !isAt("#"), !isAt("{"), !isAt("}") { position += 1 }
    return name(start, position, &names)
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
      report(.tooManyOptional(PatternParser.maxOptional, at: first.range, next: next))
    }
  }

  /// Reports percent signs. Patterns are written decoded, so a `%` would match only an encoded percent sign.
  private mutating func checkPercents() {
    var at = 0
    while at < count {
      guard byte(at) == UInt8(ascii: "%") else {
        at += 1
        continue
      }
      let start = at
      var decoded: [UInt8] = []
      while at + 2 < count, byte(at) == UInt8(ascii: "%"),
        let byte = UInt8(text(at + 1, at + 3), radix: 16)
      {
        decoded.append(byte)
        at += 3
      }
      if at == start { at += 1 }
      report(.percentInPattern(text(start, at), decoded: decoded, at: range(start, at)))
    }
  }
}
