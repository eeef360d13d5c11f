/// The parts of a function type: `@MainActor (_ id: ID, _ name: String) -> Void`
struct FunctionType {
  /// The text before the parameters: `@MainActor `
  let head: String
  let parameters: [String]
  /// The text after the parameters: ` -> Void`
  let tail: String

  /// Returns nil if the text isn't a function type.
  init?(parsing text: String) {
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    var depth = 0
    var start = open + 1
    var parts: [String] = []
    var previous: UInt8 = 0
    for index in open..<bytes.count {
      let byte = bytes[index]
      defer { previous = byte }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: ",") where depth == 1:
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        // A space follows the comma.
        start = index + 2
      case UInt8(ascii: ")"):
        depth -= 1
        guard depth == 0 else { continue }
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        head = String(decoding: bytes[..<open], as: UTF8.self)
        parameters = parts
        tail = String(decoding: bytes[(index + 1)...], as: UTF8.self)
        return
      default: break
      }
    }
    return nil
  }
}
