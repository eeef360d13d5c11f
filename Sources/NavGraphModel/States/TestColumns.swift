/// The undecided questions with the bits of their answers: one for a condition, and for a value as many as distinguish its literals.
struct TestColumns {
  private let settled: SettledFacts
  private var bits: [Test: Int] = [:]
  private var codes: [Test: Int] = [:]
  private var fields: [ParameterID: (first: Int, count: Int)] = [:]
  private let count: Int
  /// The answers in which the bits of each value are valid.
  private(set) var possible: TestAnswers

  /// Assigns bits; nil if there are too many to try all answers.
  init?(of questions: [Test], settled: SettledFacts, in graph: NavigationGraph) {
    self.settled = settled
    var next = 0
    var order: [ParameterID] = []
    var literals: [ParameterID: [Expression]] = [:]
    for question in questions {
      guard case .equals(let parameter, let value) = question else {
        if settled.conditions[question] == nil, bits[question] == nil {
          bits[question] = next
          next += 1
        }
        continue
      }
      let known = settled.values[parameter]
      if known?.value != nil || known?.excluded.contains(value) == true || codes[question] != nil { continue }
      if literals[parameter] == nil { order.append(parameter) }
      codes[question] = literals[parameter]?.count ?? 0
      literals[parameter, default: []].append(value)
    }
    var lengths: [(field: (first: Int, count: Int), values: Int)] = []
    for parameter in order {
      let named = literals[parameter]?.count ?? 0
      let excluded = settled.values[parameter]?.excluded.count ?? 0
      // The value can be another one, unless the named literals are all its values.
      let hasOthers = graph.valueCount(of: parameter).map { $0 > named + excluded } ?? true
      let values = named + (hasOthers ? 1 : 0)
      var width = 0
      while 1 << width < values { width += 1 }
      fields[parameter] = (next, width)
      lengths.append(((next, width), values))
      next += width
      if next > Conditions.most { return nil }
    }
    if next > Conditions.most { return nil }
    count = next
    possible = TestAnswers(columns: count)
    // Codes without a value aren't possible.
    for (field, values) in lengths {
      for code in values..<max(values, 1 << field.count) {
        possible.formIntersection(TestAnswers(columns: count, where: field, is: code).complement)
      }
    }
  }

  var all: TestAnswers { TestAnswers(columns: count) }

  /// Returns the answers for which a test without operands is true.
  func answers(to question: Test) -> TestAnswers {
    if let bit = bits[question] { return TestAnswers(columns: count, where: bit) }
    if case .equals(let parameter, let value) = question {
      if let code = codes[question], let field = fields[parameter] { return TestAnswers(columns: count, where: field, is: code) }
      return settled.values[parameter]?.value == value ? all : all.complement
    }
    return settled.conditions[question] == false ? all.complement : all
  }
}

/// A set of answers to the questions, with a bit for each combination.
struct TestAnswers {
  private var words: [UInt64]
  private let mask: UInt64

  /// Creates the set of all answers.
  init(columns: Int) {
    mask = columns < 6 ? (1 << (1 << UInt64(columns))) - 1 : .max
    words = Array(repeating: mask, count: columns < 6 ? 1 : 1 << (columns - 6))
  }

  /// Creates the set of answers in which a bit is set.
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

  /// Creates the set of answers in which adjacent bits have a value.
  init(columns: Int, where field: (first: Int, count: Int), is code: Int) {
    self.init(columns: columns)
    for bit in 0..<field.count {
      let own = TestAnswers(columns: columns, where: field.first + bit)
      formIntersection(code >> bit & 1 == 1 ? own : own.complement)
    }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  var complement: TestAnswers {
    var result = self
    for index in words.indices { result.words[index] = ~words[index] & mask }
    return result
  }

  mutating func formIntersection(_ other: TestAnswers) {
    for index in words.indices { words[index] &= other.words[index] }
  }
}
