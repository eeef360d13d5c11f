nonisolated extension NavGraph {
  /// What a pattern asks of a placeholder's text, beside its type: `hex 40`, `01...12`, `new|top`.
  public nonisolated enum LinkForm: Sendable, CustomStringConvertible {
    /// Sorts of characters, all of them ASCII.
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

    /// So many characters of one sort, the least and the most of them.
    case characters(Sort, Swift.Int, Swift.Int?)
    /// A number within bounds, and with how many digits it is written; 0: without zeros in front.
    case number(Swift.Int, Swift.Int, digits: Swift.Int)
    /// One of these texts.
    case words([Swift.String])

    /// As a pattern says it.
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

    /// The value that a text stands for, if it has this form. Zeros in front are part of the form, not of a number.
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

    /// Without zeros in front.
    private static func plain(_ bytes: Swift.ArraySlice<UInt8>) -> Swift.ArraySlice<UInt8> {
      let rest = bytes.drop { $0 == UInt8(ascii: "0") }
      return rest.isEmpty ? bytes.suffix(1) : rest
    }
  }
}

nonisolated extension NavGraph.URLValue {
  /// The text of a number with zeros in front.
  public func urlText(digits: Swift.Int) -> Swift.String {
    let text = urlText
    guard text.utf8.count < digits, text.utf8.first != UInt8(ascii: "-") else { return text }
    return Swift.String(repeating: "0", count: digits - text.utf8.count) + text
  }
}

// What the values of placeholders that share a segment are read with.
nonisolated extension NavGraph.Link {
  /// Where the values in a segment are. Each placeholder but the last takes the shortest value with which the rest can still be read.
  ///
  /// `name` is the first placeholder, and `form` the segment as the pattern writes it: what a fault says.
  public func pieces(
    _ index: Int, _ name: String, form: String, _ pieces: [NavGraph.LinkPiece], before suffix: String = ""
  ) throws(NavGraph.LinkFault) -> [Swift.Range<Int>] {
    let whole = segments[index]
    let end = whole.upperBound - suffix.utf8.count
    var found: [Swift.Range<Int>] = []
    var start = whole.lowerBound + (pieces.first?.before.count ?? 0)
    var last = start
    /// By placeholder and beginning: the rest can't be read from there.
    var failed: Set<[Int]> = []
    // A longer segment doesn't match: trying all ways to divide it takes long, and URLs come from strangers.
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

  /// The next place at which a value may end: what follows it is the text before the next, or the end.
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

  /// The value of one of them.
  public func piece<Value: NavGraph.URLValue>(
    _ range: Swift.Range<Int>, _ name: String, form: NavGraph.LinkForm? = nil, as type: Value.Type
  ) throws(NavGraph.LinkFault) -> Value {
    try read(range, name, form, as: type)
  }
}
