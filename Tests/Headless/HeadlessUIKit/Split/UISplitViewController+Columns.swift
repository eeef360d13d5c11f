@available(iOS 14.0, *) extension UISplitViewController {
  /// Returns the controller that was set, not its wrapper (UIKit-S1).
  public func viewController(for column: UISplitViewController.Column) -> UIViewController? { columns[column]?.original }

  /// Sets the controller of a column (UIKit-S1, UIKit-S2, UIKit-S7).
  public func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    guard accepts(vc, for: column) else { return }
    guard !isCollapsed || base?.transition == nil else {
      Headless.world.violate("UIKit-S7", "a column of \(headlessName(self)) is set while one moves; nothing changes")
      return
    }
    let old = columns[column]?.content
    if isCollapsed, let old, column == .primary || pushedColumn(old) != nil {
      exchangeStacked(old, for: column) { self.put(vc, in: column) }
    } else {
      let before = visibleChildren
      put(vc, in: column)
      exchange(before, for: visibleChildren)
    }
    if let old, old !== columns[column]?.content { abandon(old) }
    if isCollapsed, vc != nil, column == .secondary, Headless.options.collapsedSplitShowsNewSecondary { show(.secondary) }
  }

  private func put(_ controller: UIViewController?, in column: Column) {
    guard let controller else {
      columns[column] = nil
      return
    }
    let content = wrapped(controller, for: column)
    columns[column] = HeadlessColumn(controller, content: content)
    adopt(content)
  }

  private func accepts(_ controller: UIViewController?, for column: Column) -> Bool {
    let world = Headless.world
    if style == .unspecified {
      world.violate("UIKit-S2", "\(headlessName(self)) has no column style")
      return false
    }
    if column == .supplementary, style == .doubleColumn {
      world.violate("UIKit-S2", "\(headlessName(self)) has two columns; there is no supplementary one")
      return false
    }
    if controller is UITabBarController, column == .primary || column == .supplementary {
      world.violate("UIKit-S1", "a tab bar controller can't be a primary or supplementary column")
      return false
    }
    return true
  }

  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    if column == .compact || controller is UINavigationController { return controller }
    if column != .supplementary, controller.childList.first is UINavigationController { return controller }
    if column == .secondary, let bar = controller as? UITabBarController,
      bar.rootControllers.allSatisfy({ $0 is UINavigationController })
    {
      return controller
    }
    if let existing = columns[column], existing.original === controller { return existing.content }
    return UINavigationController(rootViewController: controller)
  }

  // MARK: Expanded

  public var splitBehavior: UISplitViewController.SplitBehavior { behaviorWish == .automatic ? .tile : behaviorWish }

  /// The preferred split behavior (UIKit-S8).
  public var preferredSplitBehavior: UISplitViewController.SplitBehavior {
    get { behaviorWish }
    set { behaviorWish = newValue }
  }

  var resolvedMode: DisplayMode {
    guard wish == .automatic else { return wish }
    return splitBehavior == .tile ? .oneBesideSecondary : .secondaryOnly
  }

  /// The columns that the display mode shows, from the leading edge.
  var shownColumns: [Column] { shown(in: mode, inspector: inspectorIsShown) }

  /// Returns the columns of a display mode, or the collapsed column, followed by the inspector.
  private func shown(in mode: DisplayMode, inspector: Bool) -> [Column] {
    var found: [Column] =
      switch mode {
      case _ where isCollapsed: [columns[.compact] == nil ? .primary : .compact]
      case .automatic, .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      }
    if inspector, #available(iOS 26.0, *) { found.append(.inspector) }
    return found
  }

  /// Shows a column (UIKit-S6, UIKit-S9).
  public func show(_ column: UISplitViewController.Column) {
    if isInspector(column) {
      change(to: mode, inspector: true)
    } else if isCollapsed {
      showCollapsed(column)
    } else if !shownColumns.contains(column) || isOverlaid(column) {
      change(to: nearestMode(showing: column), inspector: inspectorIsShown)
    }
  }

  /// Hides a column, except the secondary one (UIKit-S6).
  public func hide(_ column: UISplitViewController.Column) {
    if column == .secondary {
      Headless.world.violate("UIKit-S6", "the secondary column can't be hidden")
    } else if isInspector(column) {
      change(to: mode, inspector: false)
    } else if isCollapsed {
      if column == top, let next = below(column) { showCollapsed(next) }
    } else if shownColumns.contains(column) {
      let staysOne = style == .tripleColumn && column == .primary
      change(to: staysOne ? .oneBesideSecondary : .secondaryOnly, inspector: inspectorIsShown)
    }
  }

  @available(iOS 26.0, *) public func isShowing(_ column: UISplitViewController.Column) -> Bool {
    visibleColumns.contains(column)
  }

  private func isInspector(_ column: Column) -> Bool {
    if #available(iOS 26.0, *) { column == .inspector } else { false }
  }

  private func isOverlaid(_ column: Column) -> Bool {
    column == .secondary && (mode == .oneOverSecondary || mode == .twoOverSecondary)
  }

  func nearestMode(showing column: Column) -> DisplayMode {
    switch (column, splitBehavior) {
    case (.secondary, _): .secondaryOnly
    case (.primary, .overlay): style == .tripleColumn ? .twoOverSecondary : .oneOverSecondary
    case (.primary, .displace): style == .tripleColumn ? .twoDisplaceSecondary : .oneBesideSecondary
    case (.primary, _): style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    case (_, .overlay): .oneOverSecondary
    default: .oneBesideSecondary
    }
  }

  /// Changes the visible columns.
  ///
  /// With `tells`, the delegate is called before and, from iOS 26 on, after the change, which is right for changes by the user or the
  /// system (UIKit-S6).
  func change(to new: DisplayMode, inspector: Bool, tells: Bool = false) {
    let old = shownColumns
    let next = shown(in: new, inspector: inspector)
    guard transition == nil else {
      Headless.world.violate("UIKit-S6", "columns of \(headlessName(self)) change during a transition; nothing happens")
      return
    }
    guard new != mode || inspector != inspectorIsShown else { return }
    if new != mode { delegate?.splitViewController(self, willChangeTo: new) }
    let coming = next.filter { !old.contains($0) && columns[$0] != nil }
    let going = old.filter { !next.contains($0) && columns[$0] != nil }
    if tells { for column in coming { delegate?.splitViewController(self, willShow: column) } }
    if tells { for column in going { delegate?.splitViewController(self, willHide: column) } }
    run(duration: HeadlessDuration.split, from: going) {
      self.mode = new
      self.inspectorIsShown = inspector
    } then: {
      guard tells, #available(iOS 26.0, *) else { return }
      for column in coming {
        Headless.world.call(.columnDidShow) { [weak self] in self.map { $0.delegate?.splitViewController($0, didShow: column) } }
      }
      for column in going {
        Headless.world.call(.columnDidHide) { [weak self] in self.map { $0.delegate?.splitViewController($0, didHide: column) } }
      }
    }
  }

  /// Runs a transition in which columns appear and disappear.
  func run(duration: Double, from going: [Column], change: () -> Void, then: @escaping @MainActor () -> Void) {
    let before = visibleChildren
    change()
    let after = visibleChildren
    let out = before.filter { old in !after.contains { $0 === old } }
    let arriving = after.filter { new in !before.contains { $0 === new } }
    guard appearance.isOnScreen else {
      then()
      return
    }
    leaving = going
    let running = HeadlessTransition(from: out.first, to: arriving.first, animated: true, duration: duration)
    transition = running
    for controller in out { controller.beginAppearance(false, animated: true) }
    for controller in arriving { controller.beginAppearance(true, animated: true) }
    Headless.world.after(duration, animated: true) {
      self.transition = nil
      self.leaving = []
      for controller in out + arriving { controller.endAppearance(animated: true) }
      running.end()
      then()
    }
  }
}

extension UISplitViewController {
  @available(iOS 8.0, *) public var displayMode: UISplitViewController.DisplayMode { mode }

  /// The preferred display mode, which takes effect with the next layout (UIKit-S8).
  @available(iOS 8.0, *) public var preferredDisplayMode: UISplitViewController.DisplayMode {
    get { wish }
    set {
      wish = newValue
      Headless.clock.schedule(after: 0) { [weak self] in self?.followWish() }
    }
  }

  /// Applies the preferred display mode, after the running transition.
  private func followWish() {
    guard !isCollapsed else { return }
    guard let runningTransition else { return change(to: resolvedMode, inspector: inspectorIsShown) }
    runningTransition.whenOver { [weak self] in
      Headless.clock.schedule(after: 0) { self?.followWish() }
    }
  }
}
