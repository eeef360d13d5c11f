import Foundation

/// An independent implementation of the values of typed placeholders.
enum RouteOracleValues {
  static func holds(_ kind: RouteTableFixture.Kind, _ text: String) -> Bool {
    switch kind {
    case .string: return true
    case .int: return Int(text).map { String($0) == text } ?? false
    case .double:
      let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
      let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count < 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy("0123456789".contains) }
    case .bool: return text == "true" || text == "false"
    case .uuid: return text.utf8.count == 36 && UUID(uuidString: text) != nil
    case .date: return isDate(text)
    case .url: return isURL(text)
    case .words(let words): return words.contains { Array($0.utf8) == Array(text.utf8) }
    case .form(let form): return isOfForm(text, form)
    }
  }

  /// Returns whether a text has a form, using regular expressions and numbers.
  private static func isOfForm(_ text: String, _ form: String) -> Bool {
    if form.contains("|") { return form.split(separator: "|").contains { $0 == text } }
    let ends = form.split(separator: ".", omittingEmptySubsequences: true)
    if let first = ends.first, let least = Int(first), text.allSatisfy(isDigit), let number = Int(text) {
      let isPadded = first.count > 1 && first.hasPrefix("0")
      return (isPadded ? text.count == first.count : String(number) == text) && number >= least && number <= Int(ends.last ?? "") ?? 0
    }
    let classes = [
      "digits": "[0-9]", "hex": "[0-9a-fA-F]", "letters": "[a-zA-Z]", "alphanumeric": "[0-9a-zA-Z]", "slug": "[0-9a-z-]",
      "token": "[0-9a-zA-Z_-]",
    ]
    let words = form.split(separator: " ")
    guard let name = words.first, let one = classes[String(name)] else { return false }
    let counts = words.count < 2 ? "1," : words[1].replacingOccurrences(of: "...", with: ",")
    return text.range(of: "^\(one){\(counts)}$", options: .regularExpression) != nil && !text.hasSuffix("\n")
  }

  /// Returns whether a text is a date such as `2026-01-31`, optionally with a time and a time zone.
  private static func isDate(_ text: String) -> Bool {
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard isDay(halves[0]) else { return false }
    guard halves.count == 2 else { return true }
    let time = halves[1]
    guard let zone = time.lastIndex(where: { "Z+-".contains($0) }) else { return false }
    let offset = time[zone...].dropFirst()
    guard time[zone] == "Z" ? offset.isEmpty : isClock(String(offset), parts: 2...2) else { return false }
    return isClock(String(time[..<zone]), parts: 2...3)
  }

  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(isDigit) }) else { return false }
    var day = DateComponents()
    (day.year, day.month, day.day) = (Int(parts[0]), Int(parts[1]), Int(parts[2]))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    // The historical calendar lacks some days. The Gregorian calendar repeats every 400 years.
    day.year = (day.year ?? 0) % 400 + 2000
    return day.isValidDate(in: calendar)
  }

  private static func isClock(_ text: String, parts: ClosedRange<Int>) -> Bool {
    var pieces = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.contains(pieces.count) else { return false }
    if pieces.count == 3 {
      let second = pieces[2].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if second.count == 2, second[1].isEmpty || !second[1].allSatisfy(isDigit) { return false }
      pieces[2] = second[0]
    }
    guard pieces.allSatisfy({ $0.utf8.count == 2 && $0.allSatisfy(isDigit) }) else { return false }
    return zip(pieces, [24, 60, 60]).allSatisfy { (Int($0) ?? 99) < $1 }
  }

  private static func isURL(_ text: String) -> Bool {
    guard let scheme = ["http://", "https://"].first(where: { text.lowercased().hasPrefix($0) }) else { return false }
    let rest = text.dropFirst(scheme.count)
    var host = rest.prefix { !"/?#".contains($0) }
    if let colon = host.firstIndex(of: ":") {
      guard host[colon...].dropFirst().allSatisfy(isDigit) else { return false }
      host = host[..<colon]
    }
    let escapes = rest.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    guard escapes.allSatisfy({ $0.count > 1 && $0.prefix(2).allSatisfy(\.isHexDigit) }), rest.split(separator: "#").count < 3 else {
      return false
    }
    return host.first.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false && rest.allSatisfy { $0.isASCII && $0 > " " }
      && host.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
  }

  private static func isDigit(_ character: Character) -> Bool { "0123456789".contains(character) }

  /// Parses the text of an example URL, without the code that wrote it.
  static func read(_ text: String) -> RouteOracle.URL? {
    var rest = text[...]
    guard let colon = rest.firstIndex(of: ":"), rest[colon...].hasPrefix("://") else { return nil }
    var origin = String(rest[..<colon])
    rest = rest[colon...].dropFirst(3)
    if origin == "https" {
      let slash = rest.firstIndex(of: "/") ?? rest.endIndex
      origin += "://\(rest[..<slash])/"
      rest = rest[slash...].dropFirst()
    } else {
      origin += "://"
      if rest.hasPrefix("/") { rest = rest.dropFirst() }
    }
    var items: [(key: String, value: String)] = []
    var fragment: String?
    if let mark = rest.firstIndex(of: "#") {
      fragment = decode(rest[mark...].dropFirst())
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      for item in rest[mark...].dropFirst().split(separator: "&") {
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        items.append((decode(parts[0]), parts.count > 1 ? decode(parts[1]) : ""))
      }
      rest = rest[..<mark]
    }
    if let fragment { items.append(("#", fragment)) }
    return .init(
      origin: origin, segments: rest.isEmpty ? [] : rest.split(separator: "/", omittingEmptySubsequences: false).map(decode), items: items)
  }

  private static func decode(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
