/// The text of a pattern, split as the author wrote it: `/chats/{id}` has the segments `chats` and `{id}`.
package struct PatternText: Hashable, Sendable {
  package let segments: [String]

  package init(_ text: String) {
    var segments: [[UInt8]] = []
    var depth = 0
    var isEscaped = false
    loop: for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
      } else {
        switch byte {
        case UInt8(ascii: "\\"): isEscaped = true
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth = max(0, depth - 1)
        case UInt8(ascii: "?") where depth == 0, UInt8(ascii: "#") where depth == 0: break loop
        case UInt8(ascii: "/") where depth == 0:
          segments.append([])
          continue
        default: break
        }
      }
      if segments.isEmpty { segments.append([]) }
      segments[segments.count - 1].append(byte)
    }
    if segments.last?.isEmpty == true { segments.removeLast() }
    self.segments = segments.map { String(decoding: $0, as: UTF8.self) }
  }
}
