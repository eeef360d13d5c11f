import NavGraphCompiler
import NavGraphSyntax

extension LanguageServer {
  /// The explanation of the diagnostics at a position.
  mutating func hover(_ parameters: JSON) throws(RequestError) -> JSON {
    let document = try document(parameters)
    let positions = TextPositions(document.bytes, encoding)
    guard let offset = positions.offset(parameters["position"]), let (run, file) = analysis().place(of: document) else { return .null }
    let findings = run.workspace.report.findings.filter { finding in
      let range = finding.primary.range
      return range.file == file && Int(range.start) <= offset && offset <= Int(range.end)
    }
    guard let first = findings.first else { return .null }
    var seen: Set<Code> = []
    let texts = findings.filter { seen.insert($0.code).inserted }.compactMap { finding in
      Compiler.rules.first { $0.code == finding.code }.map { "**\($0.code)**: \($0.summary)\n\n\($0.rationale)" }
    }
    let value = texts.joined(separator: "\n\n---\n\n")
    return .object([
      ("contents", .object([("kind", .string("markdown")), ("value", .string(value))])), ("range", positions.json(first.primary.range)),
    ])
  }
}
