extension Lexer {
  /// Returns whether the character at `at` would continue a name if names could contain it.
  func continuesName(at: Int) -> Bool {
    guard let (scalar, _) = decode(at: at) else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
      || LookAlike.letter(like: scalar.value) != nil
  }

  /// Lexes a name with letters that aren't ASCII. If each of them looks like an ASCII letter, the name becomes that ASCII text.
  mutating func foreignWord(names: inout NameTable) {
    let start = position
    var at = start
    var foreign: [Unicode.Scalar] = []
    var isMistaken = true
    scratch.removeAll(keepingCapacity: true)
    while at < bytes.count {
      let byte = bytes[at]
      if byte < 0x80 {
        guard classes[Int(byte)] <= CharacterClass.digit else { break }
        scratch.append(byte)
        at += 1
      } else {
        guard continuesName(at: at), let (scalar, length) = decode(at: at) else { break }
        if foreign.count < 8, !foreign.contains(scalar) { foreign.append(scalar) }
        if let letter = LookAlike.letter(like: scalar.value) { scratch.append(letter) } else { isMistaken = false }
        at += length
      }
    }
    if isMistaken, let first = scratch.first, classes[Int(first)] == CharacterClass.letter {
      report(.lookAlike(letters: foreign, of: String(decoding: scratch, as: UTF8.self), at: range(of: start..<at)))
    } else {
      scratch.removeAll(keepingCapacity: true)
      scratch.append(contentsOf: bytes[start..<at])
      let name = intern(into: &names)
      if foreignNames.count < Lexer.maxDiagnostics, foreignNames.insert(name).inserted {
        report(.foreignLetter(letters: foreign, in: text(in: start..<at), at: range(of: start..<at)))
      }
    }
    position = at
    emit(.word, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: at), name: intern(into: &names), flags: .broken)
  }
}
