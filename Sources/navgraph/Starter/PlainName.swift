import NavGraphSyntax

/// Names that mean nothing but themselves in a shell, in YAML, in Starlark, in Swift, and in the lists of Xcode: `init` writes them into such
/// files as they are, and refuses others.
enum PlainName {
  /// Whether a path is letters, digits, marks of letters and `._-/+@=`, and can't be taken for an option.
  static func isPath(_ path: String) -> Bool {
    !path.isEmpty && path.utf8.first != UInt8(ascii: "-") && path.unicodeScalars.allSatisfy(isPlain)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-", "/", "+", "@", "=": return true
    case let scalar where scalar.value < 0x80: return false
    default: break
    }
    // Marks that change the direction of text, or that can't be seen, aren't letters.
    let properties = scalar.properties
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: return true
    default: return properties.isAlphabetic
    }
  }
}
