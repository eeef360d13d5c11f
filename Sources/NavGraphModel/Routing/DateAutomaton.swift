/// The steps of `PlaceholderType.date`: `YYYY-MM-DD`, optionally followed by `Thh:mm[:ss[.f]]` and `Z` or `+hh:mm`.
///
/// The low byte of a state is the position. The second is the memory: for a year, whether it is a leap year; for a month,
/// its number of days; for other numbers, the tens. The third is the tens of a month or a day.
enum DateAutomaton {
  static func step(from state: Int, reading scalar: UInt32) -> Int? {
    let memory = state >> 8 & 0xFF
    let digit = scalar >= 0x30 && scalar <= 0x39 ? Int(scalar) - 0x30 : nil
    switch state & 0xFF {
    case let position where position < 4: return digit.map { position + 1 | year(at: position, memory: memory, digit: $0) << 8 }
    case 4: return scalar == 0x2D ? 5 | memory << 8 : nil
    case 5: return digit.flatMap { $0 < 2 ? 6 | memory << 8 | $0 << 16 : nil }
    case 6:
      guard let digit, (1...12).contains((state >> 16) * 10 + digit) else { return nil }
      return 7 | days(in: (state >> 16) * 10 + digit, isLeap: memory == 1) << 8
    case 7: return scalar == 0x2D ? 8 | memory << 8 : nil
    case 8: return digit.flatMap { $0 < 4 ? 9 | memory << 8 | $0 << 16 : nil }
    case 9: return digit.flatMap { (1...memory).contains((state >> 16) * 10 + $0) ? 10 : nil }
    case 10: return scalar == 0x54 ? 11 : nil
    case 11: return tens(digit: digit, below: 3, then: 12)
    case 12: return digit.flatMap { memory * 10 + $0 < 24 ? 13 : nil }
    case 13: return scalar == 0x3A ? 14 : nil
    case 14: return tens(digit: digit, below: 6, then: 15)
    case 15: return digit == nil ? nil : 16
    case 16: return scalar == 0x3A ? 17 : zone(reading: scalar)
    case 17: return tens(digit: digit, below: 6, then: 18)
    case 18: return digit == nil ? nil : 19
    case 19: return scalar == 0x2E ? 20 : zone(reading: scalar)
    case 20: return digit == nil ? nil : 21
    case 21: return digit == nil ? zone(reading: scalar) : 21
    case 24: return tens(digit: digit, below: 3, then: 25)
    case 25: return digit.flatMap { memory * 10 + $0 < 24 ? 26 : nil }
    case 26: return scalar == 0x3A ? 27 : nil
    case 27: return tens(digit: digit, below: 6, then: 28)
    case 28: return digit == nil ? nil : 30
    default: return nil
    }
  }

  private static func tens(digit: Int?, below limit: Int, then position: Int) -> Int? {
    digit.flatMap { $0 < limit ? position | $0 << 8 : nil }
  }

  private static func zone(reading scalar: UInt32) -> Int? {
    scalar == 0x5A ? 30 : scalar == 0x2B || scalar == 0x2D ? 24 : nil
  }

  /// Returns the memory after a digit of the year: whether the century is divisible by 4, then also whether the tens are zero, odd, or
  /// even, and finally whether it is a leap year.
  private static func year(at position: Int, memory: Int, digit: Int) -> Int {
    switch position {
    case 0: return digit & 1
    case 1: return (2 * memory + digit) % 4 == 0 ? 1 : 0
    case 2: return memory | (digit == 0 ? 0 : digit & 1 == 1 ? 2 : 4)
    default:
      if memory & 6 == 0, digit == 0 { return memory & 1 }
      return ((memory & 2) + digit) % 4 == 0 ? 1 : 0
    }
  }

  private static func days(in month: Int, isLeap: Bool) -> Int {
    month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
