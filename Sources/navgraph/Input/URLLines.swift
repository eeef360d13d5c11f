import NavGraphCommandLine
import NavGraphSyntax

/// URLs to be opened: from the standard input, one on each line.
enum URLLines {
  /// In bytes. What a URL costs grows with its segments, and a stranger's may have a million.
  static let longest = 262_144

  /// An empty line is a URL too, and opens nothing; only behind the last line break there is none.
  static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Array(line.last == 0x0D ? line.dropLast() : line)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// Words of the command line as the bytes that they are.
enum CommandLineBytes {
  /// `word` is what Swift made of an argument; where its bytes were no UTF-8 they are looked up.
  static func of(_ word: String) -> [UInt8] {
    guard word.unicodeScalars.contains("\u{FFFD}") else { return Array(word.utf8) }
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let bytes = Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      for start in [0, bytes.firstIndex(of: UInt8(ascii: "=")).map { $0 + 1 } ?? 0] {
        if String(decoding: bytes[start...], as: UTF8.self) == word { return Array(bytes[start...]) }
      }
    }
    return Array(word.utf8)
  }
}
