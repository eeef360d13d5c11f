import Foundation

nonisolated extension NavGraph {
  /// A value that has a text in URLs.
  public nonisolated protocol URLValue: Hashable, Sendable {
    /// Creates the value, or returns nil if the text is invalid.
    init?(urlText text: String)
    var urlText: String { get }
    /// A description of valid values for messages, such as `an Int`.
    static var urlKind: String { get }
  }
}

nonisolated extension NavGraph.URLValue where Self: RawRepresentable, RawValue: NavGraph.URLValue {
  public init?(urlText text: String) {
    guard let raw = RawValue(urlText: text) else { return nil }
    self.init(rawValue: raw)
  }
  public var urlText: String { rawValue.urlText }
  public static var urlKind: String { RawValue.urlKind }
}

nonisolated extension NavGraph.URLValue where Self: RawRepresentable, RawValue == String {
  /// Creates the value from its exact bytes. In URLs, unlike in raw values, two spellings of `é` differ.
  public init?(urlText text: String) {
    guard let value = Self(rawValue: text), value.rawValue.utf8.elementsEqual(text.utf8) else { return nil }
    self = value
  }
}

nonisolated extension NavGraph.URLValue where Self: RawRepresentable & CaseIterable, RawValue: NavGraph.URLValue {
  public static var urlKind: String { "one of " + allCases.map { $0.urlText }.joined(separator: ", ") }
}

nonisolated extension String: NavGraph.URLValue {
  public init?(urlText text: String) { self = text }
  public var urlText: String { self }
  public static var urlKind: String { "a text" }
}

nonisolated extension Int: NavGraph.URLValue {
  /// Creates a number from decimal digits with an optional minus sign, without leading zeros.
  public init?(urlText text: String) {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
    guard let first = digits.first, let value = Int(text), first != UInt8(ascii: "+") else { return nil }
    if first == UInt8(ascii: "0"), text.utf8.count > 1 { return nil }
    self = value
  }
  public var urlText: String { String(self) }
  public static var urlKind: String { "an Int" }
}

nonisolated extension Double: NavGraph.URLValue {
  /// Creates a finite number from decimal notation without an exponent.
  public init?(urlText text: String) {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard text.utf8.count - digits.count < 2, parts.count < 3,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
      let value = Double(text), value.isFinite
    else { return nil }
    self = value
  }
  public var urlText: String { String(self) }
  public static var urlKind: String { "a Double" }
}

nonisolated extension Bool: NavGraph.URLValue {
  public init?(urlText text: String) {
    switch text {
    case "true": self = true
    case "false": self = false
    default: return nil
    }
  }
  public var urlText: String { String(self) }
  public static var urlKind: String { "`true` or `false`" }
}

nonisolated extension Foundation.UUID: NavGraph.URLValue {
  /// Creates a UUID in the format 8-4-4-4-12. `UUID(uuidString:)` also accepts other texts of this length.
  public init?(urlText text: String) {
    var place = 0
    for byte in text.utf8 {
      let isFit =
        switch byte {
        case UInt8(ascii: "-"): place == 8 || place == 13 || place == 18 || place == 23
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
          place != 8 && place != 13 && place != 18 && place != 23
        default: false
        }
      guard isFit else { return nil }
      place += 1
    }
    guard place == 36 else { return nil }
    self.init(uuidString: text)
  }
  public var urlText: String { uuidString }
  public static var urlKind: String { "a UUID" }
}

