nonisolated extension NavGraph {
  /// The form that a pattern requires of a placeholder's text, in addition to its type: `hex 40`, `01...12`, `new|top`.
  public nonisolated enum LinkForm: Sendable, CustomStringConvertible {
    /// A set of ASCII characters.
    public nonisolated enum Sort: Swift.String, Sendable {
      case digits, hex, letters, alphanumeric, slug, token

      fileprivate func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self != .letters
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self != .digits
        case UInt8(ascii: "g")...UInt8(ascii: "z"): self != .digits && self != .hex
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self != .digits && self != .slug
        case UInt8(ascii: "G")...UInt8(ascii: "Z"): self == .letters || self == .alphanumeric || self == .token
        case UInt8(ascii: "-"): self == .slug || self == .token
        case UInt8(ascii: "_"): self == .token
        default: false
        }
      }
    }

    /// The allowed characters, and the minimum and maximum of their number.
    case characters(Sort, Swift.Int, Swift.Int?)
    /// The minimum and maximum of a number. If `digits` is 0, leading zeros aren't allowed.
    case number(Swift.Int, Swift.Int, digits: Swift.Int)
    case words([Swift.String])

    /// The form as it's written in a pattern.
    public var description: Swift.String {
      switch self {
      case .characters(let sort, 1, nil): return sort.rawValue
      case .characters(let sort, let least, let most):
        if least == most { return sort.rawValue + " " + String(least) }
        return sort.rawValue + " " + String(least) + "..." + (most.map { String($0) } ?? "")
      case .number(let least, let most, let digits):
        return least.urlText(digits: digits) + "..." + (most == .max ? "" : most.urlText(digits: digits))
      case .words(let words): return words.joined(separator: "|")
      }
    }

    /// Returns the value of the text; nil if it doesn't have this form. Leading zeros aren't part of the value.
    func value<Value: URLValue>(_ bytes: Swift.ArraySlice<UInt8>, as type: Value.Type) -> Value? {
      guard fits(bytes) else { return nil }
      return Value(urlText: Swift.String(decoding: bytes, as: UTF8.self))
        ?? Value(urlText: Swift.String(decoding: LinkForm.plain(bytes), as: UTF8.self))
    }

    private func fits(_ bytes: Swift.ArraySlice<UInt8>) -> Bool {
      switch self {
      case .characters(let sort, let least, let most):
        return bytes.count >= least && bytes.count <= most ?? .max && bytes.allSatisfy(sort.contains)
      case .number(let least, let most, let digits):
        guard bytes.count < 20, let first = bytes.first, bytes.allSatisfy(Sort.digits.contains) else { return false }
        guard digits > 0 ? bytes.count == digits : first != UInt8(ascii: "0") || bytes.count == 1 else { return false }
        guard let number = Swift.Int(Swift.String(decoding: bytes, as: UTF8.self)) else { return false }
        return number >= least && number <= most
      case .words(let words): return words.contains { $0.utf8.elementsEqual(bytes) }
      }
    }

    private static func plain(_ bytes: Swift.ArraySlice<UInt8>) -> Swift.ArraySlice<UInt8> {
      let rest = bytes.drop { $0 == UInt8(ascii: "0") }
      return rest.isEmpty ? bytes.suffix(1) : rest
    }
  }
}

nonisolated extension NavGraph.URLValue {
  /// Returns the text of a number with at least this many digits.
  public func urlText(digits: Swift.Int) -> Swift.String {
    let text = urlText
    guard text.utf8.count < digits, text.utf8.first != UInt8(ascii: "-") else { return text }
    return Swift.String(repeating: "0", count: digits - text.utf8.count) + text
  }
}

// Reading placeholders that share a segment.
nonisolated extension NavGraph.Link {
  /// Returns the ranges of the values in a segment. Each placeholder but the last takes the shortest value that allows the rest to match.
  ///
  /// `name`, the first placeholder, and `form`, the segment in the pattern, are used in errors.
  public func pieces(
    _ index: Int, _ name: String, form: String, _ pieces: [NavGraph.LinkPiece], before suffix: String = ""
  ) throws(NavGraph.LinkFault) -> [Swift.Range<Int>] {
    let whole = segments[index]
    let end = whole.upperBound - suffix.utf8.count
    var found: [Swift.Range<Int>] = []
    var start = whole.lowerBound + (pieces.first?.before.count ?? 0)
    var last = start
    /// The pairs of placeholder and start from which the rest can't match.
    var failed: Set<[Int]> = []
    // Longer segments don't match, because URLs are untrusted and trying every division takes too long.
    var isOver = whole.count > (pieces.count > 2 ? 256 : 1_024)
    while !isOver {
      let place = found.count
      if !failed.contains([place, start]), let value = self.end(of: pieces, place, start, after: last, end) {
        found.append(start..<value)
        if place == pieces.count - 1 { return found }
        start = value + pieces[place + 1].before.count
        last = start
      } else {
        failed.insert([place, start])
        guard let back = found.popLast() else {
          isOver = true
          continue
        }
        (start, last) = (back.lowerBound, back.upperBound)
      }
    }
    throw NavGraph.LinkFault(name: name, text: whole, type: String.self, form: form)
  }

  /// Returns the next index where the value can end: before the next placeholder's text, or at the end.
  private func end(of pieces: [NavGraph.LinkPiece], _ index: Int, _ start: Int, after last: Int, _ end: Int) -> Int? {
    guard index < pieces.count else { return nil }
    if index == pieces.count - 1 { return last == start && start < end && pieces[index].fits(bytes[start..<end]) ? end : nil }
    let next = pieces[index + 1].before
    var place = last + 1
    while place + next.count < end {
      if bytes[place...].starts(with: next), pieces[index].fits(bytes[start..<place]) { return place }
      place += 1
    }
    return nil
  }

  /// Returns the value of one of these ranges.
  public func piece<Value: NavGraph.URLValue>(
    _ range: Swift.Range<Int>, _ name: String, form: NavGraph.LinkForm? = nil, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    try read(range, name, form, as: type)
  }
}
