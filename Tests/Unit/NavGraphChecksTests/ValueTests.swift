import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Compares tests of values with all values (0613, 0616, 0803, 0805, 0808).
@Suite struct ValueTests {
  private func checked(_ branches: String, _ parameters: String = "k: Kind, o: Kind?, f: Bool, n: Int, s: String?") -> CheckedText {
    CheckedText(
      """
      app A { root stack Home }
      enum Kind { a, b, c }
      condition ask(n: Int)
      condition ready
      screen Home {
        on go(\(parameters)) {
          \(branches)
        }
      }
      """)
  }

  private func codes(_ branches: String) -> [Int] { checked(branches).codes.filter { [613, 616, 803].contains($0) } }

  @Test func never() {
    for test in [
      "k == .a and k == .b", "k != .a and k != .b and k != .c", "f and f == false", "f != true and f", "n == 1 and n == 2",
      "s is nil and s == \"a\"", "s is nil and s is not nil", "o is nil and o == .a", "o != .a and o != .b and o != .c and o is not nil",
      "ask(n) and not ask(n: n)", "(k == .a or k == .b) and k == .c", "k == .a and (k == .b or k == .c)",
      "(k == .a or ready) and (k == .b or ready) and not ready",
    ] {
      #expect(codes("when \(test) -> stay\notherwise -> restart") == [803], "\(test)")
    }
  }

  @Test func perhaps() {
    for test in [
      "k != .a and k != .b", "o != .a and o != .b and o != .c", "n != 1 and n != 2", "s is not nil and s != \"a\"",
      "ask(n) and not ask(n: 1)",
      "k == .a and o == .b", "(k == .a or ready) and (k == .b or ready)",
    ] {
      #expect(codes("when \(test) -> stay\notherwise -> restart") == [], "\(test)")
    }
  }

  @Test func casesLeftOut() {
    func words(_ branches: String) -> [String] {
      let checked = checked(branches)
      for diagnostic in checked.diagnostics where diagnostic.code == Code(616) { expectWhole(diagnostic, checked.source) }
      return checked.diagnostics.filter { $0.code == Code(616) }.map(\.message)
    }
    #expect(words("when k == .a -> stay\nwhen k == .b -> restart") == ["these branches omit `.c` of `k`"])
    #expect(words("when k == .a -> stay") == ["these branches omit `.b` and `.c` of `k`"])
    #expect(
      words("when k == .a -> stay\nwhen k == .b and f -> restart\nwhen k == .c -> stay") == ["these branches may omit `.b` of `k`"])
    #expect(words("when o == .a or o == .b -> stay\nwhen o == .c -> restart") == ["these branches omit `nil` of `o`"])
    #expect(words("when k == .a -> stay\nwhen k != .a -> restart") == [])
    #expect(words("when k == .a -> stay\notherwise -> restart") == [])
    #expect(words("when ready -> stay") == [])
    #expect(words("when n == 1 -> stay") == [])
    #expect(words("when s is nil -> stay") == [])
    #expect(words("when k == .a or ready -> stay\nwhen k == .b or k == .c -> restart") == [])
    // Each of two values is reported.
    #expect(words("when k == .a and o == .b -> stay").count == 2)
  }

  /// Random tests of few values agree with a truth table.
  @Test func decidesLikeATable() {
    var nevers = 0
    for seed in 0..<1500 as Range<UInt64> {
      var random = Seeded(seed)
      let test = ValueFormula(&random, depth: 3)
      let truth = ValueFormula.moments.contains { test.holds($0) }
      if !truth { nevers += 1 }
      let checked = checked("when \(test.text) -> stay\notherwise -> restart")
      #expect(checked.codes.contains(803) == !truth, "seed \(seed): \(test.text)\n\(checked.report)")
    }
    #expect(nevers > 100, "\(nevers)")
  }

  @Test func buttonsOfAlerts() {
    func codes(_ buttons: String...) -> [Int] {
      CheckedText(
        """
        app A { root stack Home }
        condition a
        condition b
        screen Home {
          on go(n: Int) -> present Sure(n)
          on twice { when a and b -> restart; otherwise -> stay }
        }
        alert Sure(n: Int) {
          title "S"
          \(buttons.enumerated().map { "button b\($0) \"B\" \($1)" }.joined(separator: "\n"))
        }
        """
      ).codes
    }
    #expect(codes("when a", "when b") == [808])
    #expect(codes("when a", "when not a") == [])
    #expect(codes("when a", "") == [])
    #expect(codes("when n == 1", "when n == 2") == [808])
    #expect(codes("when n == 1", "when n != 1") == [])
    #expect(codes("when a and not a", "") == [805])
    #expect(codes("when a or not a", "when b") == [805])
  }
}

/// A random test of an enum, an optional enum, a flag, and a condition, with its value.
private indirect enum ValueFormula {
  case kind(Int), optional(Int), flag, condition, not(ValueFormula), all([ValueFormula]), any([ValueFormula])

  struct Moment {
    var kind: Int
    /// The index of the case; 3 is nil.
    var optional: Int
    var flag: Bool
    var condition: Bool
  }

  static let moments: [Moment] = (0..<48).map {
    Moment(kind: $0 % 3, optional: $0 / 3 % 4, flag: $0 / 12 % 2 == 0, condition: $0 / 24 == 0)
  }

  init(_ random: inout Seeded, depth: Int) {
    switch depth == 0 ? random.below(4) : random.below(9) {
    case 0: self = .kind(random.below(3))
    case 1: self = .optional(random.below(4))
    case 2: self = .flag
    case 3: self = .condition
    case 4: self = .not(ValueFormula(&random, depth: depth - 1))
    case 5, 6, 7: self = .all((0..<2 + random.below(2)).map { _ in ValueFormula(&random, depth: depth - 1) })
    default: self = .any((0..<2 + random.below(2)).map { _ in ValueFormula(&random, depth: depth - 1) })
    }
  }

  var text: String {
    switch self {
    case .kind(let number): "k == .\(["a", "b", "c"][number])"
    case .optional(let number): number == 3 ? "o is nil" : "o == .\(["a", "b", "c"][number])"
    case .flag: "f"
    case .condition: "ask(n)"
    case .not(let inner): "not (\(inner.text))"
    case .all(let parts): "(\(parts.map(\.text).joined(separator: " and ")))"
    case .any(let parts): "(\(parts.map(\.text).joined(separator: " or ")))"
    }
  }

  func holds(_ moment: Moment) -> Bool {
    switch self {
    case .kind(let number): moment.kind == number
    case .optional(let number): moment.optional == number
    case .flag: moment.flag
    case .condition: moment.condition
    case .not(let inner): !inner.holds(moment)
    case .all(let parts): parts.allSatisfy { $0.holds(moment) }
    case .any(let parts): parts.contains { $0.holds(moment) }
    }
  }
}
