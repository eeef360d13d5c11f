/// A headless tab that contains tabs (UIKit-T8, UIKit-T9).
@available(iOS 18.0, *) @MainActor open class UITabGroup: UITab {
  @available(iOS 18.0, *) public enum SidebarAppearance: UInt, Sendable {
    case automatic = 0
    case inline = 1
    case rootSection = 2
  }

  open var children: [UITab] {
    didSet {
      for tab in oldValue where tab.parent === self { tab.parent = nil }
      for tab in children { tab.parent = self }
      if let chosen, !children.contains(where: { $0 === chosen }) { self.chosen = nil }
    }
  }
  open var defaultChildIdentifier: String?
  open var managingNavigationController: UINavigationController?
  open var sidebarAppearance = UITabGroup.SidebarAppearance.automatic
  open var allowsReordering = false
  open var sidebarActions: [UIAction] = []
  open var displayOrderIdentifiers: [String] = []
  @available(iOS 26.1, *) open var isSidebarDestination: Bool {
    get { destination }
    set { destination = newValue }
  }
  private var destination = false
  private weak var chosen: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab], viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for tab in children { tab.parent = self }
  }

  /// The selected child, if any (UIKit-T8).
  open var selectedChild: UITab? {
    get { chosen }
    set {
      if let newValue, !children.contains(where: { $0 === newValue }) {
        Headless.world.violate("UIKit-T8", "selectedChild \(newValue.identifier) is not a child of \(identifier)")
        return
      }
      chosen = newValue
    }
  }

  open func tab(forIdentifier identifier: String) -> UITab? { subtree.first { $0.identifier == identifier } }

  open var displayOrder: [UITab] {
    let listed = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return listed + children.filter { tab in !listed.contains { $0 === tab } }
  }

  override var subtree: [UITab] { [self] + children.flatMap(\.subtree) }

  override var settled: UITab {
    if chosen == nil, destination { return self }
    let child = chosen ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    guard let child else { return self }
    chosen = child
    return child.settled
  }

  func remember(_ tab: UITab) { chosen = tab }

  override func owns(_ controller: UIViewController) -> Bool {
    super.owns(controller) || managingNavigationController === controller
  }
}
