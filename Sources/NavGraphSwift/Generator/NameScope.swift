/// A scope in which each name is unique.
package struct NameScope {
  /// The names of outer scopes. Thousands of scopes share them, so they are never changed.
  private let outer: [Set<String>]
  private var taken: Set<String>
  /// The next number to try for each text. Lower numbers are taken, so claiming thousands of equal names takes linear time.
  private var nextNumbers: [String: Int] = [:]

  package init(reserved: Set<String> = [], outer: Set<String>...) {
    self.outer = outer
    taken = reserved
  }

  mutating func reserve(_ name: String) { taken.insert(name) }

  private mutating func take(_ name: String) -> Bool { !outer.contains { $0.contains(name) } && taken.insert(name).inserted }

  /// Returns the first available name: `wanted`, `wanted` with `suffix`, or one with a number.
  package mutating func claim(_ wanted: String, suffix: String = "") -> String {
    var candidate = swiftIdentifier(wanted)
    if take(candidate) { return candidate }
    if !suffix.isEmpty {
      candidate = swiftIdentifier(wanted + suffix)
      if take(candidate) { return candidate }
    }
    return numbered(wanted + suffix, made: swiftIdentifier)
  }

  /// Returns the name of a case of a type that is never optional, so that `none` and `some` need no change.
  mutating func claimCase(_ wanted: String) -> String {
    ["none", "some"].contains(wanted) && take(wanted) ? wanted : claim(wanted)
  }

  /// Returns the first available text, which doesn't have to be an identifier.
  mutating func claimText(_ wanted: String) -> String {
    take(wanted) ? wanted : numbered(wanted) { $0 }
  }

  /// Claims the first available text of `text2`, `text3`, and so on.
  private mutating func numbered(_ text: String, made: (String) -> String) -> String {
    var number = nextNumbers[text] ?? 2
    var candidate = made(text + String(number))
    while !take(candidate) {
      number += 1
      candidate = made(text + String(number))
    }
    nextNumbers[text] = number + 1
    return candidate
  }
}

/// Returns a name in lower camel case: `chatList` for `ChatList`, `urlView` for `URLView`.
func lowerCamel(_ name: String) -> String {
  if let first = name.utf8.first, first < 0x80, !isCapital(first) { return name }
  // Most names begin with a single capital.
  let second = name.utf8.dropFirst().first
  if second.map({ $0 < 0x80 && !isCapital($0) }) ?? !name.isEmpty {
    return withFirst(of: name) { $0 < 0x80 ? $0 | 0x20 : nil } ?? name.prefix(1).lowercased() + name.dropFirst()
  }
  let characters = Array(name)
  guard let first = characters.first, first.isUppercase else { return name }
  var end = 1
  while end < characters.count, characters[end].isUppercase { end += 1 }
  // The last capital in a run begins the next word.
  if end > 1, end < characters.count, characters[end].isLowercase { end -= 1 }
  return String(characters[..<end]).lowercased() + String(characters[end...])
}

private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
private func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

/// Returns the name with a different first byte, or nil if `replaced` returns nil.
private func withFirst(of name: String, by replaced: (UInt8) -> UInt8?) -> String? {
  guard let first = name.utf8.first, let other = replaced(first) else { return nil }
  return String(unsafeUninitializedCapacity: name.utf8.count) { buffer in
    let end = buffer.initialize(fromContentsOf: name.utf8)
    buffer[0] = other
    return end
  }
}

/// Returns a name in upper camel case: `Chats` for `chats`.
package func upperCamel(_ name: String) -> String {
  if let first = name.utf8.first, isCapital(first) { return name }
  // A scalar after an ASCII letter can combine with it, as an accent does.
  if name.utf8.dropFirst().first.map({ $0 < 0x80 }) ?? true, let upper = withFirst(of: name, by: { isSmall($0) ? $0 & ~0x20 : nil }) {
    return upper
  }
  guard let first = name.first else { return name }
  return first.uppercased() + name.dropFirst()
}
