/// The stable code of a kind of diagnostic, such as NAV0602: family 06, number 02. Codes are never reused.
package struct Code: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let number: UInt16
  package init(_ number: UInt16) { self.number = number }
  package var family: Int { Int(number / 100) }
  package var description: String {
    let digits = String(number)
    return "NAV" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
  /// Whether errors with this code make the graph incomplete, so that no code can be generated from it: the families 01 to 04, and
  /// containers inside another of their kind, which aren't added to the graph.
  package var breaksGraph: Bool { family <= 4 || number == 504 }
  package static func < (a: Code, b: Code) -> Bool { a.number < b.number }

  /// Parses `NAV0602`, `nav602`, or `602`; nil for other texts.
  package init?(_ text: some StringProtocol) {
    var digits = text.utf8[...]
    if digits.count > 3, zip(digits, "nav".utf8).allSatisfy({ $0 | 0x20 == $1 }) { digits = digits.dropFirst(3) }
    guard (1...4).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(digits.reduce(0) { $0 * 10 + UInt16($1 - 0x30) })
  }
}
