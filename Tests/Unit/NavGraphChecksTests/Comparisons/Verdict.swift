/// The result of comparing one property of one app.
enum Verdict {
  /// The app can't be compared, for the reason in a comment of the comparison.
  case skipped
  case agreed
  case disagreed(String)

  static func same<T: Hashable & Comparable>(_ found: Set<T>, _ truth: Set<T>) -> Verdict {
    found == truth ? .agreed : .disagreed("found \(found.sorted()), truly \(truth.sorted())")
  }

  /// Returns agreement if `found` contains all of `truth`.
  static func all<T: Hashable & Comparable>(of truth: Set<T>, in found: Set<T>) -> Verdict {
    found.isSuperset(of: truth) ? .agreed : .disagreed("missed \(truth.subtracting(found).sorted()), found \(found.sorted())")
  }

  var isDisagreement: Bool { if case .disagreed = self { true } else { false } }

  static func only(_ truth: Set<String>, in found: Set<String>) -> Verdict {
    truth.isSuperset(of: found) ? .agreed : .disagreed("invented \(found.subtracting(truth).sorted())")
  }
}

/// A property for which the checks and the oracle must agree.
struct Comparison: Sendable {
  var name: String
  /// The minimum number of comparable apps in a thousand.
  var least: Int
  var judge: @Sendable (OracleCase) -> Verdict
}
