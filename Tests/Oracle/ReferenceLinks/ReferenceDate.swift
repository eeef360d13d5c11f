/// An ISO 8601 date: a day, or a time with a time zone.
package struct ReferenceDate: Equatable {
  /// The whole seconds since 1970. `fraction` is the rest.
  package var seconds: Int
  package var fraction: Double

  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 10, let (year, month, day) = ReferenceDate.day(of: Array(bytes[..<10])) else { return nil }
    var days = 0
    for earlier in 0..<year { days += ReferenceDate.isLeap(earlier) ? 366 : 365 }
    for earlier in 1..<month { days += ReferenceDate.length(of: earlier, in: year) }
    days += day - 1
    // The days from the year 0 to 1970.
    seconds = (days - 719_528) * 86_400
    fraction = 0
    if bytes.count == 10 { return }
    guard bytes[10] == UInt8(ascii: "T") else { return nil }
    let time = Array(bytes[11...])
    guard let mark = time.firstIndex(where: { "Z+-".utf8.contains($0) }) else { return nil }
    guard let clock = ReferenceDate.clock(of: Array(time[..<mark])), let zone = ReferenceDate.zone(of: Array(time[mark...])) else {
      return nil
    }
    seconds += clock.seconds - zone
    fraction = clock.fraction
  }

  private static func number(of bytes: some Collection<UInt8>) -> Int? {
    bytes.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(String(decoding: bytes, as: UTF8.self)) : nil
  }

  private static func day(of bytes: [UInt8]) -> (Int, Int, Int)? {
    let dash = UInt8(ascii: "-")
    guard bytes[4] == dash, bytes[7] == dash, let year = number(of: bytes[0..<4]), let month = number(of: bytes[5..<7]),
      let day = number(of: bytes[8..<10]), month >= 1, month <= 12, day >= 1, day <= length(of: month, in: year)
    else { return nil }
    return (year, month, day)
  }

  /// Parses `hh:mm`, `hh:mm:ss`, or `hh:mm:ss.f`.
  private static func clock(of bytes: [UInt8]) -> (seconds: Int, fraction: Double)? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0].count == 2, parts[1].count == 2, let hour = number(of: parts[0]), hour < 24,
      let minute = number(of: parts[1]), minute < 60
    else { return nil }
    guard parts.count == 3 else { return (hour * 3600 + minute * 60, 0) }
    let second = parts[2].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard second.count <= 2, second[0].count == 2, let whole = number(of: second[0]), whole < 60 else { return nil }
    var fraction = 0.0
    if second.count == 2 {
      guard !second[1].isEmpty, second[1].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
      fraction = Double("0." + String(decoding: second[1], as: UTF8.self)) ?? 0
    }
    return (hour * 3600 + minute * 60 + whole, fraction)
  }

  private static func zone(of bytes: [UInt8]) -> Int? {
    if bytes == [UInt8(ascii: "Z")] { return 0 }
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"), let hours = number(of: bytes[1...2]), hours < 24,
      let minutes = number(of: bytes[4...5]), minutes < 60
    else { return nil }
    return (hours * 3600 + minutes * 60) * (bytes[0] == UInt8(ascii: "-") ? -1 : 1)
  }

  private static func isLeap(_ year: Int) -> Bool { year % 400 == 0 || year % 4 == 0 && year % 100 != 0 }

  private static func length(of month: Int, in year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
