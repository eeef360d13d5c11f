import NavGraphModel
import NavGraphSyntax

/// The words that can be written at a place in a file.
package struct Completion {
  /// The keywords that are legal there, and begin as the word that is half typed.
  package private(set) var keywords: [Keyword] = []
  /// The names that are legal there, whatever is typed.
  package private(set) var offers: [NameOffer] = []
  /// The graph that `offers` are in.
  package let graph: NavigationGraph
  /// The bytes that are replaced: the word before the place, and nothing after it.
  package let range: Range<Int>
  /// The part of the word that is typed already.
  package let typed: String

  /// - Parameters:
  ///   - program: The files of a program, of which `file` is one.
  ///   - bytes: The text of the file now, which may differ from that in the program.
  ///   - offset: The place in bytes.
  package init(in program: Program, _ file: FileID, _ bytes: [UInt8], at offset: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var start = offset
    while start > 0, Completion.isOfWord(bytes[start - 1]) { start -= 1 }
    range = start..<offset
    typed = String(decoding: bytes[range], as: UTF8.self)
    guard Completion.isCode(bytes, start) else {
      graph = NavigationGraph()
      return
    }
    var trial = KeywordTrial(after: bytes[..<start])
    keywords = trial.keywords(beginningWith: typed)
    guard trial.acceptsName() else {
      graph = NavigationGraph()
      return
    }
    // A word that follows without a space is another one.
    let probe = Array(KeywordTrial.name.utf8) + [UInt8(ascii: " ")]
    let path = program.files[Int(file.index)].path
    let changed = program.replacing(
      file, with: SourceFile(path: path, bytes: Array(bytes[..<start]) + probe + bytes[offset...]))
    (graph, offers) = nameOffers(
      for: KeywordTrial.name, changed.trees, names: changed.names, diagnostics: changed.diagnostics)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a place is outside of texts and comments: a word that is put there becomes a token.
  private static func isCode(_ bytes: [UInt8], _ place: Int) -> Bool {
    let text = Array(bytes[..<place]) + Array(KeywordTrial.name.utf8)
    let program = Compiler.parse([SourceFile(path: "", bytes: text)])
    guard let tree = program.trees.first else { return false }
    return tree.tokens.contains { $0.start == place && $0.kind == .word }
  }
}
