/// A table that interns strings: every distinct byte sequence gets one `Name`. Lookup probes an open-addressed hash table.
package struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// The offset of each name in `bytes`, indexed by `Name.raw`, with the end as an additional last element.
  private var starts: [UInt32] = [0]
  /// The hash table. A free slot is 0; others contain the hash in the upper half and the name's number plus one in the lower. The count is
  /// a power of two, and at most half of the slots are used.
  private var slots: [UInt64] = Array(repeating: 0, count: 1024)

  /// Creates a table that contains the keywords, each at its number.
  package init() { self = NameTable.ofKeywords }

  private init(keywords: [Keyword]) {
    for keyword in keywords { _ = intern(keyword.text) }
  }

  /// Created once, because getting the text of a keyword is slow.
  private static let ofKeywords = NameTable(keywords: Keyword.allCases)

  package var count: Int { starts.count - 1 }

  /// Returns the text of a name, with invalid UTF-8 replaced.
  package func text(of name: Name) -> String {
    String(decoding: utf8(of: name), as: UTF8.self)
  }

  /// Returns the bytes of a name; empty if the table doesn't contain it.
  package func utf8(of name: Name) -> ArraySlice<UInt8> {
    guard Int(name.raw) < count else { return [] }
    return bytes[Int(starts[Int(name.raw)])..<Int(starts[Int(name.raw) + 1])]
  }

  package mutating func intern(_ text: some StringProtocol) -> Name {
    var text = String(text)
    return text.withUTF8 { intern($0) }
  }

  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    let hash = NameTable.hash(of: text)
    let slot = probe(for: text, hash: hash)
    let found = UInt32(truncatingIfNeeded: slots[slot])
    return found != 0 ? Name(raw: found - 1) : insert(text, hash: hash, at: slot)
  }

  /// Returns the name of `text`, or nil if it hasn't been interned.
  package func find(_ text: some StringProtocol) -> Name? {
    var text = String(text)
    return text.withUTF8 { buffer in
      let found = UInt32(truncatingIfNeeded: slots[probe(for: buffer, hash: NameTable.hash(of: buffer))])
      return found == 0 ? nil : Name(raw: found - 1)
    }
  }

  /// Returns the name of the bytes, or nil if they haven't been interned.
  package func find(bytes: [UInt8]) -> Name? {
    bytes.withUnsafeBufferPointer { buffer in
      let found = UInt32(truncatingIfNeeded: slots[probe(for: buffer, hash: NameTable.hash(of: buffer))])
      return found == 0 ? nil : Name(raw: found - 1)
    }
  }

  private mutating func insert(_ text: UnsafeBufferPointer<UInt8>, hash: UInt32, at slot: Int) -> Name {
    let name = UInt32(truncatingIfNeeded: count)
    bytes.append(contentsOf: text)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt64(hash) << 32 | UInt64(name + 1)
    if count * 2 > slots.count { grow() }
    return Name(raw: name)
  }

  /// Hashes eight bytes at a time. Names are short, so most take one or two steps.
  @inline(__always) private static func hash(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let base = text.baseAddress else { return 0 }
    let bytes = UnsafeRawPointer(base)
    let count = text.count
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(truncatingIfNeeded: count) &* factor
    var rest = 0
    while rest + 8 <= count {
      hash = (hash ^ bytes.loadUnaligned(fromByteOffset: rest, as: UInt64.self)) &* factor
      hash ^= hash >> 32
      rest += 8
    }
    if rest < count {
      let tail: UInt64
      if count >= 8 {
        tail = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else if count >= 4 {
        // The two halves overlap, which is harmless.
        tail =
          UInt64(bytes.loadUnaligned(as: UInt32.self)) << 32
          | UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      } else {
        tail = UInt64(text[0]) << 16 | UInt64(text[count / 2]) << 8 | UInt64(text[count - 1])
      }
      hash = (hash ^ tail) &* factor
      hash ^= hash >> 32
    }
    return UInt32(truncatingIfNeeded: (hash &* factor) >> 32)
  }

  /// Returns the index of the slot that contains `text`, or of the free slot for it.
  @inline(__always) private func probe(for text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let found = slots[slot]
      if found == 0 { return slot }
      if UInt32(truncatingIfNeeded: found >> 32) == hash, equal(text, name: Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: found)) - 1)
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always) private func equal(_ text: UnsafeBufferPointer<UInt8>, name: Int) -> Bool {
    let start = Int(starts[name])
    guard Int(starts[name + 1]) - start == text.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<text.count where bytes[start + index] != text[index] { return false }
      return true
    }
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    var next = [UInt64](repeating: 0, count: slots.count * 2)
    for entry in slots where entry != 0 {
      var slot = Int(truncatingIfNeeded: entry >> 32) & mask
      while next[slot] != 0 { slot = (slot + 1) & mask }
      next[slot] = entry
    }
    slots = next
  }
}

/// An interned string: equal names have equal numbers. `NameTable` returns the text.
///
/// The first numbers are the keywords of the language (`Keyword`), so a word is compared with a keyword by its number.
public struct Name: Hashable, Sendable {
  public let raw: UInt32
  @inlinable public init(raw: UInt32) { self.raw = raw }
  @inlinable public init(_ keyword: Keyword) { raw = keyword.number }
  /// The empty string, which is also the name of declarations without a name.
  @inlinable public static var empty: Name { Name(raw: 0) }
}
