/// Valid programs that the compiler doesn't handle yet. Random programs avoid them,
/// so that other faults are found. A case is removed when its fault is fixed.
package enum OpenFault: CaseIterable, Sendable {
  /// Any assertion in some programs of twenty screens, even `X only after X`. Checking takes minutes.
  case assertionInLargeProgram
  /// An external type in a module with the name of a Foundation type. The app that joins the module, and its tests, import both.
  case systemNameInModule
}
