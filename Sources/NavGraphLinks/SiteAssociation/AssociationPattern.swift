/// A parser for the patterns of `apple-app-site-association` files: `*` matches any characters, `?` matches one, and `$(name)` matches one
/// of a variable's texts. Nothing can be escaped.
struct AssociationPattern {
  /// The predefined variables and those of the file.
  private let variables: [String: PatternElement]

  /// Creates a parser for a file. Its variables override predefined ones. Their values may contain wildcards, but no variables.
  init(in association: SiteAssociation) {
    var variables: [String: PatternElement] = [:]
    for name in AssociationVariables.names { variables[name] = AssociationVariables.elements(of: name) }
    for (name, values) in association.variables {
      variables[name] = .choice(values.map { AssociationPattern.wildcards(in: $0.unicodeScalars.map(\.value)) })
    }
    self.variables = variables
  }

  /// Returns the elements of a pattern. An undefined variable matches no text, and a `$(` without a `)` matches itself.
  func elements(of text: some StringProtocol) -> [PatternElement] {
    var elements: [PatternElement] = []
    var rest = Array(text.unicodeScalars.map(\.value))[...]
    while let reference = AssociationPattern.reference(in: rest) {
      elements += AssociationPattern.wildcards(in: rest[..<reference.lowerBound])
      var name = String.UnicodeScalarView()
      for scalar in rest[(reference.lowerBound + 2)..<(reference.upperBound - 1)] {
        if let scalar = Unicode.Scalar(scalar) { name.append(scalar) }
      }
      elements.append(variables[String(name)] ?? .choice([]))
      rest = rest[reference.upperBound...]
    }
    return elements + AssociationPattern.wildcards(in: rest)
  }

  /// Returns the range of the first `$(...)`, or nil if there is none, or if it has no end.
  private static func reference(in text: ArraySlice<UInt32>) -> Range<Int>? {
    var index = text.startIndex
    while index + 1 < text.endIndex {
      if text[index] == 0x24, text[index + 1] == 0x28 {
        return text[index...].firstIndex(of: 0x29).map { index..<($0 + 1) }
      }
      index += 1
    }
    return nil
  }

  /// Returns the elements of a pattern without variables.
  private static func wildcards(in text: some Sequence<UInt32>) -> [PatternElement] {
    text.map { $0 == 0x2A ? .many : $0 == 0x3F ? .any : .scalar($0) }
  }

  /// Returns the elements of a path's pattern. A leading slash is optional, trailing slashes are ignored, and a trailing `/*` also matches
  /// nothing.
  func path(of text: String) -> [PatternElement] {
    let hasSlash = text.utf8.first == 0x2F
    let bytes = Array(text.utf8)
    var trimmed = Array(bytes.drop { $0 == 0x2F })
    while trimmed.last == 0x2F { trimmed.removeLast() }
    let base = String(decoding: (hasSlash ? [0x2F] : []) + trimmed, as: UTF8.self)
    var alternatives = [base]
    if base.hasSuffix("/*"), base.utf8.count > 2 { alternatives.append(String(base.dropLast(2))) }
    if !hasSlash { alternatives += alternatives.filter { !$0.isEmpty }.map { "/" + $0 } }
    return alternatives.count == 1 ? elements(of: alternatives[0]) : [.choice(alternatives.map(elements))]
  }
}
