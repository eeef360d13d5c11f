/// The first line and the headers of a request. Nothing of a body is read.
struct RequestHead: Equatable {
  /// A larger one is refused. Cookies of other servers on this machine come along, since those know no ports.
  static let mostBytes = 16 << 10

  let method: String
  /// As it was sent: it is compared with paths, never taken apart.
  let target: String
  private let headers: [String: [String]]

  /// Nil if `bytes`, which end before the empty line, are no head.
  init?(_ bytes: ArraySlice<UInt8>) {
    // Control characters have no place in it, but for the ends of lines.
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }) else { return nil }
    var lines: [ArraySlice<UInt8>] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      var line = line
      if line.last == 0x0D { line.removeLast() }
      guard !line.contains(0x0D) else { return nil }
      lines.append(line)
    }
    guard let first = lines.first else { return nil }
    let words = first.split(separator: 0x20, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, !words.contains(""), words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { return nil }
    var headers: [String: [String]] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex else { return nil }
      let name = line[..<colon]
      // A space there would be a line that goes on, or a name that others read differently.
      guard name.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
      var value = line[line.index(after: colon)...]
      while value.first == 0x20 || value.first == 0x09 { value.removeFirst() }
      while value.last == 0x20 || value.last == 0x09 { value.removeLast() }
      headers[String(decoding: name, as: UTF8.self).lowercased(), default: []].append(String(decoding: value, as: UTF8.self))
    }
    (method, target, self.headers) = (words[0], words[1], headers)
  }

  /// The values of a header, whose name is in small letters.
  func values(_ name: String) -> [String] { headers[name] ?? [] }
}
