/// Interns strings: every distinct sequence of bytes gets one `Name`. Lookup is one probe into an open-addressed table.
package struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name begins in `bytes`; one more entry than there are names.
  private var starts: [UInt32] = [0]
  private var hashes: [UInt32] = []
  /// 0 is free, else the name's number plus one. The count is a power of two, at most half full.
  private var slots: [UInt32] = Array(repeating: 0, count: 1024)

  package init() {
    bytes.reserveCapacity(4096)
    for keyword in Keyword.allCases { _ = intern(keyword.text) }
  }

  package var count: Int { hashes.count }

  /// The text of a name, with invalid UTF-8 replaced.
  package func text(_ name: Name) -> String {
    String(decoding: utf8(name), as: UTF8.self)
  }

  /// The bytes of a name.
  package func utf8(_ name: Name) -> ArraySlice<UInt8> {
    guard Int(name.raw) < hashes.count else { return [] }
    return bytes[Int(starts[Int(name.raw)])..<Int(starts[Int(name.raw) + 1])]
  }

  package mutating func intern(_ text: some StringProtocol) -> Name {
    var text = String(text)
    return text.withUTF8 { intern($0) }
  }

  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Name {
    intern(text, hash: NameTable.hash(text))
  }

  /// The name of `text` if it has been interned.
  package func find(_ text: some StringProtocol) -> Name? {
    var text = String(text)
    return text.withUTF8 { buffer in
      let hash = NameTable.hash(buffer)
      let found = slots[probe(buffer, hash)]
      return found == 0 ? nil : Name(raw: found - 1)
    }
  }

  /// FNV-1a, 32 bits: the lexer computes it while it walks a word.
  package static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = hashSeed
    for byte in text { hash = hashStep(hash, byte) }
    return hash
  }
  @inlinable package static var hashSeed: UInt32 { 2_166_136_261 }
  @inlinable @inline(__always) package static func hashStep(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 16_777_619
  }

  package mutating func intern(_ text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Name {
    let slot = probe(text, hash)
    if slots[slot] != 0 { return Name(raw: slots[slot] - 1) }
    let name = UInt32(truncatingIfNeeded: hashes.count)
    bytes.append(contentsOf: text)
    starts.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[slot] = name + 1
    if hashes.count * 2 > slots.count { grow() }
    return Name(raw: name)
  }

  /// The slot that holds `text`, or the free one where it belongs.
  private func probe(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash &* 2_654_435_769 >> 7) & mask
    while true {
      let found = slots[slot]
      if found == 0 { return slot }
      let index = Int(found) - 1
      if hashes[index] == hash {
        let start = Int(starts[index])
        let count = Int(starts[index + 1]) - start
        if count == text.count, equal(text, start) { return slot }
      }
      slot = (slot + 1) & mask
    }
  }

  private func equal(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    for index in 0..<text.count where bytes[start + index] != text[index] { return false }
    return true
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    var next = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash &* 2_654_435_769 >> 7) & mask
      while next[slot] != 0 { slot = (slot + 1) & mask }
      next[slot] = UInt32(truncatingIfNeeded: index) + 1
    }
    slots = next
  }
}
