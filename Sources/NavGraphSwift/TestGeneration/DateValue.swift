/// Converts dates in URLs to seconds.
enum DateValue {
  /// Returns the seconds since 1970 as Swift source, or nil if the text isn't a date.
  static func seconds(in text: String) -> String? {
    let bytes = Array(text.utf8)
    func number(in range: Range<Int>) -> Int? {
      guard range.upperBound <= bytes.count else { return nil }
      return Int(String(decoding: bytes[range], as: UTF8.self))
    }
    guard let year = number(in: 0..<4), let month = number(in: 5..<7), let day = number(in: 8..<10), (1...12).contains(month) else {
      return nil
    }
    var seconds = days(year: year, month: month, day: day) * 86_400
    var fraction = ""
    if bytes.count > 10 {
      guard let hour = number(in: 11..<13), let minute = number(in: 14..<16) else { return nil }
      seconds += hour * 3600 + minute * 60
      var index = 16
      if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
        guard let second = number(in: 17..<19) else { return nil }
        seconds += second
        index = 19
      }
      if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
        let digits = bytes[(index + 1)...].prefix { (0x30...0x39).contains($0) }
        fraction = String(decoding: digits, as: UTF8.self)
        index += 1 + digits.count
      }
      if index < bytes.count, bytes[index] != UInt8(ascii: "Z"), bytes[index] != UInt8(ascii: "z") {
        guard let hours = number(in: index + 1..<index + 3), let minutes = number(in: bytes.count - 2..<bytes.count) else { return nil }
        seconds += (bytes[index] == UInt8(ascii: "-") ? 1 : -1) * (hours * 3600 + minutes * 60)
      }
    }
    if fraction.allSatisfy({ $0 == "0" }) { return String(seconds) }
    return seconds < 0 ? nil : String(seconds) + "." + fraction
  }

  /// Returns the days since January 1, 1970, in the Gregorian calendar.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    // If years begin in March, the leap day is the last day.
    let year = month > 2 ? year : year - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
