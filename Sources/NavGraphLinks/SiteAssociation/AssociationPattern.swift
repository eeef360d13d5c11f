/// A parser for Apple's patterns: `*` matches any characters, `?` matches one, and `$(name)` matches one of a variable's texts.
struct AssociationPattern {
  private let variables: [String: PatternElement]

  init(in association: SiteAssociation) {
    var variables: [String: PatternElement] = [:]
    for name in AssociationVariables.names { variables[name] = AssociationVariables.elements(of: name) }
    for (name, values) in association.variables {
      variables[name] = .choice(values.map { AssociationPattern.wildcards(in: $0.unicodeScalars.map(\.value)) })
    }
    self.variables = variables
  }

  /// Returns the elements of a pattern. An undefined variable matches nothing.
  func elements(of text: some StringProtocol) -> [PatternElement] {
    var elements: [PatternElement] = []
    var rest = Array(text.unicodeScalars.map(\.value))[...]
    while let mark = AssociationPattern.reference(in: rest) {
      elements += AssociationPattern.wildcards(in: rest[..<mark.lowerBound])
      var name = String.UnicodeScalarView()
      for scalar in rest[(mark.lowerBound + 2)..<(mark.upperBound - 1)] { if let scalar = Unicode.Scalar(scalar) { name.append(scalar) } }
      elements.append(variables[String(name)] ?? .choice([]))
      rest = rest[mark.upperBound...]
    }
    return elements + AssociationPattern.wildcards(in: rest)
  }

  /// Returns the range of the first `$(...)`.
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

  private static func wildcards(in text: some Sequence<UInt32>) -> [PatternElement] {
    text.map { $0 == 0x2A ? .many : $0 == 0x3F ? .any : .scalar($0) }
  }

  /// Returns the elements of a path's pattern. A leading slash is optional, trailing slashes are ignored, and a trailing `/*` also matches
  /// nothing.
  func path(of text: String) -> [PatternElement] {
    let hasSlash = text.utf8.first == 0x2F
    let bytes = Array(text.utf8)
    var core = Array(bytes.drop { $0 == 0x2F })
    while core.last == 0x2F { core.removeLast() }
    let base = String(decoding: (hasSlash ? [0x2F] : []) + core, as: UTF8.self)
    var ways = [base]
    if base.hasSuffix("/*"), base.utf8.count > 2 { ways.append(String(base.dropLast(2))) }
    if !hasSlash { ways += ways.filter { !$0.isEmpty }.map { "/" + $0 } }
    return ways.count == 1 ? elements(of: ways[0]) : [.choice(ways.map(elements))]
  }
}
