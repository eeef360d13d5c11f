extension PatternParser {
  /// PatternText = { "/" Segment } [ "/" ] [ "?" QueryItem { "&" QueryItem } ] [ "#" Segment ] ;
  mutating func pattern() {
    checkPercents()
    if !isAt("/"), !isAt("?"), !isAt("#") {
      report(.patternWithoutSlash(at: result.range, isURL: isURL))
      if isURL { return }
      if !isAtEnd { result.segments.append(segment()) }
    }
    while isAt("/") {
      position += 1
      if isAtEnd || isAt("?") || isAt("#") { break }
      if isAt("/") {
        report(.emptySegment(at: range(position - 1, position + 1)))
        continue
      }
      result.segments.append(segment())
    }
    if isAt("?") {
      repeat {
        position += 1
        queryItem()
      } while isAt("&")
    }
    if isAt("#") {
      position += 1
      if isAtEnd { report(.malformedQuery("a fragment stands behind `#`", at: range(position - 1, position))) }
      result.fragment = segment()
    }
    if !isAtEnd { report(.malformedQuery("nothing can follow the fragment", at: range(position, characters.count))) }
    checkOrder()
  }

  private var isURL: Bool { text(0, characters.count).contains("://") }

  /// Segment = LITERAL | [ LITERAL ] Placeholder [ LITERAL ] ;
  mutating func segment() -> PatternSyntax.Segment {
    let start = position
    var segment = PatternSyntax.Segment(prefix: literal(), placeholder: nil, suffix: "", range: range(start, start))
    if isAt("{") {
      segment.placeholder = placeholder()
      segment.suffix = literal()
      while isAt("{") {
        let second = position
        if let extra = placeholder(), let first = segment.placeholder {
          report(.twoPlaceholders(at: extra.range, first: first.range))
        } else if position == second {
          position += 1
        }
        _ = literal()
      }
    }
    segment.range = range(start, position)
    return segment
  }

  /// The text up to a mark of the pattern.
  private mutating func literal() -> String {
    let start = position
    while !isAtEnd, !isAt("/"), !isAt("{"), !isAt("?"), !isAt("#"), !(isInQuery && (isAt("&") || isAt("="))) {
      if isAt("}") {
        let place = range(position, position + 1)
        report(
          .unbalancedPattern(
            "this `}` closes nothing", at: place, "a literal brace is written `\\}`", fix: Fix("remove it", .maybe, [.init(place, "")])))
      }
      position += 1
    }
    let literal = text(start, position)
    return result.isBroken ? literal.filter { $0 != "}" } : literal
  }

  /// Placeholder = "{" ( "_" | "_..." | WORD [ "?" | "..." ] ) "}" ;
  mutating func placeholder() -> PatternSyntax.Placeholder? {
    let start = position
    position += 1
    let nameStart = position
    while !isAtEnd, !isAt("}"), !isAt("{"), !isAt("/") { position += 1 }
    guard isAt("}") else {
      report(
        .unbalancedPattern(
          "this `{` is never closed", at: range(start, start + 1), "a literal brace is written `\\{`",
          fix: Fix("close it with `}`", .maybe, [.init(range(position, position), "}")])))
      return nil
    }
    var nameEnd = position
    var mode = PatternSyntax.Placeholder.Mode.one
    if nameEnd > nameStart, characters[nameEnd - 1].byte == UInt8(ascii: "?") {
      nameEnd -= 1
      mode = .optional
    } else if nameEnd - nameStart >= 3, characters[nameEnd - 3..<nameEnd].allSatisfy({ $0.byte == UInt8(ascii: ".") }) {
      nameEnd -= 3
      mode = .rest
    }
    var name = text(nameStart, nameEnd)
    position += 1
    let nameRange = range(nameStart, nameEnd)
    if name == "_", mode != .optional {
      name = ""
    } else if !PatternParser.isName(name) {
      report(.malformedPlaceholder(text(nameStart, position - 1), at: range(start, position)))
      return nil
    }
    return PatternSyntax.Placeholder(name: name, mode: mode, range: range(start, position), nameRange: nameRange)
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, text != "_" else { return false }
    return CharacterClass.table[Int(first)] == CharacterClass.letter
      && text.utf8.allSatisfy { CharacterClass.table[Int($0)] <= CharacterClass.digit }
  }

  /// QueryItem = LITERAL [ "=" ( LITERAL | Placeholder ) ] ;
  mutating func queryItem() {
    isInQuery = true
    defer { isInQuery = false }
    let start = position
    let key = queryText()
    var item = PatternSyntax.QueryItem(key: key, keyRange: range(start, position), value: .none, range: range(start, position))
    if key.isEmpty, !isAt("{") {
      report(
        .malformedQuery(
          "a key stands before the `=`, such as `?page={page}`", at: range(start < characters.count ? start : start - 1, start + 1)))
    }
    if isAt("{") {
      let opening = range(position, position + 1)
      let value = placeholder()
      let fixes = value.map {
        $0.name.isEmpty ? [] : [Fix("write `\($0.name)={\($0.name)}`", .maybe, [.init(opening.opening, $0.name + "=")])]
      }
      report(.malformedQuery("a placeholder is the value of a key, such as `?page={page}`", at: opening, fixes: fixes ?? []))
    }
    if isAt("=") {
      position += 1
      let valueStart = position
      let text = queryText()
      if isAt("{") {
        if !text.isEmpty {
          report(.malformedQuery("a query value is a text or a placeholder, not both", at: range(valueStart, position + 1)))
        }
        if let value = placeholder() {
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
      report(.malformedQuery("a query value is a text or a placeholder, not both", at: range(rest, position)))
    }
    item.range = range(start, position)
    result.query.append(item)
  }

  /// The text of a key or a value. Slashes and question marks are plain text there.
  private mutating func queryText() -> String {
    let start = position
    while !isAtEnd, !isAt("&"), !isAt("="), !isAt("#"), !isAt("{"), !isAt("}") { position += 1 }
    return text(start, position)
  }

  /// Optional segments stand at the end, and a catch-all is the last.
  private mutating func checkOrder() {
    var optional: PatternSyntax.Placeholder?
    for (index, segment) in result.segments.enumerated() {
      let isLast = index == result.segments.count - 1
      switch segment.placeholder?.mode {
      case .rest:
        guard let placeholder = segment.placeholder else { break }
        if !isLast {
          report(.catchAllNotLast(at: placeholder.range, next: result.segments[index + 1].range))
        } else if !segment.prefix.isEmpty || !segment.suffix.isEmpty {
          report(.catchAllNotLast(at: placeholder.range, next: nil))
        } else if let optional {
          report(.optionalNotLast(at: optional.range, next: segment.range))
        }
      case .optional: optional = optional ?? segment.placeholder
      default:
        if let found = optional {
          report(.optionalNotLast(at: found.range, next: segment.range))
          optional = nil
        }
      }
    }
  }

  /// Patterns are written decoded: a `%` would match only an encoded percent sign.
  private mutating func checkPercents() {
    var at = 0
    while at < characters.count {
      guard characters[at].byte == UInt8(ascii: "%") else {
        at += 1
        continue
      }
      let start = at
      var decoded: [UInt8] = []
      while at + 2 < characters.count, characters[at].byte == UInt8(ascii: "%"),
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
