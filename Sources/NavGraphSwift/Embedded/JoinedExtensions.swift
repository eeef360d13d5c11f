/// The lines with one extension in the place of those of one type that follow each other. A comment above a later one is kept inside.
func joinedExtensions(_ lines: [String]) -> [String] {
  var result: [String] = []
  // Comments and empty lines since the last declaration has ended.
  var between: [String] = []
  // The first line of the extension that is open, or has been closed last.
  var header: String?
  var isOpen = false
  for line in lines {
    if isOpen {
      result.append(line)
      if line == "}" { isOpen = false }
    } else if line.isEmpty || line.hasPrefix("//") {
      between.append(line)
    } else {
      let isExtension = line.hasPrefix("extension ") || line.hasPrefix("nonisolated extension ")
      if isExtension, line == header {
        result.removeLast()
        result += between.map { $0.isEmpty ? "" : "  " + $0 }
        if between.last?.isEmpty == false { result.append("") }
      } else {
        result += between + [line]
        header = isExtension ? line : nil
      }
      between = []
      isOpen = line.hasSuffix("{")
    }
  }
  return result + between
}
