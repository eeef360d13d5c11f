/// Words that nobody can guess, from the system's source of random numbers.
enum Secret {
  /// 128 bits in hexadecimal digits.
  static func word() -> String {
    var source = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(source.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}
