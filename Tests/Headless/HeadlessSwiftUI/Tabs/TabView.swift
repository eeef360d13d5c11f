import HeadlessUIKit

/// A stand-in for a tab view (SwiftUI-T1 to SwiftUI-T4).
@available(iOS 13.0, *) nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @available(iOS 18.0, *) public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }

  @MainActor var declaredTabs: [DeclaredTab] {
    (content as? any TabsDeclaring)?.tabs ?? (content as? any TabViews)?.tabViews ?? []
  }

  @MainActor func update(_ node: ViewNode) {
    if node.environment.turnsPages { return updatePages(node) }
    let memory = node.memory { TabsMemory() }
    memory.surrounding = node.environment.controller as? ScreenController
    memory.choose = { [selection] value in
      if let value = value.base as? SelectionValue { selection?.wrappedValue = value }
    }
    memory.selected = node.tracked { (selection?.wrappedValue).map { AnyHashable($0) } }
    let tabs = declaredTabs
    memory.look = node.environment.barLook
    memory.wanted = []
    for tab in tabs where !tab.isHidden {
      let page = memory.page(for: tab.value)
      page.tabBarItem.title = tab.title
      page.tabBarItem.badgeValue = tab.badge
      page.declaredTab = tab
      memory.wanted.append(page)
    }
    // A tab is evaluated from its first appearance on, even while it's hidden (SwiftUI-T1).
    for tab in tabs {
      let page = memory.page(for: tab.value)
      guard tab.value == memory.selected || page.node != nil || Headless.options.looksIntoHiddenTabs else { continue }
      var environment = node.environment
      environment.controller = page
      environment.destinations = nil
      environment.barLook = BarModifier()
      page.node = node.child(tab.value, tab.content, environment)
    }
    memory.forgetPages(tabs.map(\.value))
  }
}
