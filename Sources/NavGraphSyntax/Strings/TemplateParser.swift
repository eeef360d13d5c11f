/// The state of parsing one text with parameters.
struct TemplateParser {
  private let characters: StringCharacters
  private var position = 0
  private(set) var diagnostics: [Diagnostic] = []
  var result: TemplateSyntax

  init(for token: Token, in tree: SyntaxTree) {
    characters = StringCharacters(of: token, in: tree)
    result = TemplateSyntax(range: characters.range)
  }

  /// Template = { LITERAL | "{" WORD "}" } ;
  mutating func template(names: inout NameTable) {
    var start = position
    while position < characters.count {
      let isOpening = isAt("{")
      guard isOpening || isAt("}") else {
        position += 1
        continue
      }
      words(from: start, names: &names)
      if isOpening { value(names: &names) } else { strayClosing() }
      start = position
    }
    words(from: start, names: &names)
  }

  private func isAt(_ mark: Unicode.Scalar) -> Bool { characters.holds(UInt8(ascii: mark), at: position) }

  private mutating func words(from start: Int, names: inout NameTable) {
    if start < position { result.parts.append(.words(characters.name(from: start, to: position, names: &names))) }
  }

  private mutating func value(names: inout NameTable) {
    let start = position
    position += 1
    while position < characters.count, !isAt("}"), !isAt("{") { position += 1 }
    guard isAt("}") else {
      report(
        .unbalancedPattern(
          message: "this `{` is never closed", at: characters.range(from: start, to: start + 1), help: "to show a brace, write `\\{`",
          fix: Fix(
            "write `\\{`", applicability: .maybe, edits: [.init(replacing: characters.range(from: start, to: start + 1), with: "\\{")])))
      return
    }
    position += 1
    let (from, to) = (start + 1, position - 1)
    guard characters.isName(from: from, to: to) else {
      report(
        .notAParameter(
          text: characters.text(from: from, to: to), at: characters.range(from: start, to: position), trimmed: trimmed(from: from, to: to)))
      return
    }
    result.parts.append(
      .value(
        characters.name(from: from, to: to, names: &names), characters.range(from: start, to: position),
        name: characters.range(from: from, to: to)))
  }

  /// Returns the name without surrounding spaces; nil if it isn't a name.
  private func trimmed(from: Int, to: Int) -> String? {
    var (from, to) = (from, to)
    while from < to, characters.byte(at: from) == UInt8(ascii: " ") { from += 1 }
    while from < to, characters.byte(at: to - 1) == UInt8(ascii: " ") { to -= 1 }
    return characters.isName(from: from, to: to) ? characters.text(from: from, to: to) : nil
  }

  private mutating func strayClosing() {
    let place = characters.range(from: position, to: position + 1)
    position += 1
    report(
      .unbalancedPattern(
        message: "unmatched `}`", at: place, help: "to show a brace, write `\\}`",
        fix: Fix("write `\\}`", applicability: .maybe, edits: [.init(replacing: place, with: "\\}")])))
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    result.isBroken = true
    // The number is limited, because an untrusted text can have a million braces.
    if diagnostics.count < PatternParser.maxDiagnostics { diagnostics.append(diagnostic) }
  }
}
