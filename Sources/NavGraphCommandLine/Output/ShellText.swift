import NavGraphSyntax

/// Words as a shell takes them: for the commands that are shown and written.
package enum ShellText {
  /// Returns a word that the shell passes on unchanged, whatever is in it.
  package static func word(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    // Within quotes only the quote itself means something.
    return "'"
      + word.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false).map { String(Substring($0)) }
      .joined(separator: "'\\''") + "'"
  }

  /// A path, which is never taken for an option.
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
