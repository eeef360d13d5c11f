/// Whether code names something in Foundation, outside of comments and of what literals say.
func usesFoundation(_ code: ArraySlice<UInt8>) -> Bool {
  // Most code, which may be millions of bytes, has none of the words anywhere.
  containsWord(code) && namesFoundation(code)
}

/// Whether one of the words is anywhere in these bytes. It takes steps of a word's length: most bytes say that none can be near (Horspool).
private func containsWord(_ code: ArraySlice<UInt8>) -> Bool {
  let words = [foundation, formatted]
  let length = min(foundation.count, formatted.count)
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

private func namesFoundation(_ bytes: ArraySlice<UInt8>) -> Bool {
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
      at = end(ofText: at, in: bytes) { if namesFoundation(bytes[$0]) { isFound = true } }
      if isFound { return true }
      previous = byte
      continue
    case UInt8(ascii: "F") where !isPartOfName(previous) && previous != UInt8(ascii: "."):
      if bytes[at...].starts(with: foundation) { return true }
    case UInt8(ascii: "."):
      if bytes[at...].starts(with: formatted) { return true }
    default: break
    }
    previous = byte
    at += 1
  }
  return false
}

private let foundation = Array("Foundation.".utf8)
/// How numbers are shown; nothing else that is generated is called so.
private let formatted = Array(".formatted()".utf8)
