/// One character of a URL after its host, plain or escaped.
struct URLToken: Hashable, Sendable {
  var scalar: UInt32
  var isEscaped: Bool

  static let slash = URLToken(scalar: 0x2F, isEscaped: false)
  static let question = URLToken(scalar: 0x3F, isEscaped: false)
  static let hash = URLToken(scalar: 0x23, isEscaped: false)
  /// A number beyond the range of `Int`, as a single token.
  static let huge = URLToken(scalar: 0x11_0000, isEscaped: false)

  /// Whether the token would be a separator if it weren't escaped.
  func isHiddenMark(inPath: Bool) -> Bool { isEscaped && (inPath ? scalar == 0x2F : scalar == 0x26 || scalar == 0x3D) }

  func `is`(_ character: Unicode.Scalar) -> Bool { !isEscaped && scalar == character.value }

  private static let digits = Array("0123456789ABCDEF".unicodeScalars.map(\.value))

  /// The scalars of the token in the URL.
  var written: [UInt32] {
    if self == .huge { return Array(repeating: 0x39, count: 20) }
    guard isEscaped else { return [scalar] }
    let text = Unicode.Scalar(scalar).map(String.init) ?? "\u{FFFD}"
    return text.utf8.flatMap { [0x25, URLToken.digits[Int($0 >> 4)], URLToken.digits[Int($0 & 15)]] }
  }

  /// Whether a character can be unescaped in a path, or else in a query or a fragment.
  static func isPlain(_ scalar: UInt32, inPath: Bool) -> Bool {
    guard scalar < 0x80, let byte = UInt8(exactly: scalar) else { return false }
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0x2F, 0x3F: return !inPath
    default: return "-._~!$&'()*+,;=:@".utf8.contains(byte)
    }
  }
}
