/// Reads Apple's patterns: `*` any characters, `?` one, `$(name)` one of a variable's texts.
struct AssociationPattern {
  private let variables: [String: PatternElement]

  init(_ association: SiteAssociation) {
    var variables: [String: PatternElement] = [:]
    for name in AssociationVariables.names { variables[name] = AssociationVariables.elements(name) }
    for (name, values) in association.variables {
      variables[name] = .choice(values.map { AssociationPattern.wildcards($0.unicodeScalars.map(\.value)) })
    }
    self.variables = variables
  }

  /// A name that no one has defined stands for nothing, so what uses it matches nothing.
  func elements(_ text: some StringProtocol) -> [PatternElement] {
    var elements: [PatternElement] = []
    var rest = Array(text.unicodeScalars.map(\.value))[...]
    while let mark = AssociationPattern.reference(in: rest) {
      elements += AssociationPattern.wildcards(rest[..<mark.lowerBound])
      var name = String.UnicodeScalarView()
      for scalar in rest[(mark.lowerBound + 2)..<(mark.upperBound - 1)] { if let scalar = Unicode.Scalar(scalar) { name.append(scalar) } }
      elements.append(variables[String(name)] ?? .choice([]))
      rest = rest[mark.upperBound...]
    }
    return elements + AssociationPattern.wildcards(rest)
  }

  /// Where the first `$(...)` stands.
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

  private static func wildcards(_ text: some Sequence<UInt32>) -> [PatternElement] {
    text.map { $0 == 0x2A ? .many : $0 == 0x3F ? .any : .scalar($0) }
  }

  /// A path's pattern: a slash at its beginning may be left out, slashes at its end don't count, and `/*` at its end stands for no more
  /// than that too.
  func path(_ text: String) -> [PatternElement] {
    let hasSlash = text.utf8.first == 0x2F
    let bytes = Array(text.utf8)
    var core = Array(bytes.drop { $0 == 0x2F })
    while core.last == 0x2F { core.removeLast() }
    let base = String(decoding: (hasSlash ? [0x2F] : []) + core, as: UTF8.self)
    var ways = [base]
    if base.hasSuffix("/*"), base.utf8.count > 2 { ways.append(String(base.dropLast(2))) }
    if !hasSlash { ways += ways.filter { !$0.isEmpty }.map { "/" + $0 } }
    return ways.count == 1 ? elements(ways[0]) : [.choice(ways.map(elements))]
  }
}
