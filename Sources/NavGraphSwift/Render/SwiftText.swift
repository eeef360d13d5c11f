/// Returns a Swift string literal for any text. Text from a graph becomes part of Swift code only here.
package func swiftLiteral(_ text: String) -> String { "\"" + withinLiteral(text) + "\"" }

/// Returns the text between the quotes of a literal.
func withinLiteral(_ text: String) -> String {
  if hasOnly(in: text, where: { isPlain($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\0": result += "\\0"
    default:
      // Controls and marks that change the text direction are escaped.
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}

/// Returns a Swift identifier for any name. Names from a graph become part of Swift code only here.
///
/// Keywords get backticks. Names that are reserved even with backticks get a trailing underscore.
package func swiftIdentifier(_ name: String) -> String {
  let result = withIdentifierLetters(name)
  if result.utf8.allSatisfy({ $0 == UInt8(ascii: "_") }) { return "unnamed" }
  guard isAsLongAsReserved(result) else { return result }
  if unspeakable.contains(result) { return result + "_" }
  return keywords.contains(result) ? "`" + result + "`" : result
}

/// Returns the name with `_` instead of each character that isn't valid at its position in an identifier.
private func withIdentifierLetters(_ name: String) -> String {
  let bytes = name.utf8
  let startsAsName = bytes.first.map { $0 < UInt8(ascii: "0") || $0 > UInt8(ascii: "9") } ?? false
  if startsAsName, bytes.allSatisfy(isNameByte) { return name }
  var result = ""
  for scalar in name.unicodeScalars {
    let isFirst = result.isEmpty
    switch scalar {
    case "a"..."z", "A"..."Z", "_": result.unicodeScalars.append(scalar)
    case "0"..."9":
      if isFirst { result += "_" }
      result.unicodeScalars.append(scalar)
    default:
      if scalar.value > 0x7F, scalar.properties.isXIDContinue, !isFirst || scalar.properties.isXIDStart {
        result.unicodeScalars.append(scalar)
      } else {
        result += "_"
      }
    }
  }
  return result
}

/// Returns text for a comment: one line, without anything that ends it.
package func swiftComment(_ text: String) -> String {
  if hasOnly(in: text, where: isPlain) { return text }
  return String(
    text.map { character in
      character.unicodeScalars.contains { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: true
        default: false
        }
      } ? " " : character
    })
}

let lineBreak = UInt8(ascii: "\n")

/// Whether all bytes of a text are of a kind. It has no early exit, so that the loop can be vectorized.
private func hasOnly(in text: String, where isOfKind: (UInt8) -> Bool) -> Bool {
  let known = text.utf8.withContiguousStorageIfAvailable { bytes in
    var others: UInt8 = 0
    for byte in bytes { others |= isOfKind(byte) ? 0 : 1 }
    return others == 0
  }
  return known ?? text.utf8.allSatisfy(isOfKind)
}

/// Whether the byte is a printable ASCII character or a space. Most text consists of these.
private func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

/// Whether the byte is an ASCII letter, a digit, or `_`.
func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"):
    true
  default: false
  }
}

extension StringProtocol {
  var hasLineBreak: Bool { utf8.contains(lineBreak) }

  /// The text without the backticks of an escaped keyword.
  var withoutBackticks: String { utf8.contains(UInt8(ascii: "`")) ? String(filter { $0 != "`" }) : String(self) }
}

/// Whether a reserved word has the same first letter and length, which is false for most names.
private func isAsLongAsReserved(_ name: String) -> Bool {
  guard let first = name.utf8.first, first < 0x80, name.utf8.count < 32 else { return false }
  return reservedLengths[Int(first)] & 1 << UInt32(name.utf8.count) != 0
}

/// The lengths of the reserved words as bits, indexed by the first letter.
private let reservedLengths: [UInt32] = {
  var lengths = [UInt32](repeating: 0, count: 128)
  for word in keywords.union(unspeakable) {
    if let first = word.utf8.first { lengths[Int(first)] |= 1 << UInt32(word.utf8.count) }
  }
  return lengths
}()

/// Members that types already have, and names that are invalid even with backticks.
private let unspeakable: Set<String> = [
  "self", "Self", "Type", "Protocol", "init", "hashValue", "hash", "rawValue", "allCases", "urlText", "some", "none", "super",
]

private let keywords: Set<String> = [
  "associatedtype", "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
  "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is",
  "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
  "struct", "subscript", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "await",
]
