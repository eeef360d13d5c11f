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
    .zoomWithoutSource,
    .olderThanSwiftUI,
    .barsOfTheApp,
    .swipeAgainstBack,
    .idleSwipe,
    .contextLeftBehind,
    .barStaysHidden,
  ]

  /// Those that hold only if every place is known.
  static let weighedByPlaces: [Rule] = [
    .lostAccessory,
    .lostInspector,
    .sidebarlessTab,
    .idlePlacement,
    .idleMinimize,
    .sheetOptionsWithoutSheet,
    .hidesNothing,
    .backOfNothing,
    .idleTransition,
    .factWithoutBar,
    .barsOfTheApp,
    .idleSwipe,
    .barStaysHidden,
  ]
}
