/// What is sound and the compiler doesn't take yet. Programs leave it out, so that they show what else is wrong; once a fault is mended
/// its case goes.
package enum OpenFault: CaseIterable, Sendable {
  /// `-9223372036854775808` is too large for an Int (NAV0109).
  case smallestInt
  /// `-> List(rows: [[x]])`: the placeholder has the type of the inner list (NAV0450, NAV0451).
  case placeholderInListOfList
  /// Any assertion in some programs of twenty screens, even `X only after X`: minutes.
  case assertionInLargeProgram
}
