import Testing
@testable import NavGraphSyntax

/// The expected diagnostic at a marker.
struct Expected {
  let code: UInt16
  let message: String
  init(code: UInt16, message: String) {
    self.code = code
    self.message = message
  }
}

/// Parses a text, and expects that the tree is sound and contains all bytes, that each diagnostic is at its marker, that the tree matches
/// the drawing, and that automatic fixes resolve their diagnostics.
func expectParse(
  _ marked: String, as expected: [Expected] = [], tree drawing: String? = nil, of kind: SyntaxKind = .file,
  location: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let parsed = Parsed(text.text)
  expectSound(parsed, at: location)

  let found = parsed.diagnostics.map { "\($0.code) at \($0.primary.range.start): \($0.message)" }
  #expect(text.offsets.count == expected.count, "there is a marker for each finding", sourceLocation: location)
  let wanted = zip(text.offsets, expected).map { "\(Code($1.code)) at \($0): \($1.message)" }
  #expect(found == wanted, sourceLocation: location)

  if let drawing {
    let node = parsed.tree.nodes.indices.first { parsed.tree.nodes[$0].kind == kind } ?? 0
    #expect(TreeDump.draw(SyntaxNode(in: parsed.tree, at: node)) == drawing + "\n", sourceLocation: location)
  }
  for diagnostic in parsed.diagnostics {
    for fix in diagnostic.fixes where fix.applicability == .always {
      let mended = Parsed(apply(fix, to: text.text))
      #expect(mended.diagnostics.count < parsed.diagnostics.count, "\(fix.title): \(mended.report)", sourceLocation: location)
    }
  }
}

/// A text with markers such as `1️⃣`, each at the start of an expected diagnostic. The markers aren't part of the text.
struct MarkedText {
  let text: String
  /// The byte offsets of the markers in the order of their numbers.
  let offsets: [Int]

  init(_ marked: String) {
    var text: [UInt8] = []
    var offsets: [Int: Int] = [:]
    for character in marked {
      let scalars = Array(character.unicodeScalars)
      if scalars.count == 3, scalars[2].value == 0x20E3, let digit = Int(String(scalars[0])) {
        offsets[digit] = text.count
      } else {
        text += Array(String(character).utf8)
      }
    }
    self.text = String(decoding: text, as: UTF8.self)
    self.offsets = offsets.sorted { $0.key < $1.key }.map(\.value)
  }
}
