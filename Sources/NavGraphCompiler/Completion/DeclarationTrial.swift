import NavGraphModel
import NavGraphSyntax

/// Finds the words that cause an error in their item, by resolving the declaration around a position with each of them.
///
/// The declaration is resolved without the rest of the program, so that the time doesn't depend on it. Unknown names suppress errors.
struct DeclarationTrial {
  /// Texts that complete most items after their keyword.
  private static let continuations = ["", " \(KeywordTrial.name)", " \"\(KeywordTrial.name)\"", " \(KeywordTrial.name) \"\"", " nil"]
  /// The maximum number of bytes in a declaration. Longer ones would take more than a few milliseconds.
  private static let maxLength = 2048

  private let before: ArraySlice<UInt8>
  private let after: ArraySlice<UInt8>

  /// Creates a trial at the word in a file's text; nil if the word begins a declaration or follows them all.
  init?(replacing word: Range<Int>, in tree: SyntaxTree) {
    let ranges = tree.root.children.lazy.map { Int($0.range.start)..<Int($0.range.end) }
    guard let whole = ranges.first(where: { $0.contains(word.lowerBound) }), whole.lowerBound < word.lowerBound,
      whole.count <= DeclarationTrial.maxLength, word.upperBound <= whole.upperBound
    else { return nil }
    before = tree.source.bytes[whole.lowerBound..<word.lowerBound]
    after = tree.source.bytes[word.upperBound..<whole.upperBound]
  }

  /// Returns whether a word causes an error in each of the forms that are sound without their meaning.
  func rejects(_ word: String) -> Bool {
    var isRejected = false
    for continuation in DeclarationTrial.continuations {
      let text = Array(before) + Array((word + continuation + " ").utf8) + after
      let program = Compiler.parse([SourceFile(path: "", bytes: text)])
      guard program.diagnostics.isEmpty else { continue }
      var found: [Diagnostic] = []
      _ = resolve(program.trees, names: program.names, diagnostics: &found)
      guard found.contains(where: { $0.severity == .error && Int($0.primary.range.start) == before.count }) else { return false }
      isRejected = true
    }
    return isRejected
  }
}
