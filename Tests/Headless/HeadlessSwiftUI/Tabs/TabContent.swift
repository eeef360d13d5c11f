/// Tabs, and sections of tabs.
@available(iOS 18.0, *) @MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 18.0, *) extension TabContent where Body == Self {
  public var body: Self { self }
}
