import NavGraphSyntax

/// A parser that splits a stream into the contents of messages, each after a header with its length.
///
///     Content-Length: 17\r\n
///     \r\n
///     {"method":"exit"}
///
/// Bytes that can't be a header are skipped up to the next header, so that a malformed message doesn't end the server.
struct MessageReader {
  private var bytes: [UInt8] = []
  private var start = 0
  /// The maximum length of a message in bytes.
  static let maxLength = 64 << 20
  private static let end = Array("\r\n\r\n".utf8)
  private static let maxHeader = 4096

  mutating func add(_ more: some Sequence<UInt8>) {
    if start > 1 << 16 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Returns the content of the next message, or nil if it hasn't arrived completely.
  mutating func next() -> [UInt8]? {
    while let end = headerEnd() {
      guard let length = MessageReader.length(in: bytes[start..<end]), length <= MessageReader.maxLength else {
        start = end
        continue
      }
      guard bytes.count - end >= length else { return nil }
      start = end + length
      return Array(bytes[end..<start])
    }
    return nil
  }

  /// Returns the index after the empty line that ends a header. Drops bytes that are too long for a header.
  private mutating func headerEnd() -> Int? {
    var index = start
    while index + MessageReader.end.count <= bytes.count {
      if bytes[index] == MessageReader.end[0], bytes[index..<index + MessageReader.end.count].elementsEqual(MessageReader.end) {
        return index + MessageReader.end.count
      }
      index += 1
      if index - start > MessageReader.maxHeader { start = index - MessageReader.end.count + 1 }
    }
    return nil
  }

  /// Returns the value of `Content-Length`. The name is compared without case.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased().hasSuffix("content-length") else { continue }
      let digits = parts[1].filter { $0 != " " }
      guard let length = Int(digits), length >= 0 else { return nil }
      return length
    }
    return nil
  }
}
