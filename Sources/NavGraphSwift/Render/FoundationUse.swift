/// Returns whether code uses a name in Foundation, outside of comments and string literals.
func usesFoundation(in code: ArraySlice<UInt8>) -> Bool {
  // Most code contains none of the words, and can be millions of bytes long.
  containsWord(in: code) && namesFoundation(in: code, inDeclarations: false)
}

/// Returns whether declarations use Foundation, and not only localized texts, because only declarations need a public import.
func declaresWithFoundation(in code: ArraySlice<UInt8>) -> Bool {
  namesFoundation(in: code, inDeclarations: true)
}

/// Returns whether one of the words occurs in these bytes. It skips the length of a word if possible (Horspool's algorithm).
private func containsWord(in code: ArraySlice<UInt8>) -> Bool {
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

private func namesFoundation(in bytes: ArraySlice<UInt8>, inDeclarations: Bool) -> Bool {
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
      at = end(ofText: at, in: bytes) { if namesFoundation(in: bytes[$0], inDeclarations: inDeclarations) { isFound = true } }
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
/// The bundle of localized texts, which no declaration uses.
private let bundle = Array("Foundation.Bundle(".utf8)
/// The argument label of localized texts. A parameter with this label only causes an unnecessary import.
private let localized = Array("localized:".utf8)
/// The method that formats numbers. Nothing else in generated code has this name.
private let formatted = Array(".formatted()".utf8)
