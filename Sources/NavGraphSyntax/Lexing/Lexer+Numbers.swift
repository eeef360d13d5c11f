extension Lexer {
  /// Lexes INTEGER = [ "-" ] digits or DECIMAL = INTEGER "." digits. Letters directly after a number, and a third part, are part of the
  /// token and are reported.
  mutating func number() {
    let start = position
    let isNegative = bytes[start] == UInt8(ascii: "-")
    var at = isNegative ? start + 1 : start
    var value: Int64 = 0
    var fits = true
    while at < bytes.count, classes[Int(bytes[at])] == CharacterClass.digit {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let digit = Int64(bytes[at] - UInt8(ascii: "0"))
      // Accumulates with the sign, because the smallest `Int64` has no positive counterpart.
      let (sum, overflowToo) = isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      fits = fits && !overflow && !overflowToo
      value = sum
      at += 1
    }
    var parts = 1
    while at + 1 < bytes.count, bytes[at] == UInt8(ascii: "."), classes[Int(bytes[at + 1])] == CharacterClass.digit {
      parts += 1
      at += 1
      while at < bytes.count, classes[Int(bytes[at])] == CharacterClass.digit { at += 1 }
    }
    let digitsEnd = at
    while at < bytes.count, classes[Int(bytes[at])] <= CharacterClass.digit { at += 1 }

    var flags: Token.Flags = []
    if at > digitsEnd {
      flags = .broken
      report(.malformedNumber(number: text(in: start..<digitsEnd), letters: text(in: digitsEnd..<at), at: range(of: start..<at)))
    } else if parts > 2 {
      flags = .broken
      report(.malformedNumber(number: text(in: start..<at), parts: parts, at: range(of: start..<at)))
    } else if let kept = withoutZeros(in: start..<at) {
      flags = .broken
      report(.malformedNumber(number: text(in: start..<at), kept: kept, at: range(of: start..<at)))
    } else if !fits {
      flags = .broken
      report(.numberOutOfRange(text: text(in: start..<at), at: range(of: start..<at)))
    }
    emit(parts > 1 ? .decimal : .integer, length: at - start, flags: flags)
  }

  /// Returns the number without its leading zeros, or nil if it has none to remove.
  private func withoutZeros(in range: Range<Int>) -> String? {
    let digits = bytes[range.lowerBound] == UInt8(ascii: "-") ? range.lowerBound + 1 : range.lowerBound
    var first = digits
    while first + 1 < range.upperBound, bytes[first] == UInt8(ascii: "0"), classes[Int(bytes[first + 1])] == CharacterClass.digit {
      first += 1
    }
    return first == digits ? nil : text(in: range.lowerBound..<digits) + text(in: first..<range.upperBound)
  }
}
