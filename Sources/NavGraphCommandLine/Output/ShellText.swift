import NavGraphSyntax

/// The quoting of shell words, for commands in messages and generated files.
package enum ShellText {
  /// Returns a word that the shell passes on unchanged.
  package static func word(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    // Within single quotes, only the quote itself is special.
    return "'"
      + word.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false).map { String(Substring($0)) }
      .joined(separator: "'\\''") + "'"
  }

  /// Returns a path that can't be parsed as an option.
  package static func path(_ path: String) -> String {
    if path.isEmpty { return "." }
    return word(path.utf8.first == UInt8(ascii: "-") ? "./" + path : path)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "._-/+@=:,%".utf8.contains(byte)
    }
  }
}
