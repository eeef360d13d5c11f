/// What is sound and the compiler doesn't take yet. Programs leave it out, so that they show what else is wrong; once a fault is mended
/// its case goes.
package enum OpenFault: CaseIterable, Sendable {
  /// Any assertion in some programs of twenty screens, even `X only after X`: minutes.
  case assertionInLargeProgram
  /// A type of the app's own in a module that is called like one of Foundation's: the app that joins the module, and its tests, import both.
  case systemNameInModule
}