nonisolated extension Foundation.URL: NavGraph.URLValue {
  /// Creates an `http` or `https` URL, so that a link can't pass another app's scheme or a file to a screen. Invalid characters aren't
  /// escaped.
  public init?(urlText text: String) {
    guard Foundation.URL.isOfWeb(Array(text.utf8)), let url = Foundation.URL(string: text) else { return nil }
    self = url
  }

  /// Returns whether the bytes are an `http` or `https` URL with a host, an optional port, and only valid characters.
  private static func isOfWeb(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    func begins(_ word: String) -> Bool {
      rest.prefix(word.utf8.count).map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 } == Array(word.utf8)
    }
    guard let start = ["https://", "http://"].first(where: begins) else { return false }
    rest = rest.dropFirst(start.utf8.count)
    func skip(_ isFine: (UInt8) -> Bool) { rest = rest.drop(while: isFine) }
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    func isLetter(_ byte: UInt8, to last: UInt8 = UInt8(ascii: "z")) -> Bool { byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= last }
    guard let first = rest.first, isDigit(first) || isLetter(first) else { return false }
    skip { isDigit($0) || isLetter($0) || "-._".utf8.contains($0) }
    if rest.first == UInt8(ascii: ":") {
      rest = rest.dropFirst()
      skip(isDigit)
    }
    guard let mark = rest.first else { return true }
    guard "/?#".utf8.contains(mark) else { return false }
    var hasFragment = false
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        if hasFragment { return false }
        hasFragment = true
      case UInt8(ascii: "%"):
        for _ in 0..<2 { guard let digit = rest.popFirst(), isDigit(digit) || isLetter(digit, to: UInt8(ascii: "f")) else { return false } }
      case 0x21...0x7E: if "\"<>[\\]^`{|}".utf8.contains(byte) { return false }
      default: return false
      }
    }
    return true
  }

  public var urlText: String { absoluteString }
  public static var urlKind: String { "a URL of the web" }
}

nonisolated extension Foundation.Date: NavGraph.URLValue {
  public static var urlKind: String { "a date or a time of ISO 8601" }

  /// Creates a date from ISO 8601: a day in UTC, or a time with its zone.
  public init?(urlText text: String) {
    var rest = Array(text.utf8)[...]
    func number(_ digits: Int) -> Int? {
      let head = rest.prefix(digits)
      guard head.count == digits, head.allSatisfy({ (48...57).contains($0) }) else { return nil }
      rest = rest.dropFirst(digits)
      return head.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
    func skip(_ mark: Swift.Character) -> Bool {
      guard rest.first == mark.asciiValue else { return false }
      rest = rest.dropFirst()
      return true
    }
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2), (1...12).contains(month),
      (1...Foundation.Date.days(in: month, of: year)).contains(day)
    else { return nil }
    var seconds = Double(Foundation.Date.days(before: year, month, day)) * 86_400
    if !rest.isEmpty {
      guard skip("T"), let hour = number(2), hour < 24, skip(":"), let minute = number(2), minute < 60 else { return nil }
      seconds += Double(hour * 3_600 + minute * 60)
      if skip(":") {
        guard let second = number(2), second < 60 else { return nil }
        seconds += Double(second)
        if skip(".") {
          guard let tenth = number(1) else { return nil }
          var (digits, scale) = (Double(tenth), 10.0)
          while let digit = number(1) {
            // Further digits don't change the value.
            guard scale < 1e15 else { continue }
            digits = digits * 10 + Double(digit)
            scale *= 10
          }
          seconds += digits / scale
        }
      }
      if !skip("Z") {
        let sign = skip("+") ? -1.0 : skip("-") ? 1.0 : 0
        guard sign != 0, let hours = number(2), hours < 24, skip(":"), let minutes = number(2), minutes < 60 else { return nil }
        seconds += sign * Double(hours * 3_600 + minutes * 60)
      }
    }
    guard rest.isEmpty else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }

  /// The day at midnight in UTC, otherwise the time in UTC.
  public var urlText: String {
    func padded(_ number: Int, _ count: Int = 2) -> String {
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    let clamped = min(max(timeIntervalSince1970, -62_167_219_200), 253_402_300_799)
    let whole = clamped.rounded(.down)
    let days = Int((whole / 86_400).rounded(.down))
    let (year, month, day) = Foundation.Date.civil(days)
    let date = padded(year, 4) + "-" + padded(month) + "-" + padded(day)
    let rest = Int(whole) - days * 86_400
    if rest == 0, whole == clamped { return date }
    let time = padded(rest / 3_600) + ":" + padded(rest / 60 % 60) + ":" + padded(rest % 60)
    let fraction = whole == clamped ? "" : "." + padded(Int((clamped - whole) * 1_000_000), 6)
    return date + "T" + time + fraction + "Z"
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the number of days from 1970 to a date of the Gregorian calendar.
  private static func days(before year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }
}

nonisolated extension NavGraph {
  /// Returns the URL of a literal in the graph, which the compiler has checked.
  public static func url(_ literal: String) -> Foundation.URL {
    Foundation.URL(string: literal) ?? Foundation.URL(fileURLWithPath: literal)
  }
}
