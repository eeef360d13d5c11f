import Foundation
import NavGraphSyntax
import Testing

@testable import NavGraphCompiler

/// Tests of untrusted text in terminals and logs.
@Suite struct VisibleTextTests {
  /// Scalars that a terminal interprets, or that a reader doesn't see.
  static let hidden: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
    0xFE00...0xFE0F,
    0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0001...0xE0001, 0xE0020...0xE007F, 0xE0100...0xE01EF,
  ]

  static func isHidden(_ scalar: Unicode.Scalar) -> Bool { hidden.contains { $0.contains(scalar.value) } }

  @Test func whatCannotBeSeenIsWrittenOut() {
    for range in Self.hidden {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        for text in ["\(scalar)", "a\(scalar)b", "1\(scalar)", "#\(scalar)", "é\(scalar)\(scalar)", "漢\(scalar)"] {
          let shown = VisibleText.of(text)
          #expect(!shown.unicodeScalars.contains(where: Self.isHidden), "U+\(String(value, radix: 16)) in \(shown.debugDescription)")
        }
      }
    }
    #expect(VisibleText.of("a\u{202E}b\u{E0041}\u{2028}") == "a\\u{202E}b\\u{E0041}\\u{2028}")
    #expect(VisibleText.of(bytes: [0x61, 0xFF, 0xC3]) == "a\\xFF\\xC3")
  }

  /// Emoji and letters with accents aren't changed, but text that is hidden after them is escaped.
  @Test func emojiCarryNothing() {
    for text in ["👩‍👧", "👍🏽", "❤️", "🇩🇪", "e\u{301}", "안녕", "日本"] { #expect(VisibleText.of(text) == text) }
    let tags = String(String.UnicodeScalarView("secret".unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xE0000) }))
    for base in ["👍", "🏴", "1", "a", "❤️"] {
      let shown = VisibleText.of(base + tags)
      #expect(shown.contains("\\u{E0073}\\u{E0065}"), "\(shown)")
    }
    #expect(VisibleText.of("👍\u{FE0F}\u{FE0F}\u{FE01}") == "👍\u{FE0F}\\u{FE0F}\\u{FE01}")
    #expect(VisibleText.of("👩\u{200D}") == "👩\\u{200D}")
    #expect(VisibleText.of("👩\u{200D}x") == "👩\\u{200D}x")
    let marks = "e" + String(repeating: "\u{301}", count: 40)
    #expect(VisibleText.of(marks).hasSuffix("\\u{301}") && VisibleText.of(VisibleText.of(marks)) == VisibleText.of(marks))
  }

  @Test func commandsOfLogs() throws {
    func written(_ text: TerminalText) -> String { String(decoding: text.bytes, as: UTF8.self) }
    let foreign = "::stop-commands::x"
    for start in ["", " ", "\t", "  \u{3000}", "\u{1B}[1m", "\u{A0}"] {
      #expect(written(TerminalText(visible: "a\n\(start)\(foreign)")) == "a\n\(start)\\u{3A}:stop-commands::x")
    }
    #expect(written("\(foreign): error: x") == "\\u{3A}:stop-commands::x: error: x")
    #expect(written("error: \(foreign)") == "error: ::stop-commands::x")
    for command in ["##[add-mask]x", "##vso[task.setvariable variable=a]b", "##teamcity[x]", "###[x]", "a ##[x]"] {
      #expect(!VisibleText.of(command).contains(/##[a-z]*\[/), "\(VisibleText.of(command))")
      #expect(!written(TerminalText(visible: command)).contains(/##[a-z]*\[/))
      let json = JSON.string(command).line
      #expect(!json.contains("##"), "\(json)")
      #expect(try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String] == [command])
    }
    #expect(written("## heading, # [x]\n") == "## heading, # [x]\n")
  }

  /// Interpolated values are escaped. Literals aren't.
  @Test func interpolation() {
    let name = "a\u{1B}[2Jb\nc"
    #expect(("file \(name):\(7)\n" as TerminalText).text == "file a␛[2Jb␊c:7\n")
    let inner: TerminalText = "<\(name)>"
    #expect(("\(inner)\n" as TerminalText).text == "<a␛[2Jb␊c>\n")
    #expect(TerminalText(lines: "a\u{1B}\nb").text == "a␛\nb")
  }

  /// Listed paths can be read exactly, and terminals don't interpret their characters.
  @Test func listedPaths() {
    let paths = [
      "App/Shop.swift", "é/日本.swift", "a b.swift", "x\u{1B}]0;p\u{7}.swift", "a\nb", "::stop::", " ::stop::", "##[x]", "a\"b", "a\\b",
      "\u{202E}a",
    ]
    let text = String(decoding: Document.paths(paths).bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.map(Self.unquoted) == paths)
    #expect(lines.prefix(3).elementsEqual(paths.prefix(3)))
    #expect(!text.unicodeScalars.contains { Self.isHidden($0) && $0 != "\n" } && !text.contains("##["))
    #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix("::") })
  }

  /// Returns the text that a shell or Git reads in a quoted line.
  static func unquoted(_ line: String) -> String {
    guard line.hasPrefix("\""), line.hasSuffix("\"") else { return line }
    var bytes: [UInt8] = []
    var rest = Array(line.utf8.dropFirst().dropLast())[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8) ?? 0)
      rest = rest.dropFirst(3)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The time is linear in the length of the text, for accents, emoji, joiners, flags, tags, and marks.
  @Test(arguments: ["\u{301}", "\u{301}\u{323}", "\u{200D}👩", "\u{FE0F}", "🇩", "\u{E0041}", "#", ":", "\u{0}", "\t"])
  func timeGrowsWithTheText(_ piece: String) {
    func time(_ count: Int) -> Duration {
      let text = "e" + String(repeating: piece, count: count)
      return (0..<3).map { _ in
        let start = processorTime()
        _ = (VisibleText.of(text).utf8.count, VisibleText.columns(of: text))
        return processorTime() - start
      }.min() ?? .zero
    }
    let (short, long) = (time(10_000), time(80_000))
    #expect(long < short * 24 + .milliseconds(20), "\(short), \(long)")
  }
}

/// Returns the processor time of this thread.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
