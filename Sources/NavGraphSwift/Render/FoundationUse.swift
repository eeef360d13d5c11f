/// Whether code names something of Foundation, which it does together with the module. Comments and the text of literals don't count.
func usesFoundation(_ code: String) -> Bool {
  for line in code.split(separator: "\n") where line.contains("Foundation.") {
    var rest = line[...]
    var isInString = false
    var previous: Character = " "
    while let character = rest.first {
      if isInString {
        if character == "\\" { rest.removeFirst() } else if character == "\"" { isInString = false }
      } else if character == "/", previous == "/" {
        break
      } else if character == "\"" {
        isInString = true
      } else if rest.hasPrefix("Foundation."), !previous.isLetter, !previous.isNumber, previous != "_", previous != "." {
        return true
      }
      previous = character
      rest = rest.dropFirst()
    }
  }
  return false
}
