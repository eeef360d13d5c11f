import NavGraphCommandLine
import NavGraphSyntax

/// URLs from standard input, one on each line.
enum URLLines {
  /// The maximum length of a URL in bytes. An untrusted one may have a million segments.
  static let longest = 262_144

  /// Returns the lines. An empty line is a URL that opens nothing, but there is none after the last line break.
  static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Array(line.last == 0x0D ? line.dropLast() : line)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// The original bytes of command-line arguments.
enum CommandLineBytes {
  /// Returns the bytes of an argument. If Swift replaced invalid UTF-8 in `word`, they are looked up in the original arguments.
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
