import HeadlessUIKit

/// The split view controller of a view.
@available(iOS 16.0, *) @MainActor final class SplitMemory: NodeMemory {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  let controller: UISplitViewController
  weak var surrounding: ScreenController?
  var behavior = UISplitViewController.SplitBehavior.automatic
  /// The top column that the binding requires, or nil without a binding.
  var wanted: Column?
  var writesTop: (@MainActor (Column) -> Void)?
  /// The display mode that the binding requires, or nil without a binding.
  var visibility: Mode?
  var writesVisibility: @MainActor (NavigationSplitViewVisibility) -> Void = { _ in }
  private var columns: [Column: ColumnController] = [:]
  private var navigations: [UINavigationController] = []
  private var applied: Column?
  private var appliedVisibility: Mode?
  private lazy var listener = SplitListener(self)

  init(_ style: UISplitViewController.Style) {
    controller = UISplitViewController(style: style)
    super.init()
  }

  func column(_ name: Column) -> ColumnController {
    if let known = columns[name] { return known }
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigations.append(navigation)
    let column = ColumnController(in: navigation)
    if name == .primary { column.hears = { [weak self] in self?.hasMoved(to: $0, isOver: $1) } }
    columns[name] = column
    return column
  }

  /// Returns the display mode for a visibility (SwiftUI-S5).
  func mode(for visibility: NavigationSplitViewVisibility) -> Mode {
    let lies = behavior == .overlay
    let one: Mode = lies ? .oneOverSecondary : .oneBesideSecondary
    switch visibility {
    case .all: return controller.style == .doubleColumn ? one : lies ? .twoOverSecondary : .twoBesideSecondary
    case .doubleColumn: return one
    case .detailOnly: return .secondaryOnly
    default: return .automatic
    }
  }

  override func embed() {
    guard let surrounding, controller.parent !== surrounding else { return }
    controller.delegate = listener
    for name in [Column.primary, .supplementary, .secondary] {
      if let column = columns[name] { controller.setViewController(column.navigation, for: name) }
    }
    controller.preferredSplitBehavior = behavior
    showVisibility()
    surrounding.embed(controller)
  }

  override func commit() {
    showTop()
    showVisibility()
  }

  private func showVisibility() {
    guard let visibility, visibility != appliedVisibility else { return }
    appliedVisibility = visibility
    controller.preferredDisplayMode = visibility
  }

  /// Shows the column that the binding requires on top, while collapsed (SwiftUI-S3).
  fileprivate func showTop() {
    guard controller.isCollapsed, let wanted, wanted != applied, columns[wanted] != nil else { return }
    // A split view that is about to expand has no top column.
    guard controller.traitCollection.horizontalSizeClass == .compact else { return }
    let base = columns[.primary]?.navigation
    if controller.visibleColumns == [wanted] {
      applied = wanted
      return
    }
    // The binding then differs from the top column (SwiftUI-S6).
    guard base?.transitionCoordinator == nil else {
      Headless.world.violate("SwiftUI-S6", "another column is wanted on top while something moves: what is shown and the binding differ")
      return
    }
    applied = wanted
    controller.show(wanted)
  }

  override func leave() {
    // Running transitions finish, even if the views are gone.
    let columns = columns.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    for moving in [controller as UIViewController] + columns.map(\.navigation) {
      moving.transitionCoordinator?.whenOver { [columns, navigations, controller] in
        _ = (columns, navigations, controller)
      }
    }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    for column in columns { column.leave() }
  }

  // MARK: Changes by the system

  /// Returns the top column after collapsing (SwiftUI-S2). SwiftUI's choice without a binding isn't known.
  fileprivate func columnForCollapsing() -> Column {
    applied = wanted ?? .primary
    return wanted ?? .primary
  }

  /// Writes the top column after Back (SwiftUI-S4).
  fileprivate func hasMoved(to page: UIViewController, isOver: Bool) {
    guard controller.isCollapsed, !controller.isRearranging, let base = columns[.primary]?.navigation,
      !isOver || base.topViewController === page
    else { return }
    let options = Headless.options
    if !isOver, !options.compactColumnIsWrittenEarly || base.transitionCoordinator?.initiallyInteractive == true { return }
    let column = [Column.supplementary, .secondary].first { columns[$0]?.navigation === page } ?? .primary
    guard let applied, column.rawValue < applied.rawValue, !options.losesCompactColumn else { return }
    self.applied = column
    writesTop?(column)
  }

  /// Writes the visibility after the user has changed it (SwiftUI-S5).
  fileprivate func hasShown(_ column: Column, _ isShown: Bool) {
    guard column == .primary else { return }
    let value: NavigationSplitViewVisibility = isShown ? .all : controller.style == .doubleColumn ? .detailOnly : .doubleColumn
    appliedVisibility = mode(for: value)
    writesVisibility(value)
  }
}

@available(iOS 16.0, *) @MainActor private final class SplitListener: NSObject, UISplitViewControllerDelegate {
  private weak var memory: SplitMemory?

  init(_ memory: SplitMemory) { self.memory = memory }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { memory?.columnForCollapsing() ?? proposedTopColumn }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { memory?.showTop() }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { memory?.hasShown(column, true) }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { memory?.hasShown(column, false) }
  @available(iOS 26.0, *)
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
}
