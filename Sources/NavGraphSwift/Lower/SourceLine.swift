/// An item of a source, put on one line: what separates words becomes a space, and where items end `; `.
///
/// An app has thousands of events, so this looks at bytes: what breaks a line or separates words is one.
struct SourceLine {
  private(set) var bytes: [UInt8] = []
  /// Where the first line of the source ends.
  private var firstEnd: Int?

  init(_ source: some Collection<UInt8>) {
    var line: [UInt8] = []
    var isEmpty = true
    // Between two words.
    var isBetween = false
    for byte in source {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isEmpty { add(line) }
        line.removeAll(keepingCapacity: true)
        (isEmpty, isBetween) = (true, false)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): (isEmpty, isBetween) = (false, true)
      default:
        if isBetween, !line.isEmpty { line.append(UInt8(ascii: " ")) }
        line.append(byte)
        (isEmpty, isBetween) = (false, false)
      }
    }
    if !isEmpty { add(line) }
  }

  /// The whole item, if that is not too long and no comment is in it; else its first line.
  func text(limit: Int) -> String {
    let isComment = zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == $0 }
    if !isComment {
      let whole = String(decoding: bytes, as: UTF8.self)
      if whole.utf8.count <= limit || whole.count <= limit { return whole }
    }
    let first = String(decoding: bytes[..<(firstEnd ?? bytes.count)], as: UTF8.self)
    return first.utf8.last == UInt8(ascii: "{") ? first + " ..." : first
  }

  private mutating func add(_ line: [UInt8]) {
    guard firstEnd != nil else {
      bytes = line
      firstEnd = line.count
      return
    }
    let goesOn = bytes.last == UInt8(ascii: "{") || line == [UInt8(ascii: "}")] || isOpen || continues(line)
    bytes += (goesOn ? " " : "; ").utf8
    bytes += line
  }

  private static let joints = ["->", "/", ",", "then"].map { Array($0.utf8) }
  private static let openings = joints + ["(", "[", "or", "and", "not"].map { Array($0.utf8) }

  /// Whether an item can't end here.
  private var isOpen: Bool { SourceLine.openings.contains { bytes.suffix($0.count) == $0[...] } }

  /// Whether an item can't begin so.
  private func continues(_ line: [UInt8]) -> Bool { SourceLine.joints.contains { line.starts(with: $0) } }
}
