import NavGraphSyntax

/// The number of a segment language in a `RouteTable`. A literal has the number of its name, and all other languages follow the literals.
package struct SegmentClass: Hashable, Comparable, Sendable {
  package let raw: UInt32
  package static let firstWild: UInt32 = 1 << 31

  package init(literal: Name) { raw = literal.raw & (SegmentClass.firstWild - 1) }
  package init(wild index: Int) { raw = SegmentClass.firstWild | UInt32(truncatingIfNeeded: index) }

  package var literal: Name? { raw < SegmentClass.firstWild ? Name(raw: raw) : nil }
  package var wild: Int? { raw < SegmentClass.firstWild ? nil : Int(raw & (SegmentClass.firstWild - 1)) }

  package static func < (a: SegmentClass, b: SegmentClass) -> Bool { a.raw < b.raw }

  /// Any text, which is the first language of each table.
  package static let any = SegmentClass(wild: 0)
  /// A catch-all, which is the second language of each table.
  package static let rest = SegmentClass(wild: 1)
}
