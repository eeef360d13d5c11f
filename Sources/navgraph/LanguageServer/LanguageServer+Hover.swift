import NavGraphCompiler
import NavGraphModel
import NavGraphSyntax

extension LanguageServer {
  /// Returns the explanations of the diagnostics at a position, and a description of the word there.
  mutating func hover(with parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(for: parameters)
    let positions = TextPositions(in: document.bytes, encoding: encoding)
    guard let offset = positions.offset(from: parameters["position"]), let (run, file) = analysis().place(of: document) else {
      return .null
    }
    var texts: [String] = []
    var range: SourceRange?
    var seen: Set<Code> = []
    for diagnostic in run.workspace.report.diagnostics {
      let place = diagnostic.primary.range
      guard place.file == file, Int(place.start) <= offset, offset <= Int(place.end), seen.insert(diagnostic.code).inserted,
        let rule = Compiler.rules.first(where: { $0.code == diagnostic.code })
      else { continue }
      range = range ?? place
      texts.append("**\(rule.code)**: \(rule.summary)\n\n\(rule.rationale)")
    }
    for occurrence in run.names.occurrences(in: file, at: offset) {
      guard let symbol = run.names.symbols[occurrence.declaration] else { continue }
      range = range ?? occurrence.range
      let text = SymbolDescription(of: symbol, in: run).text
      // A word that is label and value may name two parameters with the same declaration.
      if !texts.contains(text) { texts.append(text) }
    }
    if let tree = Self.tree(of: document), let word = WordDescription(in: tree, at: offset) {
      range = range ?? word.range
      texts.append(word.text)
    }
    guard let range else { return .null }
    return .object([
      ("contents", .object([("kind", .string("markdown")), ("value", .string(texts.joined(separator: "\n\n---\n\n")))])),
      ("range", positions.json(of: range)),
    ])
  }
}
