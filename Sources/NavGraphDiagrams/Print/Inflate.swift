/// Decompresses zlib data (RFC 1950, RFC 1951). Newer versions of Cairo compress the objects of a PDF.
struct Inflate {
  /// The maximum size of the output, which is larger than any table of objects.
  private static let maxBytes = 1 << 24

  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var out: [UInt8] = []

  /// Returns the decompressed bytes, or nil if the data is invalid.
  static func bytes(of bytes: ArraySlice<UInt8>) -> [UInt8]? {
    guard bytes.count > 2, let first = bytes.first, first & 15 == 8 else { return nil }
    var inflate = Inflate(bytes)
    return inflate.run() ? inflate.out : nil
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex + 2
  }

  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard next < bytes.endIndex else { return nil }
      bits |= UInt32(bytes[next]) << UInt32(bitCount)
      next += 1
      bitCount += 8
    }
    let value = Int(bits & ((1 << UInt32(count)) - 1))
    bits >>= UInt32(count)
    bitCount -= count
    return value
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      switch kind {
      case 0: guard stored() else { return false }
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        guard block(literals: Code(lengths: lengths), distances: Code(lengths: Array(repeating: 5, count: 30))) else { return false }
      case 2:
        guard let (literals, distances) = codes(), block(literals: literals, distances: distances) else { return false }
      default: return false
      }
      if isLast == 1 { return true }
    }
  }

  private mutating func stored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard next + 4 <= bytes.endIndex else { return false }
    let count = Int(bytes[next]) | Int(bytes[next + 1]) << 8
    guard next + 4 + count <= bytes.endIndex, out.count + count <= Inflate.maxBytes else { return false }
    out += bytes[next + 4..<next + 4 + count]
    next += 4 + count
    return true
  }

  /// A canonical Huffman code: the number of words of each length, and the symbols in order.
  private struct Code {
    var counts = Array(repeating: 0, count: 16)
    var symbols: [Int] = []

    init(lengths: [Int]) {
      for length in lengths where length > 0 { counts[length] += 1 }
      for length in 1...15 { symbols += lengths.indices.filter { lengths[$0] == length } }
    }
  }

  private mutating func symbol(in code: Code) -> Int? {
    var (word, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = take(1) else { return nil }
      word |= bit
      let count = code.counts[length]
      // A word before the first one of its length is invalid.
      if word - first < count { return word < first ? nil : code.symbols[index + word - first] }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    return nil
  }

  private mutating func codes() -> (Code, Code)? {
    guard let literals = take(5), let distances = take(5), let order = take(4) else { return nil }
    var lengths = Array(repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(order + 4) {
      guard let length = take(3) else { return nil }
      lengths[place] = length
    }
    let code = Code(lengths: lengths)
    var all: [Int] = []
    while all.count < literals + 257 + distances + 1 {
      guard let symbol = symbol(in: code) else { return nil }
      switch symbol {
      case 16:
        guard let last = all.last, let count = take(2) else { return nil }
        all += Array(repeating: last, count: count + 3)
      case 17:
        guard let count = take(3) else { return nil }
        all += Array(repeating: 0, count: count + 3)
      case 18:
        guard let count = take(7) else { return nil }
        all += Array(repeating: 0, count: count + 11)
      default: all.append(symbol)
      }
    }
    return (Code(lengths: Array(all[..<(literals + 257)])), Code(lengths: Array(all[(literals + 257)...])))
  }

  private static let lengthBase = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  private static let distanceBase = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385,
    24577,
  ]

  private mutating func block(literals: Code, distances: Code) -> Bool {
    while out.count < Inflate.maxBytes {
      guard let symbol = symbol(in: literals) else { return false }
      if symbol == 256 { return true }
      if symbol < 256 {
        out.append(UInt8(symbol))
        continue
      }
      guard symbol - 257 < Inflate.lengthBase.count, let more = take(Inflate.lengthBits[symbol - 257]),
        let far = self.symbol(in: distances),
        far < Inflate.distanceBase.count, let farther = take(max(0, far / 2 - 1))
      else { return false }
      let start = out.count - Inflate.distanceBase[far] - farther
      guard start >= 0 else { return false }
      for index in 0..<Inflate.lengthBase[symbol - 257] + more { out.append(out[start + index]) }
    }
    return false
  }
}
