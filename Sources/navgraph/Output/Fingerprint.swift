/// Tells whether a file is as it was written: FNV-1a over 64 bits, and the length. It finds changes, it does not resist forgers.
struct Fingerprint: Hashable {
  let text: String

  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.utf8.count) + digits + "-" + String(bytes.count)
  }

  init(text: some StringProtocol) { self.text = String(text) }
}
