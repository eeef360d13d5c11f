/// The form of a placeholder, which follows its colon: `hex 40`, `01...12`, or `new|top`. It is parsed from the text at each use.
package struct ReferenceForm: Hashable, Sendable {
  package var text: String

  package init(_ text: String) { self.text = text.filter { $0 != " " || text.contains("|") } }

  package enum Meaning {
    case words([String])
    /// Both bounds as they are written. If one has leading zeros, every number has the same count of digits.
    case numbers(first: String, last: String, isPadded: Bool)
    case characters(String, least: Int, most: Int?)
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  package var meaning: Meaning {
    if text.contains("|") {
      return .words(
        text.split(separator: "|").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) })
    }
    let digits = text.prefix { $0.isNumber }
    if !digits.isEmpty {
      let last = text.dropFirst(digits.count + 3)
      let isPadded = [String(digits), String(last)].contains { $0.count > 1 && $0.hasPrefix("0") }
      return .numbers(first: String(digits), last: last.isEmpty ? "9223372036854775807" : String(last), isPadded: isPadded)
    }
    let name = text.prefix { $0.isLetter }
    let (lower, upper) = (ReferenceForm.letters, ReferenceForm.letters.uppercased())
    let all: [String: String] = [
      "digits": "0123456789", "hex": "0123456789abcdefABCDEF", "letters": lower + upper, "alphanumeric": "0123456789" + lower + upper,
      "slug": "0123456789-" + lower, "token": "0123456789-_" + lower + upper,
    ]
    let counts = text.dropFirst(name.count)
    let least = counts.prefix { $0.isNumber }
    let rest = counts.dropFirst(least.count)
    let most = rest.isEmpty ? least : rest.dropFirst(3)
    return .characters(all[String(name)] ?? "", least: Int(least) ?? 1, most: Int(most))
  }

  package func holds(_ bytes: [UInt8], isInt: Bool) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    switch meaning {
    case .words(let words): return words.contains { Array($0.utf8) == bytes }
    case .numbers(let first, let last, let isPadded):
      guard !bytes.isEmpty, bytes.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return false }
      if isPadded { return text.count == first.count && first <= text && text <= last }
      if text.count > 1, text.hasPrefix("0") { return false }
      return !ReferenceForm.isLess(text, than: first) && !ReferenceForm.isLess(last, than: text)
    case .characters(let all, let least, var most):
      if isInt { most = min(most ?? 18, 18) }
      let known = Set(all.utf8)
      return bytes.count >= least && bytes.count <= most ?? .max && bytes.allSatisfy(known.contains)
    }
  }

  /// Compares two numbers without leading zeros.
  private static func isLess(_ a: String, than b: String) -> Bool { a.count == b.count ? a < b : a.count < b.count }

  /// Returns all texts that match the form, or nil if there are more than a few thousand.
  package func all(isInt: Bool) -> [String]? {
    switch meaning {
    case .words(let words): return words
    case .numbers(let first, let last, let isPadded):
      guard let start = Int(first), let end = Int(last), end - start < 3_000 else { return nil }
      return (start...end).map { isPadded ? String(repeating: "0", count: first.count - String($0).count) + String($0) : String($0) }
    case .characters(let all, let least, var most):
      if isInt { most = min(most ?? 18, 18) }
      guard let most, most <= 3, most == 1 || all.count == 10 else { return nil }
      var texts: [String] = []
      var last = [""]
      for length in 1...most {
        last = last.flatMap { start in all.map { start + String($0) } }
        if length >= least { texts += last }
      }
      return texts
    }
  }

  /// Returns texts that distinguish forms and types from each other.
  package func samples(isInt: Bool) -> [String] {
    if let all = all(isInt: isInt) { return all }
    switch meaning {
    case .words(let words): return words
    case .numbers(let first, let last, _):
      return ([first, last, "1", "7", "10", "99", "100", "12345", "9223372036854775807"]).filter { holds(Array($0.utf8), isInt: isInt) }
    case .characters(let all, let least, let most):
      let lengths = [least, least + 1, least + 4, 18, 19, 20, 36, 40, 300, most ?? 300].filter { $0 >= least && $0 <= most ?? .max }
      var texts: [String] = []
      let mixed = all + String(all.reversed()) + String(repeating: all, count: 30)
      for length in lengths {
        for one in all { texts.append(String(repeating: one, count: length)) }
        texts.append(String(mixed.prefix(length)))
      }
      return texts.filter { holds(Array($0.utf8), isInt: isInt) }
    }
  }
}
