import NavGraphCompiler

/// Conversion between paths and `file` URIs.
enum DocumentURI {
  private static let scheme = "file://"

  /// Returns the path of a `file` URI; nil for other URIs, and for paths that aren't UTF-8.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = uri.utf8.dropFirst(scheme.utf8.count).drop { $0 != UInt8(ascii: "/") }
    var bytes: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = rest[index]
      index = rest.index(after: index)
      guard byte == UInt8(ascii: "%") else {
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
        bytes.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest[index...].prefix(2), as: UTF8.self), radix: 16) else { return nil }
      bytes.append(value)
      index = rest.index(index, offsetBy: 2)
    }
    guard !bytes.isEmpty, !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns the `file` URI of an absolute path.
  static func uri(ofPath path: String) -> String { scheme + PathReference.escaped(path) }
}
