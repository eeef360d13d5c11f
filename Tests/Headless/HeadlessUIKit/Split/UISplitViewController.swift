/// Columns side by side, which become one stack in a narrow window (UIKit-S1 to UIKit-S10).
///
/// While it is collapsed, the columns' navigation controllers stand on the stack of the primary one's, each with its own stack inside.
/// No page of Apple's says so; it is what apps report.
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
  /// The columns that a running transition still shows.
  var leaving: [UISplitViewController.Column] = []
  /// UIKit-S3, UIKit-S4: true only after the transition.
  @available(iOS 8.0, *) public internal(set) var isCollapsed = false
  private var hasAdapted = false
  /// Columns go from side by side to one behind the other, or back.
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

  /// UIKit-O1: the delegate says so, if it has the method.
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

  /// The first time on the screen it takes the width as it is.
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

  /// UIKit-S10.
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

  /// UIKit-S5.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [columns[.compact] ?? columns[.primary]].compactMap { $0?.content } }
      return [Column.primary, .supplementary, .secondary].compactMap { columns[$0]?.content }
    }
    set { Headless.world.violate("UIKit-S2", "viewControllers is set; the columns are set with setViewController(_:for:)") }
  }
}
