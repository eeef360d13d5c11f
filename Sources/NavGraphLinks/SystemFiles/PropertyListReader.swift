/// A parser for property lists in XML, as Xcode writes `Info.plist` and entitlements.
///
/// Numbers, dates, data, and Boolean values are read as text, because they aren't compared.
package struct PropertyListReader {
  private let bytes: [UInt8]
  private var index = 0
  private static let maxDepth = 32

  /// Returns the value of a property list, or nil if the bytes aren't one.
  package static func value(of bytes: [UInt8]) -> PropertyList? {
    var reader = PropertyListReader(bytes: bytes)
    while let tag = reader.nextTag() {
      guard tag.name == "plist", !tag.isEnd else { continue }
      guard !tag.isEmpty, let first = reader.nextTag(), !first.isEnd else { return nil }
      return reader.value(of: first, depth: 0)
    }
    return nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private struct Tag {
    var name: String
    var isEnd = false
    /// Whether the tag is self-closing, such as `<true/>`.
    var isEmpty = false
  }

  /// Returns the value that a tag begins, or nil if it isn't closed, or is nested too deeply.
  private mutating func value(of tag: Tag, depth: Int) -> PropertyList? {
    guard depth < PropertyListReader.maxDepth else { return nil }
    switch tag.name {
    case "dict": return tag.isEmpty ? .dictionary([]) : dictionary(depth: depth)
    case "array": return tag.isEmpty ? .array([]) : array(depth: depth)
    case "true", "false": return tag.isEmpty || closes(tag.name) ? .string(tag.name) : nil
    case "string", "integer", "real", "date", "data": return (tag.isEmpty ? "" : text(of: tag.name)).map { .string($0) }
    default: return nil
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    var members: [(String, PropertyList)] = []
    while let tag = nextTag() {
      if tag.isEnd { return tag.name == "dict" ? .dictionary(members) : nil }
      guard tag.name == "key", let key = tag.isEmpty ? "" : text(of: "key"), let next = nextTag(), !next.isEnd,
        let value = value(of: next, depth: depth + 1)
      else { return nil }
      members.append((key, value))
    }
    return nil
  }

  private mutating func array(depth: Int) -> PropertyList? {
    var items: [PropertyList] = []
    while let tag = nextTag() {
      if tag.isEnd { return tag.name == "array" ? .array(items) : nil }
      guard let value = value(of: tag, depth: depth + 1) else { return nil }
      items.append(value)
    }
    return nil
  }

  private mutating func closes(_ name: String) -> Bool { nextTag().map { $0.isEnd && $0.name == name } ?? false }

  // MARK: Tags

  /// Returns the next tag, and skips declarations, comments, and text before it.
  private mutating func nextTag() -> Tag? {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if bytes[index...].starts(with: "<!--".utf8) {
        guard skip(behind: "-->") else { return nil }
      } else if bytes[index...].starts(with: "<?".utf8) {
        guard skip(behind: "?>") else { return nil }
      } else if bytes[index...].starts(with: "<!".utf8) {
        guard skip(behind: ">") else { return nil }
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Tag? {
    index += 1
    var tag = Tag(name: "")
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
      tag.isEnd = true
      index += 1
    }
    let start = index
    while index < bytes.count, bytes[index] | 0x20 >= 0x61, bytes[index] | 0x20 <= 0x7A { index += 1 }
    tag.name = String(decoding: bytes[start..<index], as: UTF8.self)
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    guard index < bytes.count else { return nil }
    tag.isEmpty = bytes[index - 1] == UInt8(ascii: "/") && !tag.isEnd
    index += 1
    return tag
  }

  private mutating func skip(behind end: String) -> Bool {
    while index < bytes.count {
      if bytes[index...].starts(with: end.utf8) {
        index += end.utf8.count
        return true
      }
      index += 1
    }
    return false
  }

  // MARK: Text

  /// Returns the text up to the end of its element, or nil if it isn't closed.
  private mutating func text(of name: String) -> String? {
    var out: [UInt8] = []
    while index < bytes.count {
      if bytes[index...].starts(with: "<![CDATA[".utf8) {
        let start = index + 9
        guard skip(behind: "]]>") else { return nil }
        out += bytes[start..<max(start, index - 3)]
      } else if bytes[index...].starts(with: "<!--".utf8) {
        guard skip(behind: "-->") else { return nil }
      } else if bytes[index] == UInt8(ascii: "<") {
        return closes(name) ? String(decoding: out, as: UTF8.self) : nil
      } else if bytes[index] == UInt8(ascii: "&") {
        out += entity()
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return nil
  }

  /// Returns the bytes that an entity represents. Text that isn't an entity represents itself.
  private mutating func entity() -> [UInt8] {
    let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      index += 1
      return [UInt8(ascii: "&")]
    }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    let whole = Array(bytes[index...end])
    index = end + 1
    switch name {
    case "amp": return Array("&".utf8)
    case "lt": return Array("<".utf8)
    case "gt": return Array(">".utf8)
    case "quot": return Array("\"".utf8)
    case "apos": return Array("'".utf8)
    default:
      let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      guard let scalar = number.flatMap(Unicode.Scalar.init) else { return whole }
      return Array(String(scalar).utf8)
    }
  }
}

extension PropertyList {
  /// Returns the first member with that name.
  package subscript(key: String) -> PropertyList? {
    guard case .dictionary(let members) = self else { return nil }
    return members.first { $0.0 == key }?.1
  }

  /// The names of the members.
  package var keys: [String] { if case .dictionary(let members) = self { members.map(\.0) } else { [] } }

  package var items: [PropertyList] { if case .array(let items) = self { items } else { [] } }

  package var text: String? { if case .string(let text) = self { text } else { nil } }
}
