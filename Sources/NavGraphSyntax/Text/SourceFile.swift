/// The bytes of one `.navgraph` file, and its path.
///
/// The bytes are exactly as they were read, including a byte-order mark, carriage returns, and invalid UTF-8.
package struct SourceFile: Sendable {
  /// The path as the author specified it, with `/`. Messages and generated comments contain it.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns the text of `range`, with invalid UTF-8 replaced by U+FFFD.
  package func text(in range: SourceRange) -> String { String(decoding: bytes(in: range), as: UTF8.self) }

  /// Returns the bytes of `range`, clamped to the file.
  package func bytes(in range: SourceRange) -> ArraySlice<UInt8> {
    let end = Swift.min(Int(range.end), bytes.count)
    let start = Swift.min(Int(range.start), end)
    return bytes[start..<end]
  }
}
