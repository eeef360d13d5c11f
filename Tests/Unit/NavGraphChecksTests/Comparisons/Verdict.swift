/// What comparing one thing of one app has shown.
enum Verdict {
  /// It can't be compared here; the comparison says why.
  case skipped
  case agreed
  case disagreed(String)

  static func same<T: Hashable & Comparable>(_ found: Set<T>, _ truth: Set<T>) -> Verdict {
    found == truth ? .agreed : .disagreed("found \(found.sorted()), truly \(truth.sorted())")
  }

  /// Nothing is missed; more may be found.
  static func all<T: Hashable & Comparable>(of truth: Set<T>, in found: Set<T>) -> Verdict {
    found.isSuperset(of: truth) ? .agreed : .disagreed("missed \(truth.subtracting(found).sorted()), found \(found.sorted())")
  }

  /// Nothing is invented; some may be missed.
  var isDisagreement: Bool { if case .disagreed = self { true } else { false } }

  static func only(_ truth: Set<String>, in found: Set<String>) -> Verdict {
    truth.isSuperset(of: found) ? .agreed : .disagreed("invented \(found.subtracting(truth).sorted())")
  }
}

/// One kind of question on which the checks and the oracle must agree.
struct Comparison: Sendable {
  var name: String
  /// How many of a thousand apps must be comparable, so that the test can't fall silent.
  var least: Int
  var judge: @Sendable (OracleCase) -> Verdict
}
