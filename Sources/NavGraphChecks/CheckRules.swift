import NavGraphSyntax

/// The rules of structure (05), of flow (06), of routes that meet (07), of guards and conditions (08), of systems
/// and devices (09), of style (10), of assertions (11), and of `allow`.
package enum CheckRules {
  package static var all: [Rule] {
    [.unusedAllowance, .unknownAllowance, .wrongResult] + structure + flow + RouteRules.all + GuardRules.all + platform + style
      + assertions
  }

  static let assertions: [Rule] = [.tooFarAway, .shownBefore, .shownAfter, .notReached, .undecided, .shownUnasked]

  static let structure: [Rule] = [
    .stackInStack,
    .containerPushed,
    .modalAsContent,
    .nestedContainers,
    .searchTabWithoutStack,
    .twoSearchTabs,
    .tooManyTabs,
    .collapsesToNothing,
    .popoverWithoutAnchor,
    .stepAfterLast,
    .titleWithoutBar,
    .pushWithoutStack,
    .popWithoutStack,
    .selectWithoutTabs,
    .actionTabSelected,
    .columnWithoutSplit,
    .turnWithoutPages,
    .finishOutsideFlow,
    .nothingToDismiss,
    .nothingToClose,
    .containerInPages,
    .containerAsAccessory,
    .replaceOfAccessory,
    .guardedAccessory,
    .rootsApart,
    .externalRoot,
    .externalScreen,
    .stepFromAnywhere,
    .anchoredAppEvent,
    .windowOfTheApp,
    .windowNotKept,
    .idleField,
    .keptSecret,
    .idleKey,
  ]
  static let flow: [Rule] = [
    .unreachable,
    .cyclicModals,
    .popAtRoot,
    .popToNowhere,
    .popToPerhaps,
    .unhandledResult,
    .noWayOut,
    .idleArm,
    .twoSequels,
    .deadEnd,
    .tooLarge,
    .trapSet,
    .swallowedBranch,
    .overriddenEvent,
    .pageBeyond,
    .forgottenCase,
    .endlessPushes,
    .idleRepeats,
    .idleDetail,
    .lockedRoot,
  ]
}
