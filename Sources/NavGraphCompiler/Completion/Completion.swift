import NavGraphModel
import NavGraphSyntax

/// The completions at a position in a file.
package struct Completion {
  /// The valid keywords that begin with the typed part of the word.
  package private(set) var keywords: [Keyword] = []
  /// The valid names, independent of what is typed.
  package private(set) var names = NameProbe()
  /// The graph that contains the names.
  package private(set) var graph = NavigationGraph()
  /// The word before the position.
  package let range: Range<Int>
  /// The whole word. It ends at the position if nothing is typed, because the next word then isn't the one to complete.
  package let replaced: Range<Int>
  /// The typed part of the word.
  package let typed: String
  /// Whether the word follows a dot.
  package let isAfterDot: Bool
  /// The mark after the word, if completion would insert it.
  package let mark: Mark?

  /// A mark that can follow a completed word.
  package enum Mark: String, CaseIterable {
    case arguments = "("
    case colon = ":"
    case arrow = "->"
  }

  /// The rules whose codes are valid at the position, in `allow`.
  package var rules: [Rule] { names.isCode ? Compiler.rules.filter { $0.severity > .off && !$0.code.breaksGraph(as: $0.severity) } : [] }

  /// - Parameters:
  ///   - program: The files of a program, which include `file`.
  ///   - bytes: The current text of the file, which may differ from that in the program.
  ///   - offset: The position in bytes.
  package init(in program: Program, file: FileID, bytes: [UInt8], at offset: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var start = offset
    while start > 0, Completion.isOfWord(bytes[start - 1]) { start -= 1 }
    range = start..<offset
    let rest = bytes[offset...].prefix { start < offset && Completion.isOfWord($0) }
    replaced = start..<rest.endIndex
    let next = bytes[rest.endIndex...].drop { $0 == UInt8(ascii: " ") }
    mark = Mark.allCases.first { next.starts(with: $0.rawValue.utf8) }
    isAfterDot = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    typed = String(decoding: bytes[range], as: UTF8.self)
    guard Completion.isCode(in: bytes, at: start) else { return }
    var trial = KeywordTrial(after: bytes[..<start])
    keywords = trial.keywords(beginningWith: typed)
    // The space separates the name from a word that directly follows it.
    let probe = Array(KeywordTrial.name.utf8) + [UInt8(ascii: " ")]
    let path = program.files[Int(file.index)].path
    let source = SourceFile(path: path, bytes: Array(bytes[..<start]) + probe + bytes[replaced.upperBound...])
    if !keywords.isEmpty, let tree = Compiler.parse([source]).trees.first,
      let declaration = DeclarationTrial(replacing: start..<start + KeywordTrial.name.utf8.count, in: tree)
    {
      keywords.removeAll { declaration.rejects($0.text) }
    }
    guard trial.acceptsName() else { return }
    let changed = program.replacing(file, with: source)
    (graph, names) = nameOffers(
      for: KeywordTrial.name, in: changed.trees, names: changed.names, diagnostics: changed.diagnostics)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns whether a position is outside of strings and comments, so that a word there becomes a token.
  private static func isCode(in bytes: [UInt8], at place: Int) -> Bool {
    let text = Array(bytes[..<place]) + Array(KeywordTrial.name.utf8)
    let program = Compiler.parse([SourceFile(path: "", bytes: text)])
    guard let tree = program.trees.first else { return false }
    return tree.tokens.contains { $0.start == place && $0.kind == .word }
  }
}
