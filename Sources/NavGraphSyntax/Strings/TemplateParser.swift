/// The state of parsing one text with parameters.
struct TemplateParser {
  private let characters: StringCharacters
  private var position = 0
  private(set) var findings: [Diagnostic] = []
  var result: TemplateSyntax

  init(_ token: Token, in tree: SyntaxTree) {
    characters = StringCharacters(token, in: tree)
    result = TemplateSyntax(range: characters.range)
  }

  /// Template = { LITERAL | "{" WORD "}" } ;
  mutating func template(_ names: inout NameTable) {
    var start = position
    while position < characters.count {
      let isOpening = isAt("{")
      guard isOpening || isAt("}") else {
        position += 1
        continue
      }
      words(start, &names)
      if isOpening { value(&names) } else { strayClosing() }
      start = position
    }
    words(start, &names)
  }

  private func isAt(_ mark: Unicode.Scalar) -> Bool { characters.holds(UInt8(ascii: mark), at: position) }

  private mutating func words(_ start: Int, _ names: inout NameTable) {
    if start < position { result.parts.append(.words(characters.name(start, position, &names))) }
  }

  private mutating func value(_ names: inout NameTable) {
    let start = position
    position += 1
    while position < characters.count, !isAt("}"), !isAt("{") { position += 1 }
    guard isAt("}") else {
      report(
        .unbalancedPattern(
          "this `{` is never closed", at: characters.range(start, start + 1), "to show a brace, write `\\{`",
          fix: Fix("write `\\{`", .maybe, [.init(characters.range(start, start + 1), "\\{")])))
      return
    }
    position += 1
    let (from, to) = (start + 1, position - 1)
    guard characters.isName(from, to) else {
      report(.notAParameter(characters.text(from, to), at: characters.range(start, position), trimmed: trimmed(from, to)))
      return
    }
    result.parts.append(
      .value(characters.name(from, to, &names), characters.range(start, position), name: characters.range(from, to)))
  }

  /// Returns the name without surrounding spaces; nil if it isn't a name.
  private func trimmed(_ from: Int, _ to: Int) -> String? {
    var (from, to) = (from, to)
    while from < to, characters.byte(from) == UInt8(ascii: " ") { from += 1 }
    while from < to, characters.byte(to - 1) == UInt8(ascii: " ") { to -= 1 }
    return characters.isName(from, to) ? characters.text(from, to) : nil
  }

  private mutating func strayClosing() {
    let place = characters.range(position, position + 1)
    position += 1
    report(
      .unbalancedPattern(
        "unmatched `}`", at: place, "to show a brace, write `\\}`", fix: Fix("write `\\}`", .maybe, [.init(place, "\\}")])))
  }

  private mutating func report(_ finding: Diagnostic) {
    result.isBroken = true
    // The number is limited, because an untrusted text can have a million braces.
    if findings.count < PatternParser.maxFindings { findings.append(finding) }
  }
}
