/// What is sound and the compiler doesn't take yet. Programs leave it out, so that they show what else is wrong; once a fault is mended
/// its case goes.
package enum OpenFault: CaseIterable, Sendable {
  /// Any assertion in some programs of twenty screens, even `X only after X`: minutes.
  case assertionInLargeProgram
}
