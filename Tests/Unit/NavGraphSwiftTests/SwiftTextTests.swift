import NavGraphSwift
import Testing

/// Tests of the two functions that convert text and names to Swift.
@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    (#"\(1 + 1)"#, #""\\(1 + 1)""#),
    (#"say "hi""#, #""say \"hi\"""#),
    ("line\nbreak\r\t\0", #""line\nbreak\r\t\0""#),
    ("\u{2028}\u{202e}\u{200b}\u{feff}", #""\u{2028}\u{202e}\u{200b}\u{feff}""#),
    ("é 🙂", "\"é 🙂\""),
    (#""""#, #""\"\"""#),
  ])
  func literals(_ text: String, _ literal: String) {
    #expect(swiftLiteral(text) == literal)
  }

  /// Every literal is one line without unescaped quotes or backslashes.
  @Test func aLiteralCannotBeLeft() {
    for value in 0...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let literal = swiftLiteral("a" + String(scalar) + "\"\\(x)")
      let inner = literal.dropFirst().dropLast()
      var isEscaped = false
      for character in inner.unicodeScalars {
        #expect(character != "\n" && character != "\r")
        if !isEscaped { #expect(character != "\"") }
        isEscaped = character == "\\" && !isEscaped
      }
      #expect(!isEscaped && !literal.hasSuffix("\\\\\"\""))
    }
  }

  @Test(arguments: [
    ("chat", "chat"), ("default", "`default`"), ("class", "`class`"), ("self", "self_"), ("init", "init_"), ("Type", "Type_"),
    ("1st", "_1st"), ("a-b", "a_b"), ("", "unnamed"), ("_", "unnamed"), ("größe", "größe"), ("a b", "a_b"),
  ])
  func identifiers(_ name: String, _ identifier: String) {
    #expect(swiftIdentifier(name) == identifier)
  }

  @Test func commentsAreOneLine() {
    #expect(swiftComment("a\nb\r\nc\u{2028}d") == "a b c d")
  }
}
