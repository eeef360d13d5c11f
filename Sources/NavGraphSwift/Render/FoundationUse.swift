/// Whether code names something in Foundation, outside of comments and of what literals say.
func usesFoundation(_ code: ArraySlice<UInt8>) -> Bool {
  // Most code, which may be millions of bytes, has none of the words anywhere.
  containsWord(code) && namesFoundation(code, inDeclarations: false)
}

/// Whether it does so where it declares something, and not only where it looks up texts: a public import must be for public declarations.
func declaresWithFoundation(_ code: ArraySlice<UInt8>) -> Bool {
  namesFoundation(code, inDeclarations: true)
}

/// Whether one of the words is anywhere in these bytes. It takes steps of a word's length: most bytes say that none can be near (Horspool).
private func containsWord(_ code: ArraySlice<UInt8>) -> Bool {
  let words = [foundation, localized, formatted]
  let length = min(foundation.count, localized.count, formatted.count)
  var steps = [Int](repeating: length, count: 256)
  var isLast = [Bool](repeating: false, count: 256)
  for word in words {
    isLast[Int(word[length - 1])] = true
    for (index, byte) in word[..<(length - 1)].enumerated() { steps[Int(byte)] = min(steps[Int(byte)], length - 1 - index) }
  }
  return code.withUnsafeBufferPointer { bytes in
    var end = length - 1
    while end < bytes.count {
      let byte = Int(bytes[end])
      if isLast[byte], words.contains(where: { bytes[(end + 1 - length)...].starts(with: $0) }) { return true }
      end += steps[byte]
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
