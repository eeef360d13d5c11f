import NavGraphSyntax

/// The rules of all checks: families 05 to 11.
package enum CheckRules {
  package static let all: [Rule] = Check.all.flatMap(\.rules).sorted { $0.code < $1.code }
}

extension Check {
  /// All checks, in the order in which they run.
  static let all: [Check] = [
    // Structure
    Check([.stackInStack, .containerPushed, .modalAsContent], .declarations, Checker.checkContents),
    Check([.stepAfterLast], .declarations, Checker.checkBranches),
    Check([.containerInPages], .declarations, Checker.checkPages),
    Check([.containerAsAccessory], .declarations, Checker.checkAccessoryContents),
    Check([.unusedField], .declarations, Checker.checkFields),
    Check([.redundantKey], .declarations, Checker.checkKeys),
    Check([.keptSecret], .declarations, Checker.checkSecrets),
    Check([.searchTabWithoutStack, .twoSearchTabs], .declarations, Checker.checkSearchTabs),
    Check([.collapsesToNothing], .declarations, Checker.checkCollapses),
    Check([.nestedContainers], .graph, Checker.checkNestings),
    Check([.guardedAccessory], .graph, Checker.checkGuardedAccessories),
    Check([.rootsApart], .graph, Checker.checkRootPlaces),
    Check([.externalRoot], .graph, Checker.checkExternalRoot),
    Check([.externalScreen], .graph, Checker.checkExternalScreen),
    Check([.appWindow, .windowNotKept], .graph, Checker.checkWindows),
    Check([.tooManyTabs], .graph, Checker.checkTabCounts),
    Check([.popoverWithoutAnchor], .graph, Checker.checkAnchors),
    Check([.titleWithoutBar], .graph, Checker.checkTitles),
    Check(
      [
        .stepFromAnywhere, .anchoredAppEvent, .pushWithoutStack, .popWithoutStack, .popAtRoot, .selectWithoutTabs, .actionTabSelected,
        .columnWithoutSplit, .turnWithoutPages, .accessoryReplaced, .finishOutsideFlow, .nothingToDismiss, .nothingToClose,
      ], .graph, Checker.checkInvalidSteps),

    // Flow
    Check([.swallowedBranch], .declarations, Checker.checkSwallowedBranches),
    Check([.forgottenCase], .declarations, Checker.checkForgottenCases),
    Check([.tooLarge], .graph, Checker.checkSize),
    Check([.unreachable], .places, isAboutLack: true, Checker.checkReachability),
    Check([.cyclicModals], .places, Checker.checkModalCycles),
    Check([.popToNowhere, .popToPerhaps], .places, Checker.checkPopTargets),
    Check([.endlessPushes, .redundantRepeats], .places, Checker.checkEndlessPushes),
    Check([.unhandledResult], .places, isAboutLack: true, Checker.checkResults),
    Check([.wrongResult], .places, Checker.checkFinishedValues),
    Check([.noWayOut], .places, Checker.checkWaysOut),
    Check([.unusedOutcomeHandler], .places, Checker.checkIdleArms),
    Check([.stepsOnTwoScreens], .places, Checker.checkSequels),
    Check([.deadEnd, .trapSet], .places, Checker.checkTraps),
    Check([.unusedDetail], .places, isAboutLack: true, Checker.checkIdleDetails),
    Check([.lockedRoot], .places, isAboutLack: true, Checker.checkLockedRoots),
    Check([.overriddenEvent], .places, Checker.checkOverriddenEvents),
    Check([.pageBeyond], .places, Checker.checkPageEnds),

    // Guards and conditions. For a guard flow that needs its own guard, only the guard is reported, and no cycle of modals.
    Check([.settledVisibility], .declarations, Checker.checkSettledVisibility),
    Check([.noButtonLeft], .declarations, Checker.checkButtonsLeft),
    Check([.askedTwice], .declarations, Checker.checkAskedTwice),
    Check([.lostValues], .declarations, Checker.checkLostValues),
    Check([.leak, .guardCycle, .contradiction, .flowWithoutAnswer], .declarations, Checker.checkGuards),

    // Routes. Diagnostics about a single route are reported when the route is resolved.
    Check([.pastBlockedModal], .graph, Checker.checkBlockedModals),
    Check([.lateTarget, .questionAtOnce], .graph, Checker.checkLinksAtOnce),
    Check(
      [
        .ambiguousRoutes, .duplicatePattern, .shadowedRoute, .sameState, .neverHandedOver, .undecidedRoutes, .leadsNowhere,
      ], .once, Checker.checkRoutes),

    // Systems and devices
    Check([.emptyAsset], .options, Checker.checkIcons),
    Check([.displayWithoutColumns, .displayAgainstBehavior], .options, Checker.checkDisplays),
    Check([.repeatedDetent, .undimmedBeyondDetents], .options, Checker.checkDetents),
    Check([.styleNeverTaken], .options, Checker.checkStyleChoices),
    Check([.unusedProminence], .options, Checker.checkProminence),
    Check([.unusedReselect], .options, Checker.checkReselection),
    Check([.partialCurl], .options, Checker.checkCurls),
    Check([.swipeAgainstBack], .options, Checker.checkSwipesAgainstBack),
    Check([.unknownRelease], .systems, Checker.checkRelease),
    Check([.olderThanSwiftUI], .systems, Checker.checkSwiftUI),
    Check([.notWritten], .systems, Checker.checkSwiftUIOutput),
    Check([.idiomWithoutRoot], .systems, Checker.checkIdioms),
    Check([.sheetOptionsWithoutSheet], .systems, isAboutLack: true, Checker.checkSheetOptions),
    Check([.zoomWithoutSource], .systems, Checker.checkZooms),
    Check([.contextLeftBehind], .systems, Checker.checkContexts),
    Check([.lostAccessory, .lostInspector], .surePlaces, Checker.checkLostContent),
    Check([.sidebarlessTab, .unusedPlacement], .surePlaces, Checker.checkSidebars),
    Check([.unusedMinimize], .surePlaces, Checker.checkMinimizing),
    Check([.hidesNothing], .surePlaces, Checker.checkHiding),
    Check([.appBars], .surePlaces, Checker.checkBarsOfTheApp),
    Check([.backTextWithoutScreen], .surePlaces, Checker.checkBacks),
    Check([.unusedSwipeBack], .surePlaces, Checker.checkIdleSwipes),
    Check([.unusedTransition], .surePlaces, Checker.checkScreenTransitions),
    Check([.factWithoutBar], .surePlaces, Checker.checkBarFacts),
    Check([.barStaysHidden], .surePlaces, Checker.checkBarsThatStayHidden),

    // Style
    Check([.nameOfThing, .nameOfDetail, .nameRepeatsKind], .declarations, Checker.checkNames),
    Check([.eventNamedAfterFinger], .declarations, Checker.checkEventNames),
    Check([.undocumentedScreen], .declarations, Checker.checkScreenDocs),
    Check([.undocumentedLink], .declarations, Checker.checkLinkDocs),
    Check([.orderOfDeclarations], .declarations, Checker.checkOrder),
    Check([.unusedParameter], .declarations, Checker.checkParameters),
    Check([.oneTab], .declarations, Checker.checkOneTab),
    Check([.saysTheDefault], .declarations, Checker.checkDefaults),

    // Assertions
    Check(
      [.tooFarAway, .shownBefore, .shownAfter, .notReached, .undecided, .shownUnasked], .once, Checker.checkAssertions),
  ]
}
