import Testing

@testable import NavGraphSyntax

@Suite struct LexerTests {
  /// Returns the kinds, values, and flags of the tokens.
  private func tokens(in text: String) -> [String] {
    let parsed = Parsed(text)
    return parsed.tree.tokens.dropLast().map { token in
      var line = "\(token.kind)"
      if token.kind == .word || token.kind == .string { line += " " + parsed.names.text(of: token.name) }
      if token.kind == .integer { line += " \(parsed.tree.integer(of: token).map(String.init) ?? "nil")" }
      if token.kind == .decimal { line += " \(parsed.tree.decimal(of: token).map { "\($0)" } ?? "nil")" }
      if token.flags.contains(.startsItem) { line += " |" }
      if token.flags.contains(.documented) { line += " ///" }
      if token.flags.contains(.broken) { line += " !" }
      return line
    }
  }

  @Test func words() {
    #expect(tokens(in: "a _b1 page then") == ["word a", "word _b1", "word page", "word then"])
    let parsed = Parsed("screen page")
    #expect(parsed.tree.tokens[1].name == Name(.page))
  }

  @Test func marks() {
    #expect(
      tokens(in: "{}()[],;:.?=->/")
        == ["leftBrace", "rightBrace", "leftParen", "rightParen", "leftBracket", "rightBracket", "comma", "semicolon", "colon", "dot"]
        + ["question", "equals", "arrow", "slash"])
    #expect(tokens(in: "=> -->") == ["arrow !", "arrow !"])
  }

  @Test func numbers() {
    #expect(
      tokens(in: "0 42 -3 007 0.3 -1.5 1.") == ["integer 0", "integer 42", "integer -3", "integer 7 !", "decimal 0.3", "decimal -1.5"] + [
        "integer 1", "dot",
      ])
    #expect(tokens(in: "9223372036854775807 9223372036854775808") == ["integer 9223372036854775807", "integer nil !"])
    #expect(tokens(in: "-0 00 -007 00.5 100") == ["integer 0", "integer 0 !", "integer -7 !", "decimal 0.5 !", "integer 100"])
    #expect(tokens(in: "12ab 1.2.3") == ["integer nil !", "decimal nil !"])
  }

  @Test func filesThatAreNoText() {
    func codes(for bytes: [UInt8]) -> [Int] {
      var names = NameTable()
      var diagnostics: [Diagnostic] = []
      let tokens = lex(SourceFile(path: "x", bytes: bytes), file: FileID(0), names: &names, diagnostics: &diagnostics)
      #expect(diagnostics.isEmpty || tokens.last?.kind == .endOfFile)
      return diagnostics.map { Int($0.code.number) }
    }
    let text = Array("app A { root stack Home }\nscreen Home\n".utf8)
    #expect(codes(for: [0xFF, 0xFE] + text.flatMap { [$0, 0] }) == [114])
    #expect(codes(for: [0xFE, 0xFF] + text.flatMap { [0, $0] }) == [114])
    #expect(codes(for: text.flatMap { [$0, 0] }) == [114])
    #expect(codes(for: Array(repeating: 0, count: 20) + text) == [114])
    // A single NUL is one diagnostic, and the rest is read.
    #expect(codes(for: [0] + text) == [108])
    #expect(codes(for: text) == [])
  }

  @Test func strings() {
    #expect(
      tokens(in: #""" "a" "é" "\"\\\n\t" "\u{E9}\u{1F600}" "\{a\}""#) == [
        "string ", "string a", "string é", "string \"\\\n\t", "string é😀", #"string \{a\}"#,
      ])
    #expect(tokens(in: "\"then\"") == ["string then"])
    // The rest of the line after an unterminated string is lexed.
    #expect(tokens(in: "{ \"a }\nb") == ["leftBrace", "string a !", "rightBrace", "word b |"])
  }

  @Test func lineBreaks() {
    #expect(tokens(in: "a\nb\r\nc\rd") == ["word a", "word b |", "word c |", "word d |"])
    #expect(tokens(in: "a ->\nb,\nc /\nd (\ne {\nf then\ng or\nh and\ni not\nj").filter { $0.hasSuffix("|") } == [])
    #expect(tokens(in: "a\n-> b\n, c\n/ d\nthen e").filter { $0.hasSuffix("|") } == [])
    #expect(tokens(in: "a\non b\n( c\n{ d\n}\n: e").filter { $0.hasSuffix("|") }.count == 5)
    // Unknown characters don't affect whether a line break separates items.
    #expect(tokens(in: "a §\nb\n§ c\n§\n-> d") == ["word a", "unknown", "word b |", "unknown", "word c |", "unknown", "arrow", "word d"])
  }

  @Test func comments() {
    #expect(tokens(in: "a // b\n/// c\nd /// e\n/f") == ["word a", "word d | ///", "slash ///", "word f"])
    #expect(tokens(in: "a /* b\n c */ d") == ["word a", "unknown", "word d |"])
    #expect(Parsed("/* a").diagnostics.first?.message == "this block comment is never closed, and block comments aren't supported")
  }

  @Test func names() {
    var table = NameTable()
    for keyword in Keyword.allCases { #expect(table.find(keyword.text) == Name(keyword)) }
    var all: [Name] = []
    for number in 0..<5000 { all.append(table.intern("name\(number)")) }
    for number in 0..<5000 {
      #expect(table.find("name\(number)") == all[number])
      #expect(table.text(of: all[number]) == "name\(number)")
    }
    for length in 0..<40 {
      let text = String(repeating: "x", count: length)
      let name = table.intern(text)
      #expect(table.text(of: name) == text && table.intern(text) == name)
    }
    #expect(table.find("never") != nil && table.find("nowhere") == nil)
  }

  @Test func spelling() {
    #expect(Spelling.distance("screen", "scren") == 1)
    #expect(Spelling.distance("screen", "sceren") == 1)
    #expect(Spelling.distance("Screen", "screen") == 0)
    #expect(Spelling.distance("a", "abcdefgh", limit: 3) == 4)
    #expect(Spelling.nearest(to: "tilte", among: ["tab", "title", "tint"]) == "title")
    #expect(Spelling.nearest(to: "xyz", among: ["tab", "title"]) == nil)
    #expect(Spelling.nearest(to: "x", among: ["y"]) == nil)
  }
  /// The table of distances gives the same as the definition, for all pairs of short words and all limits.
  @Test func distances() {
    func defined(_ a: Substring, _ b: Substring) -> Int {
      guard let left = a.last, let right = b.last else { return a.count + b.count }
      let (c, d) = (a.dropLast(), b.dropLast())
      var best = min(defined(c, d) + (left == right ? 0 : 1), defined(c, b) + 1, defined(a, d) + 1)
      if c.last == right, d.last == left { best = min(best, defined(c.dropLast(), d.dropLast()) + 1) }
      return best
    }
    var words = [""]
    for length in 0..<4 { words += words.filter { $0.count == length }.flatMap { [$0 + "a", $0 + "b", $0 + "c"] } }
    for a in words {
      for b in words {
        let expected = defined(a[...], b[...])
        for limit in 0...4 {
          #expect(Spelling.distance(a.uppercased(), b, limit: limit) == min(expected, limit + 1), "\(a) and \(b), limit \(limit)")
        }
      }
    }
  }
}
