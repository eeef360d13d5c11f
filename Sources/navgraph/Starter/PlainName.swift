import NavGraphSyntax

/// Names without special characters in shells, YAML, Starlark, Swift, and Xcode's file lists. `init` writes them unquoted and rejects
/// others.
enum PlainName {
  /// Returns whether a path consists of letters, digits, marks, and `._-/+@=`, and doesn't begin with `-`.
  static func isPath(_ path: String) -> Bool {
    !path.isEmpty && path.utf8.first != UInt8(ascii: "-") && path.unicodeScalars.allSatisfy(isPlain)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-", "/", "+", "@", "=": return true
    case let scalar where scalar.value < 0x80: return false
    default: break
    }
    // Invisible marks, and marks that change the direction of text, aren't allowed.
    let properties = scalar.properties
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: return true
    default: return properties.isAlphabetic
    }
  }
}
