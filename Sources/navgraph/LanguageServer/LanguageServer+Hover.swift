import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

extension LanguageServer {
  /// The explanation of the diagnostics at a position, and what the name there stands for.
  mutating func hover(_ parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(parameters)
    let positions = TextPositions(document.bytes, encoding)
    guard let offset = positions.offset(parameters["position"]), let (run, file) = analysis().place(of: document) else { return .null }
    var texts: [String] = []
    var range: SourceRange?
    var seen: Set<Code> = []
    for finding in run.workspace.report.findings {
      let place = finding.primary.range
      guard place.file == file, Int(place.start) <= offset, offset <= Int(place.end), seen.insert(finding.code).inserted,
        let rule = Compiler.rules.first(where: { $0.code == finding.code })
      else { continue }
      range = range ?? place
      texts.append("**\(rule.code)**: \(rule.summary)\n\n\(rule.rationale)")
    }
    for occurrence in run.names.occurrences(in: file, at: offset) {
      guard let symbol = run.names.symbols[occurrence.declaration] else { continue }
      range = range ?? occurrence.range
      texts.append(description(of: symbol, in: run))
    }
    guard let range else { return .null }
    return .object([
      ("contents", .object([("kind", .string("markdown")), ("value", .string(texts.joined(separator: "\n\n---\n\n")))])),
      ("range", positions.json(range)),
    ])
  }

  /// The head of a declaration, and its comment.
  private func description(of symbol: DeclaredSymbol, in run: Analysis.Run) -> String {
    let source = run.workspace.sources[Int(symbol.range.file.index)]
    var parts = ["```navgraph\n\(Self.head(of: symbol, in: source))\n```"]
    let doc = DocComment.lines(source.text(symbol.doc))
    if !doc.isEmpty { parts.append(doc.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  /// A declaration without its body, on one line.
  private static func head(of symbol: DeclaredSymbol, in source: SourceFile) -> String {
    let text = source.text(symbol.range)
    let end = symbol.kind == .route ? text.endIndex : text.firstIndex(of: "{") ?? text.endIndex
    let words = text[..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 300 ? words.prefix(300) + " ..." : words
  }
}
