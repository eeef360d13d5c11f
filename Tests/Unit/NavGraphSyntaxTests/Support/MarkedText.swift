@testable import NavGraphSyntax

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
