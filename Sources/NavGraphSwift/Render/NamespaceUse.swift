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
