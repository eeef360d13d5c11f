import NavGraphCommandLine
import NavGraphSyntax

/// Unguessable words from the system's random number generator.
enum Secret {
  /// Returns 128 random bits in hexadecimal digits.
  static func word() -> String {
    var source = SystemRandomNumberGenerator()
    return (0..<2).map { _ in source.next().hexadecimal(digits: 16) }.joined()
  }
}
