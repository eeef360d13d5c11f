import Repository
import Testing

/// Keeps argument labels: no function takes four parameters without one, and at most a third of all parameters have none. No function
/// takes six parameters. Initializers may, because their value holds them.
@Suite struct LabelLintTests {
  /// The parameters of the functions and initializers in a file.
  struct Parameters {
    private(set) var count = 0
    private(set) var unlabeled = 0
    /// The line of each function that takes four or more parameters without a label.
    private(set) var long: [Int] = []
    /// The line of each function that takes six or more parameters.
    private(set) var wide: [Int] = []

    init(_ text: String) {
      let code = Self.withoutTextsAndComments(Array(text.utf8))
      var index = 0
      var line = 1
      while index < code.count {
        if code[index] == UInt8(ascii: "\n") { line += 1 }
        guard let open = Self.parameterList(in: code, at: index) else {
          index += 1
          continue
        }
        add(Self.parameters(in: code, after: open), line: line, isFunction: code[index] == UInt8(ascii: "f"))
        index += 1
      }
    }

    private mutating func add(_ parameters: [[UInt8]], line: Int, isFunction: Bool) {
      let heads = parameters.map {
        String(decoding: $0.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).split(separator: " ").map(String.init)
      }
      // A call of an initializer looks like its declaration, except for its arguments.
      guard !heads.isEmpty, zip(heads, parameters).allSatisfy({ !$0.isEmpty && $1.contains(UInt8(ascii: ":")) }) else { return }
      let unlabeled = heads.count { $0.contains("_") }
      count += heads.count
      self.unlabeled += unlabeled
      if unlabeled >= 4 { long.append(line) }
      if isFunction, heads.count >= 6 { wide.append(line) }
    }

    /// Returns the offset after the parenthesis if a function or an initializer is declared at an offset.
    private static func parameterList(in code: [UInt8], at start: Int) -> Int? {
      func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x30 && byte < 0x3A || byte | 0x20 >= 0x61 && byte | 0x20 < 0x7B
      }
      let before = start > 0 ? code[start - 1] : UInt8(ascii: " ")
      guard !isWord(before), before != UInt8(ascii: "."), before != UInt8(ascii: "`") else { return nil }
      var index = start
      if code[start...].starts(with: "func ".utf8) {
        index += 5
        while index < code.count, isWord(code[index]) || code[index] == UInt8(ascii: "`") { index += 1 }
      } else if code[start...].starts(with: "init".utf8) {
        index += 4
        if index < code.count, code[index] == UInt8(ascii: "?") { index += 1 }
      } else {
        return nil
      }
      if index < code.count, code[index] == UInt8(ascii: "<") {
        while index < code.count, code[index] != UInt8(ascii: "(") { index += 1 }
      }
      return index < code.count && code[index] == UInt8(ascii: "(") ? index + 1 : nil
    }

    /// The texts between the commas of a parameter list.
    private static func parameters(in code: [UInt8], after start: Int) -> [[UInt8]] {
      var (depth, part) = (0, [UInt8]())
      var parts: [[UInt8]] = []
      for byte in code[start...] {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")") where depth == 0:
          return parts + (part.allSatisfy { $0 == 0x20 || $0 == 0x0A } ? [] : [part])
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: ",") where depth == 0:
          parts.append(part)
          part = []
          continue
        default: break
        }
        part.append(byte == 0x0A ? 0x20 : byte)
      }
      return []
    }

    /// Returns the code with blanks instead of comments and the contents of text literals.
    private static func withoutTextsAndComments(_ bytes: [UInt8]) -> [UInt8] {
      var code = bytes
      var isText = false
      var isLong = false
      var index = 0
      while index < code.count {
        let byte = bytes[index]
        if isText {
          let isEnd = byte == UInt8(ascii: "\"") && (!isLong || bytes[index...].starts(with: "\"\"\"".utf8))
          if isEnd || !isLong && byte == 0x0A { isText = false }
          if byte == UInt8(ascii: "\\"), index + 1 < code.count {
            code[index] = 0x20
            index += 1
          }
          if isEnd, isLong { index += 2 }
          if code[index] != 0x0A { code[index] = 0x20 }
        } else if byte == UInt8(ascii: "\"") {
          isLong = bytes[index...].starts(with: "\"\"\"".utf8)
          isText = true
          index += isLong ? 2 : 0
        } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == byte {
          while index < code.count, code[index] != 0x0A {
            code[index] = 0x20
            index += 1
          }
          continue
        }
        index += 1
      }
      return code
    }
  }

  /// The files with a function of six or more parameters: generated code calls the first two, the next has the signature of SwiftUI's
  /// function, and all parameters of the last two have defaults.
  private static let wide: Set = [
    "Sources/NavGraphRuntime/Links/LinkValues.swift", "Sources/NavGraphTesting/Links/LinkTests.swift",
    "Tests/Headless/HeadlessSwiftUI/Modals/Asking.swift", "Tests/Headless/HeadlessUIKit/Finger/UIWindowScene+Finger.swift",
    "Tests/Unit/NavGraphChecksTests/InvalidStepTests.swift",
  ]

  @Test func argumentsHaveLabels() throws {
    var (count, unlabeled) = (0, 0)
    for file in CommentLintTests.files {
      let parameters = Parameters(try Repository.text(at: file))
      #expect(parameters.long.isEmpty, "\(file) has functions with four or more parameters without a label, in lines \(parameters.long)")
      #expect(
        parameters.wide.isEmpty != Self.wide.contains(file),
        "\(file) has functions with six or more parameters, in lines \(parameters.wide)")
      count += parameters.count
      unlabeled += parameters.unlabeled
    }
    #expect(count > 15_000 && unlabeled * 3 <= count, "\(unlabeled) of \(count) parameters have no label")
  }

  @Test func countsParameters() {
    let text = """
      func a(_ a: Int, b: [String: Int], _ c: (Int, Int) -> Void) {}
      init?(_ a: Int, _ b: Int, _ c: Int,
        _ d: Int) { self.init(a, b: "func x(_ y: Int)") }
      // func b(_ a: Int)
      func c<T>(_ t: T) { a(1, b: [:]) { _ in } }
      func d(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int) {}
      """
    let parameters = Parameters(text)
    #expect(parameters.count == 14 && parameters.unlabeled == 7, "\(parameters)")
    #expect(parameters.long == [2] && parameters.wide == [6], "\(parameters)")
  }
}
