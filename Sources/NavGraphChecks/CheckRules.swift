import NavGraphSyntax

/// The rules of structure (05), of flow (06) and of routes (07).
package enum CheckRules {
  package static var all: [Rule] { structure + flow + RouteRules.all }

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
  ]
}
