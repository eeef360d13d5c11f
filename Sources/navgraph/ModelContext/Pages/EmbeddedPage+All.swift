extension EmbeddedPage {
  /// The grammar, and the pages of the reference in the order of their names. Written by `EmbeddedPageTests`.
  static let all: [EmbeddedPage] = [
    grammarPage,
    overviewPage,
    actionsPage,
    alertPage,
    allowPage,
    appPage,
    appearancePage,
    assertPage,
    conditionPage,
    entryPage,
    eventPage,
    guardPage,
    importPage,
    modalPage,
    modulePage,
    pagesPage,
    parametersPage,
    routePage,
    screenPage,
    splitPage,
    stackPage,
    tabsPage,
    typesPage,
  ]
}
