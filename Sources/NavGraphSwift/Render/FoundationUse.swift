/// Whether code names something in Foundation, outside of strings and comments.
func usesFoundation(_ code: String) -> Bool {
  var code = code
  return code.withUTF8 { bytes in
    var at = 0
    var previous = lineBreak
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "/") where previous == byte:
        while at < bytes.count, bytes[at] != lineBreak { at += 1 }
        previous = lineBreak
        continue
      case UInt8(ascii: "\""):
        at += 1
        // A literal ends on its line.
        while at < bytes.count, bytes[at] != byte, bytes[at] != lineBreak { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
      case UInt8(ascii: "F") where !isPartOfName(previous) && previous != UInt8(ascii: "."):
        if foundation.count <= bytes.count - at, foundation.indices.allSatisfy({ bytes[at + $0] == foundation[$0] }) { return true }
      default: break
      }
      previous = at < bytes.count ? bytes[at] : lineBreak
      at += 1
    }
    return false
  }
}

private let foundation = Array("Foundation.".utf8)
