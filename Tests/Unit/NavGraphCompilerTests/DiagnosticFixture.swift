import NavGraphSyntax

/// A builder of diagnostics from pieces of text instead of byte offsets.
struct DiagnosticFixture {
  var files: [SourceFile]
  var diagnostics: [Diagnostic] = []

  init(_ files: (path: String, text: String)...) { self.files = files.map { SourceFile(path: $0.path, text: $0.text) } }
  init(path: String, bytes: [UInt8]) { files = [SourceFile(path: path, bytes: bytes)] }

  /// Returns the range of the `nth` occurrence of `text` in a file.
  func place(_ text: String, nth: Int = 1, in file: Int = 0) -> SourceRange {
    let bytes = files[file].bytes
    let wanted = Array(text.utf8)
    var left = nth
    var index = 0
    while index + wanted.count <= bytes.count {
      if bytes[index..<index + wanted.count].elementsEqual(wanted) {
        left -= 1
        if left == 0 { return SourceRange(file: FileID(file), start: UInt32(index), end: UInt32(index + wanted.count)) }
      }
      index += 1
    }
    return SourceRange(file: FileID(99), start: 0, end: 0)
  }

  static let rule = Rule(number: 602, severity: .error, summary: "modals that pile up", rationale: "Why.", failing: "", corrected: "")
  static let warning = Rule(number: 301, severity: .warning, summary: "an unused type", rationale: "Why.", failing: "", corrected: "")
}
