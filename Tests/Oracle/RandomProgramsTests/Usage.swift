import NavGraphSyntax
import RandomPrograms

/// The use of the language in many programs: kinds of nodes, the words in them, words of settings, and parts of patterns.
struct Usage {
  private(set) var kinds: Set<SyntaxKind> = []
  /// A kind of node and a word in it, such as `select select` or `instance stack`.
  private(set) var words: Set<String> = []
  private(set) var allWords: Set<String> = []
  /// A keyword and a word that follows it in the same item, such as `title large`.
  private(set) var options: Set<String> = []
  private(set) var patterns: [String] = []

  mutating func add(_ program: RandomProgram) {
    for file in program.files {
      var names = NameTable()
      var diagnostics: [Diagnostic] = []
      let tree = parse(SourceFile(path: file.path, text: file.text), file: FileID(0), names: &names, diagnostics: &diagnostics)
      for index in tree.nodes.indices {
        let node = SyntaxNode(in: tree, at: index)
        kinds.insert(node.kind)
        var keyword: String?
        for token in node.ownTokens where token.kind == .word {
          let word = tree.source.text(in: node.range(of: token))
          words.insert("\(node.kind) \(word)")
          allWords.insert(word)
          if let keyword { options.insert("\(keyword) \(word)") } else { keyword = word }
        }
        if node.kind == .pattern { patterns.append(tree.source.text(in: node.range)) }
      }
    }
  }
}
