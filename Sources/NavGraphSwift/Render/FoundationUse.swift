/// Whether code names a type of Foundation that a graph can bring in. Comments and the text of literals don't count.
func usesFoundation(_ code: String) -> Bool {
  let types: Set<String> = ["URL", "UUID", "Date", "NSSecureCoding"]
  for line in code.split(separator: "\n") {
    var word = ""
    var isInString = false
    var isEscaped = false
    var previous: Character = " "
    for character in line + " " {
      if isInString {
        if character == "\"", !isEscaped { isInString = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      if character == "/", previous == "/" { break }
      previous = character
      if character == "\"" {
        isInString = true
        isEscaped = false
      }
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if types.contains(word) { return true }
        word = ""
      }
    }
  }
  return false
}
