/// A stand-in for a split view controller, whose columns become one stack in a narrow window (UIKit-S1 to UIKit-S10).
///
/// While it's collapsed, the primary column's stack contains the navigation controllers of the other columns, each with its own stack.
/// Apple doesn't document this, but apps report it.
@available(iOS 3.2, *) @MainActor open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
  @available(iOS 5.1, *) open var presentsWithGesture = true
  @available(iOS 14.0, *) open var showsSecondaryOnlyButton = false
  @available(iOS 8.0, *) open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  @available(iOS 14.0, *) open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  @available(iOS 14.0, *) open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  @available(iOS 8.0, *) public nonisolated static let automaticDimension: CGFloat = -1

  @available(iOS 14.0, *) public let style: UISplitViewController.Style
  var columns: [UISplitViewController.Column: HeadlessColumn] = [:]
  var wish = UISplitViewController.DisplayMode.automatic
  var behaviorWish = UISplitViewController.SplitBehavior.automatic
  var mode = UISplitViewController.DisplayMode.secondaryOnly
  var inspectorIsShown = false
  /// The disappearing columns of the running transition, which are still visible.
  var leaving: [UISplitViewController.Column] = []
  /// Whether the split view is collapsed, after the transition (UIKit-S3, UIKit-S4).
  @available(iOS 8.0, *) public internal(set) var isCollapsed = false
  private var hasAdapted = false
  /// Whether the columns are moving between the side-by-side layout and the stack.
  package var isRearranging = false

  @available(iOS 14.0, *) public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    if style == .unspecified {
      Headless.world.raise("UIKit-S2", "UISplitViewController: init(style:) does not take the unspecified style")
    }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { nil }

  /// The orientations that the delegate returns, or else the default ones (UIKit-O1).
  @available(iOS 6.0, *) open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    Headless.ask { delegate?.splitViewControllerSupportedInterfaceOrientations(self) } ?? super.supportedInterfaceOrientations
  }

  @available(iOS 6.0, *) open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    Headless.ask { delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) }
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var visibleChildren: [UIViewController] {
    contents(of: leaving + shownColumns)
  }

  override var arrivingChildren: [UIViewController] { contents(of: shownColumns) }

  private func contents(of shown: [Column]) -> [UIViewController] {
    shown.reduce(into: []) { found, column in
      guard let content = columns[column]?.content, !found.contains(where: { $0 === content }) else { return }
      found.append(content)
    }
  }

  /// Adapts to the width before the first appearance, without a transition.
  override func prepareForAppearance() {
    guard !hasAdapted else { return }
    hasAdapted = true
    mode = resolvedMode
    if wantsToBeCollapsed {
      stackColumns(upTo: proposedTop)
      isCollapsed = true
      Headless.world.call(.didCollapse) { [weak self] in self.map { $0.delegate?.splitViewControllerDidCollapse($0) } }
    }
  }

  override func sizeClassDidChange() {
    super.sizeClassDidChange()
    if hasAdapted { adapt() }
  }

  /// Sets the secondary column, or pushes while collapsed (UIKit-S10).
  @available(iOS 8.0, *) open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard columns[.secondary]?.original !== vc, columns[.secondary]?.content !== vc else { return }
    if !isCollapsed {
      setViewController(vc, for: .secondary)
    } else if let navigation = columns[top]?.content as? UINavigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// The columns, or one while collapsed (UIKit-S5).
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [columns[.compact] ?? columns[.primary]].compactMap { $0?.content } }
      return [Column.primary, .supplementary, .secondary].compactMap { columns[$0]?.content }
    }
    set { Headless.world.violate("UIKit-S2", "viewControllers is set; the columns are set with setViewController(_:for:)") }
  }
}
