import NavGraphChecks
import NavGraphModel
import NavGraphSyntax

/// Creates the diagnostics of `allow` declarations that suppress nothing.
struct AllowanceJudge {
  private let graph: NavigationGraph
  private let rules: [Code: Rule]
  private let optional: OptionalRules
  /// Whether diagnostics may be missing, so that an `allow` may only appear unused: after syntax or name errors, after structural errors,
  /// and in a module without its app, where most checks don't run.
  private let isBlurred: Bool
  /// The first `allow` of a code for what it covers. The others are duplicates.
  private let first: [Subject: ID<Allowance>]

  /// The codes that are reported anywhere in the program.
  private let reported: Set<Code>

  private struct Subject: Hashable {
    var code: Code
    var covers: SourceRange
  }

  init(graph: NavigationGraph, optional: OptionalRules, after diagnostics: some Sequence<Diagnostic>) {
    self.graph = graph
    self.optional = optional
    isBlurred = graph.isAlone || diagnostics.contains { $0.breaksGraph || $0.severity == .error && $0.code.family == 5 }
    reported = Set(diagnostics.map(\.code))
    var rules: [Code: Rule] = [:]
    for rule in SyntaxRules.all + ModelRules.all + CheckRules.all + [.unusedAllowance, .unknownAllowance] { rules[rule.code] = rule }
    self.rules = rules
    var first: [Subject: ID<Allowance>] = [:]
    for id in graph.allowances.ids.reversed() { first[Subject(code: graph.allowances[id].code, covers: graph.allowances[id].covers)] = id }
    self.first = first
  }

  func diagnostic(for id: ID<Allowance>) -> Diagnostic? {
    let allowance = graph.allowances[id]
    let code = allowance.code
    guard let rule = rules[code] else {
      return .unknownAllowance(written(in: allowance), of: code, near: nearest(to: code), at: allowance.codeRange)
    }
    if code.breaksGraph(as: rule.severity) { return .unusedAllowance(of: code, at: allowance.range, reason: .impossible) }
    if let first = first[Subject(code: code, covers: allowance.covers)], first != id {
      return .unusedAllowance(of: code, at: allowance.range, reason: .repeated(graph.allowances[first].range))
    }
    return isBlurred || !optional.runs(rule)
      ? nil : .unusedAllowance(of: code, at: allowance.range, reason: reported.contains(code) ? .elsewhere : .idle)
  }

  private func written(in allowance: Allowance) -> String {
    let index = Int(allowance.codeRange.file.index)
    return graph.files.indices.contains(index) ? graph.files[index].text(in: allowance.codeRange) : allowance.code.description
  }

  /// Returns the rule with the most similar code: one digit differs, or two are swapped; nil if there is none.
  private func nearest(to code: Code) -> Rule? {
    let near = rules.values.filter { Spelling.distance($0.code.description, code.description, limit: 1) <= 1 }
    return near.min {
      (Swift.max($0.code, code).number - Swift.min($0.code, code).number, $0.code) < (
        Swift.max($1.code, code).number - Swift.min($1.code, code).number, $1.code
      )
    }
  }
}
