/// An item of a source on one line. Whitespace becomes a space, and items are separated by `; `.
///
/// It works on bytes, because an app has thousands of events.
struct SourceLine {
  private(set) var bytes: [UInt8] = []
  /// The end of the source's first line in `bytes`.
  private var firstEnd: Int?

  init(_ source: ArraySlice<UInt8>) {
    bytes.reserveCapacity(source.count)
    for written in source.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let line = SourceLine.code(of: written)
      if line.isEmpty { continue }
      // Most items are one line with single spaces between words.
      let isSpaced = zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: " ") && $1 == $0 }
      if !isSpaced, !line.contains(UInt8(ascii: "\t")), line.first != UInt8(ascii: " "), line.last != UInt8(ascii: " ") {
        add(line)
      } else {
        let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        add(ArraySlice(words.joined(separator: [UInt8(ascii: " ")])))
      }
    }
  }

  /// Returns the item without comments, or its first line if the item has more characters than the limit.
  func text(limit: Int) -> String {
    let whole = String(decoding: bytes, as: UTF8.self)
    if whole.utf8.count <= limit || whole.count <= limit { return whole }
    let first = String(decoding: bytes[..<(firstEnd ?? bytes.count)], as: UTF8.self)
    return first.utf8.last == UInt8(ascii: "{") ? first + " ..." : first
  }

  /// Returns the line before its comment, without trailing spaces.
  private static func code(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    guard zip(line, line.dropFirst()).contains(where: { $0 == slash && $1 == slash }) else { return line }
    var isText = false
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "\\") where isText: index += 1
      case slash where !isText && index + 1 < line.endIndex && line[index + 1] == slash:
        let code = line[..<index]
        return code.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.map { code[...$0] } ?? []
      default: break
      }
      index += 1
    }
    return line
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    guard firstEnd != nil else {
      bytes += line
      firstEnd = line.count
      return
    }
    let goesOn = bytes.last == UInt8(ascii: "{") || line.elementsEqual("}".utf8) || isOpen || continues(line)
    bytes += (goesOn ? " " : "; ").utf8
    bytes += line
  }

  private static let joints = ["->", "/", ",", "then"].map { Array($0.utf8) }
  private static let openings = joints + ["(", "[", "or", "and", "not"].map { Array($0.utf8) }

  private var isOpen: Bool { SourceLine.openings.contains { bytes.suffix($0.count) == $0[...] } }

  private func continues(_ line: ArraySlice<UInt8>) -> Bool { SourceLine.joints.contains { line.starts(with: $0) } }
}
