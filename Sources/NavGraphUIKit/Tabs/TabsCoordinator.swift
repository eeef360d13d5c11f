import NavGraphHosting
import NavGraphPlatform
import NavGraphRuntime

extension NavGraph {
  /// The owner of a tab bar controller: its tabs, their selection and visibility, and the accessory above the bar.
  @MainActor public final class TabsCoordinator<G: Graph>: Coordinator<G>, UITabBarControllerDelegate {
    public let tabBarController: UITabBarController
    private let bar: TabBar<G>
    private let slots: [TabSlot<G>]
    /// Whether the bar doesn't depend on the app's conditions and badges.
    private let isFixed: Bool
    private let hasAccessory: Bool
    /// The coordinators of the tabs. Nil until the tab is first shown.
    private var contents: [Coordinator<G>?] = [] { didSet { updateOwners() } }
    private var owners: [ControllerOwner] = []
    private var nodes: [Node<G>] = []
    private var accessory: Coordinator<G>? { didSet { updateOwners() } }
    private lazy var tabs: ShownTabs<G> = makeTabs()
    /// The content that UIKit shows, as far as it has been observed.
    private var selected: Int?

    init(host: UIKitHost<G>, node: Node<G>) {
      tabBarController = node.container.map { host.containers.tabs($0) } ?? TabsController()
      bar = node.container.map { G.tabBar(of: $0) } ?? TabBar()
      slots = bar.slots
      isFixed = !slots.contains { $0.tab.hidden != nil || $0.section?.hidden != nil || $0.tab.badge != nil }
      hasAccessory = bar.accessory != nil
      super.init(host: host, node: node, controller: tabBarController)
      tabBarController.delegate = self
      if let appearance = host.appearance(at: id) { tabBarController.tabBar.apply(appearance) }
    }

    public override var children: [Coordinator<G>] { (contents + [accessory]).compactMap { $0 } }
    override var containers: [ControllerOwner] { owners }
    override var visible: [ControllerOwner] {
      var seen: [ControllerOwner] = []
      if let selected, contents.indices.contains(selected), let shown = contents[selected] { seen.append(shown) }
      if let accessory { seen.append(accessory) }
      return seen
    }

    override var isAsAgreed: Bool { tabs.selected == selected }

    private func updateOwners() {
      owners = []
      for content in contents {
        if let content { owners.append(content) }
      }
      if let accessory { owners.append(accessory) }
    }

    private func makeTabs() -> ShownTabs<G> {
      guard #available(iOS 18.0, *) else { return ControllerTabs(tabBarController, bar) }
      return SystemTabs(tabBarController, bar) { [weak self] in
        self?.content($0)?.controller
      } choose: { [weak self] content in
        guard let self else { return }
        self.host?.navigator.select(content, in: self.id)
      }
    }

    /// Returns the coordinator of a tab, and creates it if necessary.
    private func content(_ index: Int) -> Coordinator<G>? {
      guard contents.indices.contains(index) else { return nil }
      if contents[index] == nil { contents[index] = host?.coordinator(for: nodes[index]) }
      return contents[index]
    }

    /// Returns whether the tab is created before it's shown. Before iOS 18, UIKit doesn't request the tabs in the More list.
    private func isMadeInAdvance(_ index: Int) -> Bool {
      guard tabs is ControllerTabs<G> else { return false }
      return slots.count > 5 && (slots.firstIndex { $0.content == index } ?? 0) > 3
    }

    override func update(to node: Node<G>, animated: Bool) -> Bool {
      guard let host, case .tabs(_, let nodes, let wanted) = node.content, nodes.indices.contains(wanted) else { return false }
      self.nodes = nodes
      var isOther = dropsOthers(than: nodes)
      for index in nodes.indices where contents[index] == nil && (index == wanted || isMadeInAdvance(index)) {
        isOther = true
        _ = content(index)
      }
      var hasChanged = selected != wanted
      selected = wanted
      if isOther || hasChanged || !isFixed || tabs.selected != wanted {
        tabs.show(TabState(contents: contents.map { $0?.controller }, selected: wanted, answers: host.navigator.answers))
      }
      if hasAccessory { showAccessory(host, node) }
      for index in nodes.indices {
        guard let content = contents[index] else { continue }
        if content.update(to: nodes[index], animated: animated && index == wanted) { hasChanged = true }
      }
      return hasChanged
    }

