/// Parses the URL pattern in a string token. Malformed parts are reported, and the other parts are returned.
///
/// Call it once for each pattern, because each call reports the diagnostics.
package func parsePattern(
  _ token: Token, in tree: SyntaxTree, names: inout NameTable, diagnostics: inout [Diagnostic]
) -> PatternSyntax {
  var parser = PatternParser(for: token, in: tree)
  parser.pattern(names: &names)
  // The lexer has already reported this text, so diagnostics about it would be guesses.
  if token.flags.contains(.broken) {
    parser.result.isBroken = true
  } else if !parser.diagnostics.isEmpty {
    diagnostics += parser.diagnostics
  }
  return parser.result
}

/// The state of parsing one pattern.
struct PatternParser {
  static let maxDiagnostics = 100

  private let characters: StringCharacters
  var position = 0
  var isInQuery = false
  var result: PatternSyntax
  /// The range of the first occurrence of each query key.
  var keys: [Name: SourceRange] = [:]
  var diagnostics: [Diagnostic] = []

  init(for token: Token, in tree: SyntaxTree) {
    characters = StringCharacters(of: token, in: tree)
    result = PatternSyntax(range: characters.range)
    let slashes = (0..<characters.count).reduce(0) { $0 + (characters.byte(at: $1) == UInt8(ascii: "/") ? 1 : 0) }
    result.segments.reserveCapacity(slashes)
  }

  var count: Int { characters.count }
  var isAtEnd: Bool { position >= count }
  @inline(__always) func isAt(_ mark: Unicode.Scalar) -> Bool { characters.holds(UInt8(ascii: mark), at: position) }
  func byte(at index: Int) -> UInt8 { characters.byte(at: index) }
  func isEscaped(at index: Int) -> Bool { characters.isEscaped(at: index) }
  func isName(from: Int, to: Int) -> Bool { characters.isName(from: from, to: to) }
  func range(from: Int, to: Int) -> SourceRange { characters.range(from: from, to: to) }
  func text(from: Int, to: Int) -> String { characters.text(from: from, to: to) }
  func name(from: Int, to: Int, names: inout NameTable) -> Name { characters.name(from: from, to: to, names: &names) }

  mutating func report(_ diagnostic: Diagnostic) {
    result.isBroken = true
    // The number is limited, because an untrusted pattern can have a million braces.
    if diagnostics.count < PatternParser.maxDiagnostics { diagnostics.append(diagnostic) }
  }
}
