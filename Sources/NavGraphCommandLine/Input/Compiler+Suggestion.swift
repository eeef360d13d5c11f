import NavGraphCompiler
import NavGraphSyntax

extension Compiler {
  /// Returns the rule whose code is written as NAV0602, nav602, or 602.
  package static func rule(named word: String) throws(Failure) -> Rule {
    guard let rule = Code(word).flatMap({ code in rules.first { $0.code == code } }) else {
      throw .usage("there is no diagnostic \(word)", help: suggestion(for: word))
    }
    return rule
  }

  /// Returns a suggestion of the code nearest to a mistyped one, or else how to list all codes.
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
