import NavGraphSyntax

/// A hash that detects whether a file has changed: 64-bit FNV-1a, and the length. It isn't secure against forgery.
package struct Fingerprint: Hashable {
  package let text: String

  package init(of bytes: [UInt8]) { self.init(hash: Fingerprint.hash(bytes[...], after: Fingerprint.basis), count: bytes.count) }

  package init(text: some StringProtocol) { self.text = String(text) }

  private init(hash: UInt64, count: Int) {
    text = hash.hexadecimal(digits: 16) + "-" + String(count)
  }

  /// Returns the fingerprints of many files, in their order.
  ///
  /// Each step of a hash depends on the previous one, so computing four hashes in parallel takes little longer than one.
  static func all(of files: [OutputFile]) throws(Failure) -> [Fingerprint] {
    var fingerprints: [Fingerprint?] = Array(repeating: nil, count: files.count)
    // Files of similar size share most of their steps.
    let order = files.indices.sorted { files[$0].count > files[$1].count }
    for start in stride(from: 0, to: order.count, by: 4) {
      let group = order[start..<min(start + 4, order.count)]
      var texts: [[UInt8]] = []
      for file in group { texts.append(try files[file].bytes) }
      var hashes = [UInt64](repeating: basis, count: texts.count)
      var done = 0
      if texts.count == 4 {
        let (a, b, c, d) = (texts[0], texts[1], texts[2], texts[3])
        var (first, second, third, fourth) = (basis, basis, basis, basis)
        for index in 0..<d.count {
          first = step(first, adding: a[index])
          second = step(second, adding: b[index])
          third = step(third, adding: c[index])
          fourth = step(fourth, adding: d[index])
        }
        done = d.count
        hashes = [first, second, third, fourth]
      }
      for (index, file) in group.enumerated() {
        let text = texts[index]
        fingerprints[file] = Fingerprint(hash: hash(text[done...], after: hashes[index]), count: text.count)
      }
    }
    return fingerprints.compactMap { $0 }
  }

  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func hash(_ bytes: ArraySlice<UInt8>, after start: UInt64) -> UInt64 {
    var hash = start
    for byte in bytes { hash = step(hash, adding: byte) }
    return hash
  }

  private static func step(_ hash: UInt64, adding byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
