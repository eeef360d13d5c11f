/// Returns the identifiers in these expressions that refer to values: all except labels, members, and text.
///
/// Patterns bind exactly the names that the code after them uses.
func names(usedIn expressions: [ExpressionDescription]) -> Set<String> {
  var found: Set<String> = []
  for expression in expressions { names(in: expression, into: &found) }
  return found
}

private func names(in expression: ExpressionDescription, isMember: Bool = false, into found: inout Set<String>) {
  switch expression {
  case .code(let code): names(in: code, isMember: isMember, into: &found)
  case .string, .lines: break
  case .interpolation(let parts): for case .value(let code) in parts { names(in: code, into: &found) }
  case .call(let call):
    names(in: call.callee, isMember: isMember, into: &found)
    for argument in call.arguments { names(in: argument.value, into: &found) }
    if let closure = call.trailingClosure { names(in: .closure(closure), into: &found) }
  case .chain(let value, let members):
    names(in: value, isMember: isMember, into: &found)
    for member in members { names(in: member, isMember: true, into: &found) }
  case .infix(let one, _, let other):
    names(in: one, into: &found)
    names(in: other, into: &found)
  case .array(let elements): for element in elements { names(in: element, into: &found) }
  case .dictionary(let entries):
    for entry in entries {
      names(in: entry.key + ":", into: &found)
      names(in: entry.value, into: &found)
    }
  case .closure: names(in: SwiftRenderer().text(of: expression), into: &found)
  }
}

private func names(in code: String, isMember: Bool = false, into found: inout Set<String>) {
  var code = code
  code.withUTF8 { names(in: $0[...], after: isMember ? UInt8(ascii: ".") : 0, into: &found) }
}

private func names<Bytes: CodeBytes>(in bytes: Bytes, after previous: UInt8, into found: inout Set<String>) {
  var at = bytes.startIndex
  var previous = previous
  while at < bytes.endIndex {
    let byte = bytes[at]
    if byte == UInt8(ascii: "\"") {
      at = end(ofText: at, in: bytes) { names(in: bytes[$0], after: 0, into: &found) }
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

protocol CodeBytes: RandomAccessCollection where Element == UInt8, Index == Int, SubSequence == Self {}
extension ArraySlice: CodeBytes where Element == UInt8 {}
extension Slice: CodeBytes where Base == UnsafeBufferPointer<UInt8> {}

/// Returns the index after the string literal that begins at `at` and ends on its line.
/// Calls `value` with each interpolated range, which contains no string literals.
func end<Bytes: CodeBytes>(ofText at: Int, in bytes: Bytes, value: (Range<Int>) -> Void) -> Int {
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

/// Whether a byte is part of a name. Letters of other scripts and emoji
/// have no byte below 0x80, and keywords used as names are in backticks.
func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
    true
  default: false
  }
}

/// Returns whether code contains the name outside of comments: a namespace followed by a dot, or the whole name of a type.
func names(_ name: String, in code: ArraySlice<UInt8>) -> Bool {
  let wanted = Array(name.utf8)
  guard let last = wanted.last else { return false }
  var at = code.startIndex
  while at < code.endIndex {
    let end = code[at...].firstIndex(of: lineBreak) ?? code.endIndex
    let first = code[at..<end].firstIndex { $0 != UInt8(ascii: " ") } ?? end
    at = end + 1
    if code[first..<end].starts(with: "//".utf8) { continue }
    var found = first
    while found + wanted.count <= end {
      let isApart = found == first || !isPartOfName(code[found - 1]) && code[found - 1] != UInt8(ascii: ".")
      let after = found + wanted.count
      if isApart, code[found..<end].starts(with: wanted), !isPartOfName(last) || after == end || !isPartOfName(code[after]) { return true }
      found += 1
    }
  }
  return false
}
