import NavGraphCommandLine
import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

// Requests that need the tree of one document and no check: folding, selections, and links.
extension LanguageServer {
  /// Returns the tree of a single document.
  static func tree(of document: TextDocument) -> SyntaxTree? {
    Compiler.parse([SourceFile(path: document.path ?? "", bytes: document.bytes)]).trees.first
  }

  /// Returns the folding ranges: bodies, lists of imports, and comments of several lines.
  mutating func foldingRanges(with parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    guard let tree = Self.tree(of: document) else { return .array([]) }
    let lines = LineTable(of: SourceFile(path: "", bytes: document.bytes))
    var folds: [(start: Int, end: Int, kind: String?)] = []
    var open: [Int] = []
    var imports: (first: Int, last: Int)?
    for token in tree.tokens {
      switch token.kind {
      case .leftBrace, .leftBracket, .leftParen: open.append(lines.line(at: token.start))
      case .rightBrace, .rightBracket, .rightParen:
        guard let start = open.popLast() else { break }
        // The line of the closing mark stays visible.
        folds.append((start, lines.line(at: token.start) - 1, nil))
      default: break
      }
    }
    for node in tree.root.children where node.kind == .importDecl {
      let line = lines.line(at: node.range.start)
      imports = (imports?.first ?? line, line)
    }
    if let imports { folds.append((imports.first, imports.last, "imports")) }
    let comments = SemanticTokens(of: tree.source, occurrences: [], symbols: [:]).all.filter { $0.kind == .comment }.map {
      lines.line(at: UInt32($0.range.lowerBound))
    }
    var run: (first: Int, last: Int)?
    for line in comments {
      if let known = run, line <= known.last + 1 {
        run = (known.first, line)
      } else {
        if let run { folds.append((run.first, run.last, "comment")) }
        run = (line, line)
      }
    }
    if let run { folds.append((run.first, run.last, "comment")) }
    return .array(
      folds.filter { $0.start < $0.end }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map { fold in
        var members: [(String, JSON)] = [("startLine", .number(fold.start)), ("endLine", .number(fold.end))]
        if let kind = fold.kind { members.append(("kind", .string(kind))) }
        return .object(members)
      })
  }

  /// Returns, for each position, the ranges around it from the word outward.
  mutating func selectionRanges(with parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    guard let tree = Self.tree(of: document), let wanted = parameters["positions"]?.array else { return .array([]) }
    let positions = TextPositions(in: document.bytes, encoding: encoding)
    return .array(
      wanted.map { position in
        let offset = positions.offset(from: position) ?? 0
        // Of two tokens that touch the position, a word is meant before a mark.
        let touched = tree.tokens.filter { $0.kind != .endOfFile && Int($0.start) <= offset && offset <= Int($0.end) }
        let meant = touched.first { $0.kind == .word } ?? touched.last
        let token = meant.map { Int($0.start)..<Int($0.end) } ?? offset..<offset
        var ranges = [0..<document.bytes.count]
        func add(_ range: Range<Int>) {
          guard let last = ranges.last, !range.isEmpty, range != last, last.lowerBound <= range.lowerBound,
            range.upperBound <= last.upperBound
          else { return }
          ranges.append(range)
        }
        for index in tree.nodes.indices.dropFirst() {
          let range = SyntaxNode(in: tree, at: index).range
          if Int(range.start) <= token.lowerBound, token.upperBound <= Int(range.end) { add(Int(range.start)..<Int(range.end)) }
        }
        add(token)
        // Texts, patterns, and comments have words, too.
        if meant?.kind == .string || meant == nil { add(WordDescription.wordRange(in: document.bytes, at: offset)) }
        var selection = JSON.object([("range", positions.json(of: ranges[0]))])
        for range in ranges.dropFirst() { selection = .object([("range", positions.json(of: range)), ("parent", selection)]) }
        return selection
      })
  }

  /// The files that a document imports, and at the keywords of apps and screens, the Swift that was generated for them.
  mutating func documentLinks(with parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    guard let path = document.path else { return .array([]) }
    let positions = TextPositions(in: document.bytes, encoding: encoding)
    var links = Self.imports(in: SourceFile(path: path, bytes: document.bytes)).filter { !$0.path.isEmpty }.map { item -> JSON in
      .object([
        ("range", positions.json(of: Int(item.range.start) + 1..<max(Int(item.range.start) + 1, Int(item.range.end) - 1))),
        ("target", .string(DocumentURI.uri(ofPath: resolveImport(item.path, from: path)))),
      ])
    }
    let generated = generatedDeclarations(of: path)
    guard !generated.isEmpty, let tree = Self.tree(of: document) else { return .array(links) }
    for node in tree.root.children where node.kind == .app || node.kind == .screen {
      guard node.firstToken + 1 < node.endToken, let name = node.children.first(where: { $0.kind == .name }),
        let place = generated[tree.text(of: tree.tokens[name.firstToken])[...]]
      else { continue }
      let keyword = tree.tokens[node.firstToken]
      links.append(
        .object([
          ("range", positions.json(of: Int(keyword.start)..<Int(keyword.end))),
          ("target", .string("\(DocumentURI.uri(ofPath: place.path))#L\(place.line + 1)")),
          ("tooltip", .string("Open the generated Swift")),
        ]))
    }
    return .array(links)
  }

  /// Returns the imports of a file as they are written, with their ranges.
  private static func imports(in source: SourceFile) -> [Program.Import] {
    var program = Program()
    return program.add(source)
  }

  /// Returns the edits that update imports when files are renamed or moved.
  mutating func importEdits(with parameters: JSON) throws(RequestError) -> JSON {
    var moved: [ExactText: String] = [:]
    for file in parameters["files"]?.array ?? [] {
      guard let old = file["oldUri"]?.string.flatMap(DocumentURI.path), let new = file["newUri"]?.string.flatMap(DocumentURI.path) else {
        continue
      }
      moved[ExactText(Path.tidy(old))] = Path.tidy(new)
    }
    guard !moved.isEmpty else { return .null }
    var changes: [(String, JSON)] = []
    var seen: Set<ExactText> = []
    for run in analysis().runs {
      let converter = converter(for: run)
      for (number, source) in run.workspace.sources.enumerated() where seen.insert(ExactText(source.path)).inserted {
        let home = moved[ExactText(Path.absolute(source.path))] ?? Path.absolute(source.path)
        let edits: [JSON] = Self.imports(in: source).compactMap { item -> JSON? in
          let target = resolveImport(item.path, from: Path.absolute(source.path))
          let new = moved[ExactText(target)] ?? target
          guard !new.isExactly(target) || !home.isExactly(Path.absolute(source.path)), item.path.utf8.first != UInt8(ascii: "/") else {
            return nil
          }
          let written = Path.relative(new, from: Path.folder(of: home))
          guard !written.isExactly(item.path) else { return nil }
          let quoted = StringLiteral.quoted(written)
          return .object([("range", converter.positions(in: FileID(number)).json(of: item.range)), ("newText", .string(quoted))])
        }
        if !edits.isEmpty { changes.append((converter.uri(of: FileID(number)), .array(edits))) }
      }
    }
    return changes.isEmpty ? .null : .object([("changes", .object(changes.sorted { $0.0 < $1.0 }))])
  }
}
