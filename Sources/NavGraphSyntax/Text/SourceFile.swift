/// The bytes of one `.navgraph` file and the path by which its author knows it.
///
/// The bytes are kept exactly as they were read: a byte-order mark, carriage returns and invalid UTF-8 included.
package struct SourceFile: Sendable {
  /// The path as given by the author, with `/`; it appears in messages and in generated comments.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of `range`, with invalid UTF-8 replaced by U+FFFD.
  package func text(_ range: SourceRange) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// The bytes of `range`.
  package func bytes(_ range: SourceRange) -> ArraySlice<UInt8> {
    let end = Swift.min(Int(range.end), bytes.count)
    let start = Swift.min(Int(range.start), end)
    return bytes[start..<end]
  }
}
