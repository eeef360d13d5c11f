import NavGraphChecks
import NavGraphModel
import NavGraphSyntax

/// Says what is wrong with an `allow` that took out nothing.
struct AllowanceJudge {
  private let graph: NavigationGraph
  private let rules: [Code: Rule]
  private let optional: OptionalRules
  /// Whether diagnostics may be missing, so that an `allow` may only look idle: if something could not be read or named, if the structure
  /// forbids a step, and in a module by itself, for which most checks don't run.
  private let isBlurred: Bool
  /// The first `allow` of a code on what it covers: the others repeat it.
  private let first: [Subject: ID<Allowance>]

  /// The codes that are reported somewhere in the program.
  private let reported: Set<Code>

  private struct Subject: Hashable {
    var code: Code
    var covers: SourceRange
  }

  init(_ graph: NavigationGraph, _ optional: OptionalRules, after findings: some Sequence<Diagnostic>) {
    self.graph = graph
    self.optional = optional
    isBlurred = graph.isAlone || findings.contains { $0.breaksGraph || $0.severity == .error && $0.code.family == 5 }
    reported = Set(findings.map(\.code))
    var rules: [Code: Rule] = [:]
    for rule in SyntaxRules.all + ModelRules.all + CheckRules.all + [.unusedAllowance, .unknownAllowance] { rules[rule.code] = rule }
    self.rules = rules
    var first: [Subject: ID<Allowance>] = [:]
    for id in graph.allowances.ids.reversed() { first[Subject(code: graph.allowances[id].code, covers: graph.allowances[id].covers)] = id }
    self.first = first
  }

  func finding(_ id: ID<Allowance>) -> Diagnostic? {
    let allowance = graph.allowances[id]
    let code = allowance.code
    guard let rule = rules[code] else {
      return .unknownAllowance(written(allowance), code, near: nearest(code), at: allowance.codeRange)
    }
    if code.breaksGraph(as: rule.severity) { return .unusedAllowance(code, at: allowance.range, .impossible) }
    if let first = first[Subject(code: code, covers: allowance.covers)], first != id {
      return .unusedAllowance(code, at: allowance.range, .repeated(graph.allowances[first].range))
    }
    return isBlurred || !optional.runs(rule)
      ? nil : .unusedAllowance(code, at: allowance.range, reported.contains(code) ? .elsewhere : .idle)
  }

  private func written(_ allowance: Allowance) -> String {
    let index = Int(allowance.codeRange.file.index)
    return graph.files.indices.contains(index) ? graph.files[index].text(allowance.codeRange) : allowance.code.description
  }

  /// The rule whose number looks most like this one: one digit differs, or two have changed places; else none.
  private func nearest(_ code: Code) -> Rule? {
    let near = rules.values.filter { Spelling.distance($0.code.description, code.description, limit: 1) <= 1 }
    return near.min {
      (Swift.max($0.code, code).number - Swift.min($0.code, code).number, $0.code) < (
        Swift.max($1.code, code).number - Swift.min($1.code, code).number, $1.code
      )
    }
  }
}
