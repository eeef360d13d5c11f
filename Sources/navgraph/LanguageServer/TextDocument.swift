import NavGraphCompiler
import NavGraphSyntax

/// A document that is open in the client. Its text may differ from the file.
struct TextDocument {
  /// The URI in the client's spelling.
  let uri: String
  /// The path in the URI, which may not have a file yet; nil if the URI isn't that of a file.
  let path: String?
  private(set) var version: Int?
  private(set) var bytes: [UInt8]

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    path = DocumentURI.path(of: uri)
    bytes = Array(text.utf8)
  }

  /// Returns whether a key in the results is that of this document: the path of its file, or the URI of a document without a file.
  func isIdentified(by key: String) -> Bool { uri.isExactly(key) || path?.isExactly(key) ?? false }

  /// Applies changes in their order. Each replaces a range of the text after the previous change, or all of it.
  mutating func apply(_ changes: [JSON], version: Int?, encoding: PositionEncoding) {
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      guard let range = change["range"] else {
        bytes = Array(text.utf8)
        continue
      }
      guard let offsets = TextPositions(in: bytes, encoding: encoding).range(from: range) else { continue }
      bytes.replaceSubrange(offsets, with: text.utf8)
    }
    self.version = version
  }
}
