/// The names that values of these expressions come from: identifiers that are no labels, members or texts.
///
/// What a pattern binds is read off the code that it is bound for, so nothing is bound in vain and nothing is missing.
func names(usedIn expressions: [ExpressionDescription]) -> Set<String> {
  let renderer = SwiftRenderer(isPublic: false)
  return expressions.reduce(into: []) { names(in: renderer.text($1), into: &$0) }
}

private func names(in code: String, into found: inout Set<String>) {
  let bytes = Array(code.utf8)
  var at = 0
  var previous: UInt8 = 0
  while at < bytes.count {
    let byte = bytes[at]
    if byte == UInt8(ascii: "\"") {
      at += 1
      while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
      at += 1
      previous = byte
    } else if isPartOfName(byte) {
      let start = at
      while at < bytes.count, isPartOfName(bytes[at]) { at += 1 }
      if previous != UInt8(ascii: "."), at == bytes.count || bytes[at] != UInt8(ascii: ":") {
        found.insert(String(decoding: bytes[start..<at], as: UTF8.self))
      }
      previous = bytes[at - 1]
    } else {
      previous = byte
      at += 1
    }
  }
}

/// Letters of other scripts and emoji have no byte below 0x80; a keyword used as a name is in backticks.
func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
    true
  default: false
  }
}
