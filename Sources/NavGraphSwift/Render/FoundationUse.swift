/// Whether code names something in Foundation, outside of comments and of what literals say.
func usesFoundation(_ code: String) -> Bool { usesFoundation(Array(code.utf8)[...]) }

private func usesFoundation(_ bytes: ArraySlice<UInt8>) -> Bool {
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
      at = end(ofText: at, in: bytes) { if usesFoundation(bytes[$0]) { isFound = true } }
      if isFound { return true }
      previous = byte
      continue
    case UInt8(ascii: "F") where !isPartOfName(previous) && previous != UInt8(ascii: "."):
      if bytes[at...].starts(with: foundation) { return true }
    case UInt8(ascii: "l") where previous == UInt8(ascii: "("):
      if bytes[at...].starts(with: localized) { return true }
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
/// How texts are looked up; no parameter of what is generated is called so.
private let localized = Array("localized:".utf8)
/// How numbers are shown; nothing else that is generated is called so.
private let formatted = Array(".formatted()".utf8)
