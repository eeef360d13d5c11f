/// Whether code names something in Foundation, outside of comments and of what literals say.
func usesFoundation(_ code: ArraySlice<UInt8>) -> Bool {
  // Most code, which may be millions of bytes, has none of these words anywhere.
  guard [foundation, localized, formatted].contains(where: { contains($0, in: code) }) else { return false }
  return namesFoundation(code, inDeclarations: false)
}

/// Whether it does so where it declares something, and not only where it looks up texts: a public import must be for public declarations.
func declaresWithFoundation(_ code: ArraySlice<UInt8>) -> Bool {
  contains(foundation, in: code) && namesFoundation(code, inDeclarations: true)
}

/// Whether a word is somewhere in these bytes: it is compared from its end, and most bytes say that it can't be near (Horspool).
private func contains(_ word: [UInt8], in code: ArraySlice<UInt8>) -> Bool {
  guard let last = word.last else { return true }
  var steps = [Int](repeating: word.count, count: 256)
  for (index, byte) in word.dropLast().enumerated() { steps[Int(byte)] = word.count - 1 - index }
  return code.withUnsafeBufferPointer { bytes in
    var end = word.count - 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == last, bytes[(end + 1 - word.count)...end].elementsEqual(word) { return true }
      end += steps[Int(byte)]
    }
    return false
  }
}

private func namesFoundation(_ bytes: ArraySlice<UInt8>, inDeclarations: Bool) -> Bool {
  var at = bytes.startIndex
  var previous = lineBreak
  while at < bytes.endIndex {
    let byte = bytes[at]
    switch byte {
    case UInt8(ascii: "/") where previous == byte:
      while at < bytes.endIndex, bytes[at] != lineBreak { at += 1 }
      previous = lineBreak
      continue
    case UInt8(ascii: "\""):
      var isFound = false
      at = end(ofText: at, in: bytes) { if namesFoundation(bytes[$0], inDeclarations: inDeclarations) { isFound = true } }
      if isFound { return true }
      previous = byte
      continue
    case UInt8(ascii: "F") where !isPartOfName(previous) && previous != UInt8(ascii: "."):
      if bytes[at...].starts(with: foundation), !inDeclarations || !bytes[at...].starts(with: bundle) { return true }
    case UInt8(ascii: "l") where !inDeclarations && previous == UInt8(ascii: "("):
      if bytes[at...].starts(with: localized) { return true }
    case UInt8(ascii: ".") where !inDeclarations:
      if bytes[at...].starts(with: formatted) { return true }
    default: break
    }
    previous = byte
    at += 1
  }
  return false
}

private let foundation = Array("Foundation.".utf8)
/// Where texts are looked up, which nothing is declared with.
private let bundle = Array("Foundation.Bundle(".utf8)
/// How texts are looked up. A parameter of that name only brings an import that isn't needed.
private let localized = Array("localized:".utf8)
/// How numbers are shown; nothing else that is generated is called so.
private let formatted = Array(".formatted()".utf8)
