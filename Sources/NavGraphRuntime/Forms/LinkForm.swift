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
