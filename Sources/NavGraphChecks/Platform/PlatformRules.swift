import NavGraphSyntax

extension CheckRules {
  /// What systems and devices make of the options (09).
  static let platform: [Rule] = [
    .unknownRelease,
    .lostAccessory,
    .lostInspector,
    .sidebarlessTab,
    .idlePlacement,
    .idleMinimize,
    .sheetOptionsWithoutSheet,
    .repeatedDetent,
    .undimmedBeyondDetents,
    .displayWithoutColumns,
    .displayAgainstBehavior,
    .styleNeverTaken,
    .idiomWithoutRoot,
    .emptyAsset,
    .hidesNothing,
    .backOfNothing,
    .idleTransition,
    .partialCurl,
    .idleReselect,
    .idleProminence,
    .factWithoutBar,
  ]
}
