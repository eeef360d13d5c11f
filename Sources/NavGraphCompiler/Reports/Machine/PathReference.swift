import NavGraphSyntax

/// Conversion of paths to parts of a URL. No other code does that.
package enum PathReference {
  /// Returns the path with all characters percent-encoded except letters, digits, `-._~`, and `/`. It contains no marks of URLs, markup,
  /// or shells.
  package static func escaped(_ path: String) -> String {
    var out: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) { out.append(byte) } else { out += Array(("%" + byte.hexadecimal(digits: 2, uppercase: true)).utf8) }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Returns a reference to a line of a file, relative to the folder of the picture that contains it. It begins with `./`, `../`, or a
  /// single `/`, so that it never has a scheme or a host.
  package static func line(_ line: Int, of path: String) -> String {
    let isRooted = path.utf8.first == UInt8(ascii: "/")
    let rest = path.utf8.drop { $0 == UInt8(ascii: "/") }
    let isRelative = !isRooted && (rest.starts(with: "./".utf8) || rest.starts(with: "../".utf8))
    return (isRooted ? "/" : isRelative ? "" : "./") + escaped(String(decoding: Array(rest), as: UTF8.self)) + "#L\(line)"
  }

  /// Returns whether a link in a picture has the form of `line(_:of:)`.
  package static func isLine(_ reference: [UInt8]) -> Bool {
    guard let mark = reference.firstIndex(of: UInt8(ascii: "#")) else { return false }
    let path = reference[..<mark]
    let number = reference[(mark + 1)...]
    guard
      path.starts(with: "./".utf8) || path.starts(with: "../".utf8)
        || path.first == UInt8(ascii: "/") && path.dropFirst().first != UInt8(ascii: "/")
    else { return false }
    return path.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "%") } && number.first == UInt8(ascii: "L")
      && number.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
