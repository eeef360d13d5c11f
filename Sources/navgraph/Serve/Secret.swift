import NavGraphCommandLine
import NavGraphSyntax

/// Words that nobody can guess, from the system's source of random numbers.
enum Secret {
  /// 128 bits in hexadecimal digits.
  static func word() -> String {
    var source = SystemRandomNumberGenerator()
    return (0..<2).map { _ in source.next().hexadecimal(16) }.joined()
  }
}
