/// The first line and the headers of an HTTP/1 request. A body isn't read.
struct RequestHead: Equatable {
  /// The maximum size in bytes. It includes cookies of other servers on this machine, because cookies don't depend on the port.
  static let maxBytes = 16 << 10

  /// The method as it was sent, such as `GET`.
  let method: String
  /// The target as it was sent. It is compared with paths, and not parsed.
  let target: String
  /// The values of each header in the order of the request, without surrounding spaces. Names are in lowercase.
  private let headers: [String: [String]]

  /// Parses the bytes before the empty line; nil if they aren't a head. Lines may end with LF alone, and folded lines are rejected.
  init?(parsing bytes: ArraySlice<UInt8>) {
    // Control characters are only allowed at the ends of lines.
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }) else { return nil }
    var lines: [ArraySlice<UInt8>] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      var line = line
      if line.last == 0x0D { line.removeLast() }
      guard !line.contains(0x0D) else { return nil }
      lines.append(line)
    }
    guard let first = lines.first else { return nil }
    let parts = first.split(separator: 0x20, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 3, !parts.contains(""), parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else { return nil }
    var headers: [String: [String]] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex else { return nil }
      let name = line[..<colon]
      // A space here would be a continuation line, or a name that other parsers read differently.
      guard name.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
      var value = line[line.index(after: colon)...]
      while value.first == 0x20 || value.first == 0x09 { value.removeFirst() }
      while value.last == 0x20 || value.last == 0x09 { value.removeLast() }
      headers[String(decoding: name, as: UTF8.self).lowercased(), default: []].append(String(decoding: value, as: UTF8.self))
    }
    (method, target, self.headers) = (parts[0], parts[1], headers)
  }

  /// Returns the values of a header; empty if it is absent. `name` must be in lowercase.
  func values(of name: String) -> [String] { headers[name] ?? [] }
}
