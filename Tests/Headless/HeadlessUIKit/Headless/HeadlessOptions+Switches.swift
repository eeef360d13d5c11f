extension HeadlessOptions {
  /// The value of the option for a question: true means yes.
  public subscript(_ question: HeadlessSwitch) -> Bool {
    get {
      var (copy, answer) = (self, false)
      copy.change(question) { answer = $0 }
      return answer
    }
    set { change(question) { $0 = newValue } }
  }

  private mutating func change(_ question: HeadlessSwitch, _ body: (inout Bool) -> Void) {
    switch question {
    case .stackChangesAtEnd: body(&stackChangesAtEnd)
    case .didShowWithoutTransition: body(&didShowWithoutTransition)
    case .didShowOffScreen: body(&didShowOffScreen)
    case .didShowBeforeCompletions: body(&didShowBeforeCompletions)
    case .losesSecondPushInOneTurn: body(&losesSecondPushInOneTurn)
    case .refusesWhilePresented: body(&refusesWhilePresented)
    case .swipesPastBackAction: body(&swipesPastBackAction)
    case .escapesPastBackAction: body(&escapesPastBackAction)
    case .escapePopsFirst: body(&escapePopsFirst)
    case .backActionKeepsMenu: body(&backActionKeepsMenu)
    case .menuPopsUnseen: body(&menuPopsUnseen)
    case .completesRefusedPresentation: body(&completesRefusedPresentation)
    case .completesEmptyDismissal: body(&completesEmptyDismissal)
    case .holdsSheetsInCompactHeight: body(&holdsSheetsInCompactHeight)
    case .zoomAsksPresentation: body(&zoomAsksPresentation)
    case .zoomTellsPresentation: body(&zoomTellsPresentation)
    case .editingEndsWithTransition: body(&editingEndsWithTransition)
    case .collapsedSplitShowsNewSecondary: body(&collapsedSplitShowsNewSecondary)
    case .pageTurnsHaveCoordinator: body(&pageTurnsHaveCoordinator)
    case .reportsTapsAsTabsToo: body(&reportsTapsAsTabsToo)
    case .pathIsWrittenEarly: body(&pathIsWrittenEarly)
    case .onDismissComesFirst: body(&onDismissComesFirst)
    case .compactColumnIsWrittenEarly: body(&compactColumnIsWrittenEarly)
    case .losesCompactColumn: body(&losesCompactColumn)
    case .widthEmptiesPaths: body(&widthEmptiesPaths)
    case .alertActionComesFirst: body(&alertActionComesFirst)
    case .clearCoversLieOver: body(&clearCoversLieOver)
    case .looksIntoHiddenTabs: body(&looksIntoHiddenTabs)
    case .hidesTransitions: body(&hidesTransitions)
    }
  }
}
