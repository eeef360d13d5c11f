/// A tab with something said about it.
@available(iOS 18.0, *) struct ModifiedTab<Base: TabContent>: TabContent, TabsDeclaring {
  typealias TabValue = Base.TabValue
  typealias Body = Self
  let base: Base
  let change: @MainActor (inout DeclaredTab) -> Void

  var tabs: [DeclaredTab] {
    ((base as? any TabsDeclaring)?.tabs ?? []).map { tab in
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
    ModifiedTab(base: self) { $0.badge = label?.text }
  }

  public nonisolated func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    ModifiedTab(base: self) { _ in }
  }
}
