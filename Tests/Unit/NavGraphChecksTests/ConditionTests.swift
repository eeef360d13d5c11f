import NavGraphModel
import NavGraphSyntax
import Testing

@testable import NavGraphChecks

/// Compares conditions with every combination of their values.
@Suite struct ConditionTests {
  /// Expects that a branch with this test is dead, or isn't.
  private func expect(_ test: String, isNever: Bool, at location: SourceLocation = #_sourceLocation) {
    let text = """
      app A { root stack Home }
      condition a
      condition b
      condition c
      screen Home {
        on go {
          when \(test) -> push Far
          when a and b and c -> stay
        }
        on far -> push Far
      }
      screen Far
      """
    let checked = CheckedText(text)
    #expect(checked.codes.filter { $0 == 803 } == (isNever ? [803] : []), "\(checked.report)", sourceLocation: location)
    for diagnostic in checked.diagnostics where diagnostic.code == Code(803) {
      expectWhole(diagnostic, checked.source, at: location)
      let range = diagnostic.primary.range
      let bytes = checked.source.bytes[Int(range.start)..<Int(range.end)]
      #expect(String(decoding: bytes, as: UTF8.self) == "when \(test)", sourceLocation: location)
    }
  }

  @Test func never() {
    for test in [
      "a and not a", "not a and b and a", "not (a or b) and b", "(a or b) and not a and not b", "a and (not a or b and not b)",
      "(a and b or a and not b) and not a", "not (a and b) and not (a and not b) and a",
      "(a or b) and (not a or b) and (a or not b) and not (a and b)",
    ] {
      expect(test, isNever: true)
    }
  }

  @Test func perhaps() {
    for test in ["a", "not a", "a and b", "a or not a", "(a or b) and not a", "not (a and not a)", "a and (not a or b)"] {
      expect(test, isNever: false)
    }
  }

  /// Random tests of few conditions agree with a truth table.
  @Test func decidesLikeATable() {
    var nevers = 0
    for seed in 0..<2000 as Range<UInt64> {
      var random = Seeded(seed)
      let count = 1 + random.below(7)
      let test = Formula(&random, conditions: count, depth: 4)
      let truth = (0..<1 << count).contains { test.holds($0) }
      if !truth { nevers += 1 }
      let names = (0..<count).map { "condition c\($0)\n" }.joined()
      let checked = CheckedText(
        "app A { root Home }\n\(names)screen Home {\n on go {\n when \(test.text) -> stay\n otherwise -> stay\n }\n}")
      #expect(checked.codes.contains(803) == !truth, "seed \(seed): \(test.text)\n\(checked.report)")
    }
    #expect(nevers > 100, "\(nevers)")
  }

  /// With too many conditions for a truth table, only obvious contradictions are reported.
  @Test func manyConditions() {
    let count = 200
    let names = (0..<count).map { "condition c\($0)\n" }.joined()
    func codes(_ test: String) -> [Int] {
      CheckedText("app A { root Home }\n\(names)screen Home {\n on go {\n when \(test) -> stay\n otherwise -> stay\n }\n}").codes.filter {
        $0 == 803
      }
    }
    let all = (0..<count).map { "c\($0)" }
    #expect(codes(all.joined(separator: " and ")) == [])
    #expect(codes(all.joined(separator: " and ") + " and not c7") == [803])
    #expect(codes("not (\(all.joined(separator: " or "))) and c150") == [803])
    let pairs = stride(from: 0, to: count - 1, by: 2).map { "(c\($0) or c\($0 + 1))" }
    #expect(codes(pairs.joined(separator: " and ")) == [])
  }

  @Test func accessories() {
    func text(_ test: String) -> String {
      """
      app A { root Main }
      condition playing
      condition muted
      tabs Main {
        tab home "Home" icon "house" stack Home
        accessory Player when playing
      }
      screen Home
      screen Player {
        on tap {
          \(test)
        }
      }
      """
    }
    #expect(CheckedText(text("when not playing -> stay\notherwise -> stay")).codes.filter { $0 > 800 } == [803])
    #expect(CheckedText(text("when muted or not playing -> stay\notherwise -> stay")).codes.filter { $0 > 800 } == [])
    #expect(CheckedText(text("when playing -> stay\notherwise -> stay")).codes.contains(803))
    // The same screen can be shown elsewhere while the condition is false.
    let elsewhere = text("when not playing -> stay\notherwise -> stay").replacing(
      "screen Home", with: "screen Home { on player -> push Player }")
    #expect(!CheckedText(elsewhere).codes.contains(803))
  }

  @Test func visibility() {
    func codes(_ test: String) -> [Int] {
      CheckedText(
        """
        app A { root Main }
        condition a
        condition b
        tabs Main {
          tab home "Home" icon "house" stack Home
          tab more "More" icon "star" stack More hidden when \(test)
        }
        screen Home { on go { when a and b -> select more } }
        screen More
        """
      ).codes
    }
    #expect(codes("a") == [])
    #expect(codes("a or b") == [])
    #expect(codes("a or not a") == [805])
    #expect(codes("a and not a") == [805])
    #expect(codes("not (a and b) or b") == [805])
    #expect(codes("missing or not missing").contains(805) == false)
  }
}

/// A random test, with its value for each combination of conditions.
private indirect enum Formula {
  case condition(Int), not(Formula), all([Formula]), any([Formula])

  init(_ random: inout Seeded, conditions: Int, depth: Int) {
    switch depth == 0 ? 0 : random.below(4) {
    case 0: self = .condition(random.below(conditions))
    case 1: self = .not(Formula(&random, conditions: conditions, depth: depth - 1))
    case 2: self = .all((0..<2 + random.below(2)).map { _ in Formula(&random, conditions: conditions, depth: depth - 1) })
    default: self = .any((0..<2 + random.below(2)).map { _ in Formula(&random, conditions: conditions, depth: depth - 1) })
    }
  }

  var text: String {
    switch self {
    case .condition(let number): "c\(number)"
    case .not(let inner): "not (\(inner.text))"
    case .all(let parts): "(\(parts.map(\.text).joined(separator: " and ")))"
    case .any(let parts): "(\(parts.map(\.text).joined(separator: " or ")))"
    }
  }

  func holds(_ answers: Int) -> Bool {
    switch self {
    case .condition(let number): answers >> number & 1 == 1
    case .not(let inner): !inner.holds(answers)
    case .all(let parts): parts.allSatisfy { $0.holds(answers) }
    case .any(let parts): parts.contains { $0.holds(answers) }
    }
  }
}
