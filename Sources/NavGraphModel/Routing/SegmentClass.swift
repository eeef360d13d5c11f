import NavGraphSyntax

/// The number of a segment language in a `RouteTable`: a literal's is that of its text, the others follow after all literals.
package struct SegmentClass: Hashable, Comparable, Sendable {
  package let raw: UInt32
  package static let firstWild: UInt32 = 1 << 31

  package init(literal: Name) { raw = literal.raw & (SegmentClass.firstWild - 1) }
  package init(wild index: Int) { raw = SegmentClass.firstWild | UInt32(truncatingIfNeeded: index) }

  package var literal: Name? { raw < SegmentClass.firstWild ? Name(raw: raw) : nil }
  package var wild: Int? { raw < SegmentClass.firstWild ? nil : Int(raw & (SegmentClass.firstWild - 1)) }

  package static func < (a: SegmentClass, b: SegmentClass) -> Bool { a.raw < b.raw }

  /// Any text: every table's first language.
  package static let any = SegmentClass(wild: 0)
  /// A catch-all: every table's second language.
  package static let rest = SegmentClass(wild: 1)
}
