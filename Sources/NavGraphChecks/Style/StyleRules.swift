import NavGraphSyntax

extension CheckRules {
  /// Matters of taste that a team may agree on (10): off until asked for.
  static let style: [Rule] = [
    .nameOfThing,
    .nameOfDetail,
    .eventNamedAfterFinger,
    .nameRepeatsKind,
    .undocumentedScreen,
    .undocumentedLink,
    .orderOfDeclarations,
    .idleParameter,
    .oneTab,
    .saysTheDefault,
  ]
}

extension Checker {
  /// Family 10. What was not asked for does not run.
  func checkStyle() {
    guard CheckRules.style.contains(where: runs) else { return }
    if runs(.nameOfThing) || runs(.nameOfDetail) || runs(.nameRepeatsKind) { checkNames() }
    if runs(.eventNamedAfterFinger) { checkEventNames() }
    if runs(.undocumentedScreen) { checkScreenDocs() }
    if runs(.undocumentedLink) { checkLinkDocs() }
    if runs(.orderOfDeclarations) { checkOrder() }
    if runs(.idleParameter) { checkParameters() }
    if runs(.oneTab) { checkOneTab() }
    if runs(.saysTheDefault) { checkDefaults() }
  }
}
