import NavGraphCompiler
import Testing

/// Tests of reading JSON: values keep their content, and errors have a line number.
@Suite struct JSONReaderTests {
  private let document = JSON.object([
    ("a", .array([.number(-12), .bool(true), .null, .array([]), .object([])])),
    ("text", .string("a\"b\\c/\u{1}\u{7F}\n\té漢👩‍👧\u{202E}")), ("", .string("")),
  ])

  @Test func whatIsWrittenIsRead() throws {
    let text = document.text
    #expect(try JSONReader.value(of: Array(text.utf8)).text == text)
    #expect(try JSONReader.value(of: Array(#"["\u00e9\ud83d\ude00\/\b\f"]"#.utf8)).array?.first?.string == "é😀/\u{8}\u{C}")
    #expect(try JSONReader.value(of: [0xEF, 0xBB, 0xBF] + Array("{}".utf8))["x"] == nil)
    #expect(try JSONReader.value(of: Array("{\"n\": 1, \"n\": 2}".utf8))["n"]?.int == 1)
  }

  @Test func whatIsNoneIsRefused() {
    for text in [
      "", " ", "{", "[1,]", "{\"a\"}", "{\"a\":}", "nul", "01e", "\"", "\"\n\"", "\"\\x\"", "\"\\ud800\\u0041\"", "[] []", "'a'",
      "1.2.3", "1e999",
    ] {
      #expect(throws: JSONReader.Mistake.self, "\(text)") { try JSONReader.value(of: Array(text.utf8)) }
    }
    #expect(throws: JSONReader.Mistake.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
    do throws(JSONReader.Mistake) { _ = try JSONReader.value(of: Array("{\n\n  ?}".utf8)) } catch { #expect(error.line == 3) }
  }

  /// A number that isn't an integer keeps its text.
  @Test(arguments: ["0.01", "-1.5e3", "99999999999999999999"]) func otherNumbers(_ text: String) throws {
    let value = try JSONReader.value(of: Array(text.utf8))
    #expect(value.int == nil && value.line == text)
  }

  /// Every prefix and every changed byte results in a value or an error, never in a trap.
  @Test func brokenDocuments() {
    let bytes = Array(document.text.utf8)
    for index in bytes.indices {
      _ = try? JSONReader.value(of: Array(bytes[..<index]))
      for byte: UInt8 in [0, 0x22, 0x5C, 0x75, 0x7B, 0x5D, 0x2C, 0x31, 0xFF] {
        var broken = bytes
        broken[index] = byte
        _ = try? JSONReader.value(of: broken)
      }
    }
  }
}
