/// The names that values of these expressions come from: identifiers that are no labels, members or texts.
///
/// What a pattern binds is read off the code that it is bound for, so nothing is bound in vain and nothing is missing.
func names(usedIn expressions: [ExpressionDescription]) -> Set<String> {
  let renderer = SwiftRenderer(isPublic: false)
  return expressions.reduce(into: []) { names(in: renderer.text($1), into: &$0) }
}

private func names(in code: String, into found: inout Set<String>) { names(in: Array(code.utf8)[...], into: &found) }

private func names(in bytes: ArraySlice<UInt8>, into found: inout Set<String>) {
  var at = bytes.startIndex
  var previous: UInt8 = 0
  while at < bytes.endIndex {
    let byte = bytes[at]
    if byte == UInt8(ascii: "\"") {
      at = end(ofText: at, in: bytes) { names(in: bytes[$0], into: &found) }
      previous = byte
    } else if isPartOfName(byte) {
      let start = at
      while at < bytes.endIndex, isPartOfName(bytes[at]) { at += 1 }
      if previous != UInt8(ascii: "."), at == bytes.endIndex || bytes[at] != UInt8(ascii: ":") {
        found.insert(String(decoding: bytes[start..<at], as: UTF8.self))
      }
      previous = bytes[at - 1]
    } else {
      previous = byte
      at += 1
    }
  }
}

/// Behind the string literal that begins at `at`, which ends on its line. `value` is told of what is shown in it, where there are no literals.
func end(ofText at: Int, in bytes: ArraySlice<UInt8>, value: (Range<Int>) -> Void) -> Int {
  var at = at + 1
  while at < bytes.endIndex, bytes[at] != UInt8(ascii: "\""), bytes[at] != lineBreak {
    guard bytes[at] == UInt8(ascii: "\\") else {
      at += 1
      continue
    }
    at += 2
    guard at <= bytes.endIndex, bytes[at - 1] == UInt8(ascii: "(") else { continue }
    let start = at
    var depth = 1
    while at < bytes.endIndex, depth > 0 {
      if bytes[at] == UInt8(ascii: "(") { depth += 1 } else if bytes[at] == UInt8(ascii: ")") { depth -= 1 }
      at += 1
    }
    value(start..<Swift.max(start, at - 1))
  }
  return Swift.min(at + 1, bytes.endIndex)
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