    /// Drops the coordinators of other nodes. Returns whether there were any.
    private func dropsOthers(than nodes: [Node<G>]) -> Bool {
      if contents.count == nodes.count, !nodes.indices.contains(where: { contents[$0] != nil && contents[$0]?.id != nodes[$0].id }) {
        return false
      }
      contents = nodes.indices.map { contents.indices.contains($0) && contents[$0]?.id == nodes[$0].id ? contents[$0] : nil }
      return true
    }

    /// Follows selections without a tap: canceling a search selects the previous tab, and the app can select a tab itself.
    override func absorb() {
      if let now = tabs.selected, selected != nil, now != selected { follow(now) }
      super.absorb()
    }

    /// Follows UIKit to a tab. If the tab has guards, the selection is reverted until they have succeeded.
    private func follow(_ content: Int) {
      selected = content
      guard let navigator = host?.navigator else { return }
      if navigator.entersFreely(content, in: id) { navigator.hostSelected(content, in: id) } else { navigator.select(content, in: id) }
    }

    private func showAccessory(_ host: UIKitHost<G>, _ node: Node<G>) {
      guard #available(iOS 26.0, *), let wanted = bar.accessory else { return }
      let isShown = bar.accessoryWhen?.evaluate(host.navigator.answers.holds) ?? true
      guard isShown != (tabBarController.bottomAccessory != nil) else { return }
      // Events of the accessory happen at the bar. The accessory keeps its state while it's hidden.
      let screen = accessory ?? Coordinator(host: host, node: node, controller: host.controller(for: wanted, id))
      accessory = screen
      let strip = isShown ? UITabAccessory(contentView: screen.controller.view) : nil
      tabBarController.setBottomAccessory(strip, animated: tabBarController.viewIfLoaded?.window != nil)
    }

    // MARK: Taps

    /// Returns whether UIKit may select the tab by itself. It doesn't evaluate guards or wait for animations, so otherwise the tap becomes
    /// an intent.
    private func allows(_ tapped: Tapped<G>?) -> Bool {
      guard let host, let tapped else { return true }
      switch tapped {
      case .action(let event):
        host.navigator.send(event, ofTabIn: id)
        return false
      case .content(let content) where content == tabs.selected:
        tapAgain(content)
        return false
      case .content(let content):
        if host.isQuiet, host.navigator.maySelect(content, in: id), tabs.canSelect(content) {
          // UIKit may not report the selection.
          host.lookAgain()
          return true
        }
        host.navigator.select(content, in: id)
        return false
      }
    }

    /// Returns whether the app has pushed controllers on the stack of the tab.
    private func isCoveredByApp(_ content: Int) -> Bool { contents[content]?.opaque.isEmpty == false }

    private func tapAgain(_ content: Int) {
      guard let host, contents.indices.contains(content), let node = contents[content].flatMap({ host.navigator.tree.node($0.id) })
      else { return }
      switch slots.first(where: { $0.content == content })?.tab.reselect ?? .popToRoot {
      case .none: break
      case .popToRoot where (node.stack?.count ?? 0) > 1 || isCoveredByApp(content):
        let leave = Event<G>(bar.name + " tapped again", .popToRoot)
        if (node.stack?.count ?? 0) > 1, host.chrome(of: node.leaf.id).back == .confirm {
          return host.askBeforeBack(from: node.leaf.id, leave)
        }
        host.navigator.send(leave, from: node.leaf.id)
      case .popToRoot, .scrollToTop:
        guard host.isQuiet else { return }
        host.coordinator(of: node.leaf.id)?.screen.scrollToTopOfTab()
      }
    }

    /// Follows a selection by the user. UIKit may report it by more than one method.
    private func hasSelected(_ tapped: Tapped<G>?) {
      guard case .content(let content)? = tapped, content != selected else { return }
      follow(content)
      host?.lookAgain()
    }

    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      guard let tabs = tabs as? ControllerTabs<G> else { return true }
      return allows(tabs.tapped(viewController))
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      hasSelected((tabs as? ControllerTabs<G>)?.tapped(viewController))
    }

    @available(iOS 18.0, *)
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      guard let tabs = tabs as? SystemTabs<G> else { return true }
      return allows(tabs.tapped(tab))
    }

    @available(iOS 18.0, *)
    public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      hasSelected((tabs as? SystemTabs<G>)?.tapped(selectedTab))
    }
  }
}
