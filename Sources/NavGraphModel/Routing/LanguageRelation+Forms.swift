import NavGraphSyntax

// Forms are compared by their bounds, without a search, because a table can have thousands of them.
extension LanguageRelation {
  /// Creates the relation of two forms; nil if one of the cores isn't a form.
  init?(of a: PlaceholderType, to b: PlaceholderType) {
    switch (a, b) {
    case (.characters(let sort, let least, let most), .characters(let other, let atLeast, let atMost)):
      let (last, otherLast) = (most ?? .max, atMost ?? .max)
      let shared = sort.parts & other.parts
      guard shared != 0, least <= otherLast, atLeast <= last else {
        self = .disjoint
        return
      }
      self.init(
        isWithin: shared == sort.parts && atLeast <= least && last <= otherLast,
        holds: shared == other.parts && least <= atLeast && otherLast <= last)
    case (.number(let least, let most, let digits), .number(let other, let otherMost, let otherDigits)):
      self.init(
        of: NumberForm(least: least, most: most, digits: digits), to: NumberForm(least: other, most: otherMost, digits: otherDigits))
    case (.number(let least, let most, let digits), .characters(let sort, let shortest, let longest)):
      self.init(of: NumberForm(least: least, most: most, digits: digits), to: sort, shortest: shortest, longest: longest)
    case (.characters, .number):
      guard let found = LanguageRelation(of: b, to: a) else { return nil }
      self = found.reversed
    default: return nil
    }
  }

  private init(isWithin: Bool, holds: Bool) { self = isWithin && holds ? .equal : isWithin ? .narrower : holds ? .wider : .crossing }

  private init(of a: NumberForm, to b: NumberForm) {
    // A number without leading zeros also occurs in a form with a fixed number of digits.
    let shared: ClosedRange<Int64>?
    switch (a.digits, b.digits) {
    case (0, 0): shared = a.values.shared(with: b.values)
    case (let digits, 0): shared = a.values.shared(with: b.values)?.shared(with: NumberForm.plain(digits: digits...digits))
    case (0, let digits): shared = a.values.shared(with: b.values)?.shared(with: NumberForm.plain(digits: digits...digits))
    case (let digits, let others): shared = digits == others ? a.values.shared(with: b.values) : nil
    }
    guard let shared else {
      self = .disjoint
      return
    }
    self.init(isWithin: shared == a.values, holds: shared == b.values)
  }

  private init(of a: NumberForm, to sort: CharacterSort, shortest: Int, longest: Int?) {
    var shared: ClosedRange<Int64>?
    if a.digits > 0 {
      if a.digits >= shortest, a.digits <= longest ?? .max { shared = a.values }
    } else if shortest <= 19 {
      shared = a.values.shared(with: NumberForm.plain(digits: shortest...Swift.max(shortest, Swift.min(longest ?? 19, 19))))
    }
    guard sort != .letters, let shared else {
      self = .disjoint
      return
    }
    let texts = LanguageSize(of: PlaceholderType.characters(sort, least: shortest, most: longest)).words
    let isSame = sort == .digits && longest != nil && texts == UInt64(shared.upperBound - shared.lowerBound) + 1
    self.init(isWithin: shared == a.values, holds: isSame)
  }
}

/// A range of numbers, and the number of digits with which they are written.
private struct NumberForm {
  let values: ClosedRange<Int64>
  let digits: Int

  init(least: Int64, most: Int64, digits: Int) {
    values = least...Swift.max(least, most)
    self.digits = digits
  }

  /// Returns the numbers with that many digits and without leading zeros. Supports up to 19 digits.
  static func plain(digits: ClosedRange<Int>) -> ClosedRange<Int64> {
    func power(exponent: Int) -> Int64 { (0..<exponent).reduce(1) { power, _ in power * 10 } }
    let least = digits.lowerBound == 1 ? 0 : power(exponent: digits.lowerBound - 1)
    return least...(digits.upperBound > 18 ? .max : power(exponent: digits.upperBound) - 1)
  }
}

extension ClosedRange<Int64> {
  fileprivate func shared(with other: ClosedRange<Int64>) -> ClosedRange<Int64>? { overlaps(other) ? clamped(to: other) : nil }
}
