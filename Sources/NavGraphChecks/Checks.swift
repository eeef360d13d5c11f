import NavGraphSyntax

/// The rules of all checks: families 05 to 11.
package enum CheckRules {
  package static let all: [Rule] = Check.all.flatMap(\.rules).sorted { $0.code < $1.code }
}

extension Check {
  /// All checks, in the order in which they run.
  static let all: [Check] = [
    // Structure
    Check(rules: [.stackInStack, .containerPushed, .modalAsContent], scope: .declarations, run: Checker.checkContents),
    Check(rules: [.stepAfterLast], scope: .declarations, run: Checker.checkBranches),
    Check(rules: [.containerInPages], scope: .declarations, run: Checker.checkPages),
    Check(rules: [.containerAsAccessory], scope: .declarations, run: Checker.checkAccessoryContents),
    Check(rules: [.unusedField], scope: .declarations, run: Checker.checkFields),
    Check(rules: [.redundantKey], scope: .declarations, run: Checker.checkKeys),
    Check(rules: [.keptSecret], scope: .declarations, run: Checker.checkSecrets),
    Check(rules: [.searchTabWithoutStack, .twoSearchTabs], scope: .declarations, run: Checker.checkSearchTabs),
    Check(rules: [.collapsesToNothing], scope: .declarations, run: Checker.checkCollapses),
    Check(rules: [.nestedContainers], scope: .graph, run: Checker.checkNestings),
    Check(rules: [.guardedAccessory], scope: .graph, run: Checker.checkGuardedAccessories),
    Check(rules: [.rootsApart], scope: .graph, run: Checker.checkRootPlaces),
    Check(rules: [.externalRoot], scope: .graph, run: Checker.checkExternalRoot),
    Check(rules: [.externalScreen], scope: .graph, run: Checker.checkExternalScreen),
    Check(rules: [.appWindow, .windowNotKept], scope: .graph, run: Checker.checkWindows),
    Check(rules: [.tooManyTabs], scope: .graph, run: Checker.checkTabCounts),
    Check(rules: [.popoverWithoutAnchor], scope: .graph, run: Checker.checkAnchors),
    Check(rules: [.titleWithoutBar], scope: .graph, run: Checker.checkTitles),
    Check(
      rules: [
        .stepFromAnywhere, .anchoredAppEvent, .pushWithoutStack, .popWithoutStack, .popAtRoot, .selectWithoutTabs, .actionTabSelected,
        .columnWithoutSplit, .turnWithoutPages, .accessoryReplaced, .finishOutsideFlow, .nothingToDismiss, .nothingToClose,
      ], scope: .graph, run: Checker.checkInvalidSteps),

    // Flow
    Check(rules: [.swallowedBranch], scope: .declarations, run: Checker.checkSwallowedBranches),
    Check(rules: [.forgottenCase], scope: .declarations, run: Checker.checkForgottenCases),
    Check(rules: [.tooLarge], scope: .graph, run: Checker.checkSize),
    Check(rules: [.unreachable], scope: .places, isAboutLack: true, run: Checker.checkReachability),
    Check(rules: [.cyclicModals], scope: .places, run: Checker.checkModalCycles),
    Check(rules: [.popToNowhere, .popToPerhaps], scope: .places, run: Checker.checkPopTargets),
    Check(rules: [.endlessPushes, .redundantRepeats], scope: .places, run: Checker.checkEndlessPushes),
    Check(rules: [.unhandledResult], scope: .places, isAboutLack: true, run: Checker.checkResults),
    Check(rules: [.wrongResult], scope: .places, run: Checker.checkFinishedValues),
    Check(rules: [.noWayOut], scope: .places, run: Checker.checkWaysOut),
    Check(rules: [.unusedOutcomeHandler], scope: .places, run: Checker.checkUnusedOutcomeHandlers),
    Check(rules: [.stepsOnTwoScreens], scope: .places, run: Checker.checkStepsOnTwoScreens),
    Check(rules: [.deadEnd, .trapSet], scope: .places, run: Checker.checkTraps),
    Check(rules: [.unusedDetail], scope: .places, isAboutLack: true, run: Checker.checkUnusedDetails),
    Check(rules: [.lockedRoot], scope: .places, isAboutLack: true, run: Checker.checkLockedRoots),
    Check(rules: [.overriddenEvent], scope: .places, run: Checker.checkOverriddenEvents),
    Check(rules: [.pageBeyond], scope: .places, run: Checker.checkPageEnds),

    // Guards and conditions. For a guard flow that needs its own guard, only the guard is reported, and no cycle of modals.
    Check(rules: [.settledVisibility], scope: .declarations, run: Checker.checkSettledVisibility),
    Check(rules: [.noButtonLeft], scope: .declarations, run: Checker.checkButtonsLeft),
    Check(rules: [.askedTwice], scope: .declarations, run: Checker.checkAskedTwice),
    Check(rules: [.lostValues], scope: .declarations, run: Checker.checkLostValues),
    Check(rules: [.leak, .guardCycle, .contradiction, .flowWithoutAnswer], scope: .declarations, run: Checker.checkGuards),

    // Routes. Diagnostics about a single route are reported when the route is resolved.
    Check(rules: [.pastBlockedModal], scope: .graph, run: Checker.checkBlockedModals),
    Check(rules: [.lateTarget, .questionAtOnce], scope: .graph, run: Checker.checkLinksAtOnce),
    Check(
      rules: [
        .ambiguousRoutes, .duplicatePattern, .shadowedRoute, .sameState, .neverHandedOver, .undecidedRoutes, .leadsNowhere,
      ], scope: .once, run: Checker.checkRoutes),

    // Systems and devices
    Check(rules: [.emptyAsset], scope: .options, run: Checker.checkIcons),
    Check(rules: [.displayWithoutColumns, .displayAgainstBehavior], scope: .options, run: Checker.checkDisplays),
    Check(rules: [.repeatedDetent, .undimmedBeyondDetents], scope: .options, run: Checker.checkDetents),
    Check(rules: [.styleNeverTaken], scope: .options, run: Checker.checkStyleChoices),
    Check(rules: [.unusedProminence], scope: .options, run: Checker.checkProminence),
    Check(rules: [.unusedReselect], scope: .options, run: Checker.checkReselection),
    Check(rules: [.partialCurl], scope: .options, run: Checker.checkCurls),
    Check(rules: [.swipeAgainstBack], scope: .options, run: Checker.checkSwipesAgainstBack),
    Check(rules: [.unknownRelease], scope: .systems, run: Checker.checkRelease),
    Check(rules: [.olderThanSwiftUI], scope: .systems, run: Checker.checkSwiftUI),
    Check(rules: [.notWritten], scope: .systems, run: Checker.checkSwiftUIOutput),
    Check(rules: [.idiomWithoutRoot], scope: .systems, run: Checker.checkIdioms),
    Check(rules: [.sheetOptionsWithoutSheet], scope: .systems, isAboutLack: true, run: Checker.checkSheetOptions),
    Check(rules: [.zoomWithoutSource], scope: .systems, run: Checker.checkZooms),
    Check(rules: [.contextLeftBehind], scope: .systems, run: Checker.checkContexts),
    Check(rules: [.lostAccessory, .lostInspector], scope: .surePlaces, run: Checker.checkLostContent),
    Check(rules: [.sidebarlessTab, .unusedPlacement], scope: .surePlaces, run: Checker.checkSidebars),
    Check(rules: [.unusedMinimize], scope: .surePlaces, run: Checker.checkMinimizing),
    Check(rules: [.hidesNothing], scope: .surePlaces, run: Checker.checkHiding),
    Check(rules: [.appBars], scope: .surePlaces, run: Checker.checkBarsOfTheApp),
    Check(rules: [.backTextWithoutScreen], scope: .surePlaces, run: Checker.checkBacks),
    Check(rules: [.unusedSwipeBack], scope: .surePlaces, run: Checker.checkUnusedSwipeBack),
    Check(rules: [.unusedTransition], scope: .surePlaces, run: Checker.checkScreenTransitions),
    Check(rules: [.factWithoutBar], scope: .surePlaces, run: Checker.checkBarFacts),
    Check(rules: [.barStaysHidden], scope: .surePlaces, run: Checker.checkBarsThatStayHidden),

    // Style
    Check(rules: [.nameOfThing, .nameOfDetail, .nameRepeatsKind], scope: .declarations, run: Checker.checkNames),
    Check(rules: [.eventNamedAfterFinger], scope: .declarations, run: Checker.checkEventNames),
    Check(rules: [.undocumentedScreen], scope: .declarations, run: Checker.checkScreenDocs),
    Check(rules: [.undocumentedLink], scope: .declarations, run: Checker.checkLinkDocs),
    Check(rules: [.orderOfDeclarations], scope: .declarations, run: Checker.checkOrder),
    Check(rules: [.unusedParameter], scope: .declarations, run: Checker.checkParameters),
    Check(rules: [.oneTab], scope: .declarations, run: Checker.checkOneTab),
    Check(rules: [.saysTheDefault], scope: .declarations, run: Checker.checkDefaults),

    // Assertions
    Check(
      rules: [.tooFarAway, .shownBefore, .shownAfter, .notReached, .undecided, .shownUnasked], scope: .once, run: Checker.checkAssertions),
  ]
}
