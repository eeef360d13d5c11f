/// A tab with a modifier.
@available(iOS 18.0, *) struct ModifiedTab<Base: TabContent> {
  let base: Base
  let change: @MainActor (inout DeclaredTab) -> Void

  nonisolated init(base: Base, change: @escaping @MainActor (inout DeclaredTab) -> Void) {
    self.base = base
    self.change = change
  }
}

@available(iOS 18.0, *) extension ModifiedTab: TabContent, TabsDeclaring {
  typealias TabValue = Base.TabValue
  typealias Body = Self

  var tabs: [DeclaredTab] {
    declaredTabs(of: base).map { tab in
      var tab = tab
      change(&tab)
      return tab
    }
  }
}

@available(iOS 18.0, *) extension TabContent {
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    ModifiedTab(base: self) { $0.isHidden = hidden }
  }

  public nonisolated func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    let text = label?.text
    return ModifiedTab(base: self) { $0.badge = text }
  }

  public nonisolated func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    ModifiedTab(base: self) { _ in }
  }

  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
    ModifiedTab(base: self) { $0.placement = placement.name }
  }

  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    ModifiedTab(base: self) { $0.behavior = behavior.name }
  }

  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    ModifiedTab(base: self) { $0.isOptional = visibility == .hidden }
  }
}
