import NavGraphCommandLine

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The nonempty lines of standard input as they arrive.
struct InputLines {
  private var reader = LineReader()
  private var lines: ArraySlice<[UInt8]> = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var isEnd = false
  /// Whether reading has failed, so that the input isn't complete.
  private(set) var isBroken = false

  /// Waits for the next line. Returns nil at the end of the input.
  mutating func next() -> [UInt8]? {
    while true {
      if let line = lines.popFirst() { return line }
      if isEnd { return nil }
      let count = buffer.withUnsafeMutableBytes { Platform.read(from: 0, into: $0.baseAddress, count: $0.count) }
      isBroken = count < 0
      isEnd = count <= 0
      if count > 0 { reader.add(buffer[..<count]) }
      lines = (isEnd ? reader.rest() : reader.next())[...]
    }
  }
}
