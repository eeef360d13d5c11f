import NavGraphModel

/// Whether tests that are read at one moment can hold together: decided exactly, over the conditions that they name.
struct Conditions {
  /// A test that is taken to hold, or not to.
  struct Claim: Hashable {
    var test: TestID
    var holds = true
  }

  /// More conditions than these that are not settled by themselves are not tried out.
  static let most = 12

  private let graph: NavigationGraph

  init(_ graph: NavigationGraph) { self.graph = graph }

  /// Whether some answers of the app make all claims true; nil where that is not decided: something could not be resolved, or there are
  /// too many conditions.
  func canHold(_ claims: [Claim]) -> Bool? {
    var settled: [ConditionID: Bool] = [:]
    var rest: [Claim] = []
    var isContradiction = false
    for claim in parts(of: claims) {
      switch graph.tests[claim.test] {
      case .unknown: return nil
      case .condition(let condition):
        if settled.updateValue(claim.holds, forKey: condition) == !claim.holds { isContradiction = true }
      default: rest.append(claim)
      }
    }
    guard let open = conditions(of: rest) else { return nil }
    if isContradiction { return false }
    var columns: [ConditionID: Int] = [:]
    for condition in open where settled[condition] == nil && columns[condition] == nil { columns[condition] = columns.count }
    if columns.count > Self.most { return nil }
    var table = Answers(columns: columns.count)
    for claim in rest {
      let own = answers(claim.test, columns, settled)
      table.formIntersection(claim.holds ? own : own.complement)
    }
    return !table.isEmpty
  }

  /// What is claimed, taken apart at each `and`, and at each `or` that must not hold: the same claims in smaller ones.
  func parts(of claims: [Claim]) -> [Claim] {
    var result: [Claim] = []
    var open = Array(claims.reversed())
    while let claim = open.popLast() {
      switch graph.tests[claim.test] {
      case .not(let inner): open.append(Claim(test: inner, holds: !claim.holds))
      case .all(let operands) where claim.holds, .any(let operands) where !claim.holds:
        for operand in graph.testOperands[operands].reversed() { open.append(Claim(test: operand.test, holds: claim.holds)) }
      default: result.append(claim)
      }
    }
    return result
  }

  /// Of claims that can't hold together, some that can't either, none of which can be left out.
  func core(of claims: [Claim]) -> [Claim] {
    var result = claims
    // Each is one decision; nobody reads a longer list.
    for claim in claims.prefix(40).reversed() {
      guard let index = result.firstIndex(of: claim) else { continue }
      result.remove(at: index)
      if canHold(result) != false { result.insert(claim, at: index) }
    }
    return result
  }

  /// Every condition that is named; nil where something could not be resolved.
  private func conditions(of claims: [Claim]) -> [ConditionID]? {
    var result: [ConditionID] = []
    var open = claims.map(\.test)
    while let test = open.popLast() {
      switch graph.tests[test] {
      case .unknown: return nil
      case .condition(let condition): result.append(condition)
      case .not(let inner): open.append(inner)
      case .all(let operands), .any(let operands): open += graph.testOperands[operands].map(\.test)
      }
    }
    return result
  }

  /// For which answers a test holds. As deep as its brackets, which the parser bounds.
  private func answers(_ test: TestID, _ columns: [ConditionID: Int], _ settled: [ConditionID: Bool]) -> Answers {
    switch graph.tests[test] {
    case .unknown: return Answers(columns: columns.count)
    case .condition(let condition):
      if let column = columns[condition] { return Answers(columns: columns.count, where: column) }
      let all = Answers(columns: columns.count)
      return settled[condition] == false ? all.complement : all
    case .not(let inner): return answers(inner, columns, settled).complement
    case .all(let operands):
      var result = Answers(columns: columns.count)
      for operand in graph.testOperands[operands] { result.formIntersection(answers(operand.test, columns, settled)) }
      return result
    case .any(let operands):
      var none = Answers(columns: columns.count)
      for operand in graph.testOperands[operands] { none.formIntersection(answers(operand.test, columns, settled).complement) }
      return none.complement
    }
  }

  /// A set of ways to answer some conditions: a bit for each.
  private struct Answers {
    private var words: [UInt64]
    private let mask: UInt64

    /// All of them.
    init(columns: Int) {
      mask = columns < 6 ? (1 << (1 << UInt64(columns))) - 1 : .max
      words = Array(repeating: mask, count: columns < 6 ? 1 : 1 << (columns - 6))
    }

    /// Those in which one condition is true.
    init(columns: Int, where column: Int) {
      self.init(columns: columns)
      let patterns: [UInt64] = [
        0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0, 0xFF00_FF00_FF00_FF00, 0xFFFF_0000_FFFF_0000,
        0xFFFF_FFFF_0000_0000,
      ]
      for index in words.indices {
        if column < 6 { words[index] &= patterns[column] } else if index >> (column - 6) & 1 == 0 { words[index] = 0 }
      }
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    var complement: Answers {
      var result = self
      for index in words.indices { result.words[index] = ~words[index] & mask }
      return result
    }

    mutating func formIntersection(_ other: Answers) {
      for index in words.indices { words[index] &= other.words[index] }
    }
  }
}

// Tests in words.
extension Conditions {
  /// `hasDraft and not (a or b)`, as the author would write it; cut where it is long.
  func text(_ claim: Claim) -> String {
    var words = ""
    write(claim.test, isNegated: !claim.holds, isInner: false, to: &words)
    return words.utf8.count > 60 ? String(words.prefix(57)) + "..." : words
  }

  private func write(_ test: TestID, isNegated: Bool, isInner: Bool, to words: inout String) {
    if words.utf8.count > 60 { return }
    switch graph.tests[test] {
    case .unknown: words += "?"
    case .condition(let condition): words += (isNegated ? "not " : "") + graph.text(graph.conditions[condition].declared.name)
    case .not(let inner): write(inner, isNegated: !isNegated, isInner: isInner, to: &words)
    case .all(let operands): write(operands, "and", isNegated: isNegated, isInner: isInner, to: &words)
    case .any(let operands): write(operands, "or", isNegated: isNegated, isInner: isInner, to: &words)
    }
  }

  private func write(_ operands: IDRange<TestOperand>, _ joiner: String, isNegated: Bool, isInner: Bool, to words: inout String) {
    if isNegated { words += "not " }
    if isNegated || isInner { words += "(" }
    for (index, operand) in graph.testOperands[operands].enumerated() {
      if index > 0 { words += " \(joiner) " }
      write(operand.test, isNegated: false, isInner: true, to: &words)
      if words.utf8.count > 60 { return }
    }
    if isNegated || isInner { words += ")" }
  }

  /// Why claims can't hold together: "`hasDraft` would be both true and false".
  func why(_ claims: [Claim]) -> String {
    let core = core(of: parts(of: claims))
    if core.count == 2, case .condition(let first) = graph.tests[core[0].test], case .condition(let second) = graph.tests[core[1].test],
      first == second
    {
      return "`\(graph.text(graph.conditions[first].declared.name))` would be both true and false"
    }
    let texts = core.prefix(5).map { "`\(text($0))`" }
    if texts.count < 2 { return "\(texts.first ?? "it") can't hold" }
    let more = core.count > 5 ? ", ..." : ""
    return texts.dropLast().joined(separator: ", ") + " and " + (texts.last ?? "") + more + " can't hold together"
  }
}
