import NavGraphCompiler
import NavGraphSyntax

extension Compiler {
  /// The code nearest to a mistyped one; else how to see them all.
  package static func suggestion(for word: String) -> String {
    let all = "`\(Executable.name) explain` lists all codes"
    if let code = Code(word) {
      let distance = { (rule: Rule) in abs(Int(rule.code.number) - Int(code.number)) }
      if let near = rules.filter({ $0.code.family == code.family }).min(by: { distance($0) < distance($1) }) {
        return "did you mean \(near.code) (\(near.summary))?"
      }
    }
    let distance = { (rule: Rule) in Spelling.distance(word, rule.code.description, limit: 2) }
    guard let near = rules.min(by: { distance($0) < distance($1) }), distance(near) <= 2 else { return all }
    return "did you mean \(near.code) (\(near.summary))?"
  }
}
