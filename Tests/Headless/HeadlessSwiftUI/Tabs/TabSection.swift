/// A section of tabs, which a sidebar shows with a title (SwiftUI-T6).
@available(iOS 18.0, *) public struct TabSection<Header, Content, Footer, SelectionValue>
where Header: View, SelectionValue: Hashable {
  let title: String
  let content: Content
}

@available(iOS 18.0, *) extension TabSection: TabContent, TabsDeclaring
where Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue
  public typealias Body = Self

  var tabs: [DeclaredTab] {
    declaredTabs(of: content).map { tab in
      var tab = tab
      tab.section = title
      return tab
    }
  }
}

@available(iOS 18.0, *) extension TabSection where Header == Text, Footer == EmptyView, Content: TabContent {
  public nonisolated init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where S: StringProtocol, SelectionValue == Content.TabValue {
    self.title = String(title)
    self.content = content()
  }
}
