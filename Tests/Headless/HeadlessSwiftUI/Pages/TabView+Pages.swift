@available(iOS 14.0, *) extension TabView {
  /// Evaluates all pages, because SwiftUI may evaluate the neighbors of the visible one (SwiftUI-G3).
  @MainActor func updatePages(_ node: ViewNode) {
    let memory = node.memory { PagesMemory() }
    memory.surrounding = node.environment.controller as? ScreenController
    memory.choose = { [selection] value in
      if let value = value.base as? SelectionValue { selection?.wrappedValue = value }
    }
    let tabs = declaredTabs
    memory.order = tabs.map(\.value)
    memory.selected = node.tracked { (selection?.wrappedValue).map { AnyHashable($0) } } ?? memory.order.first
    for tab in tabs {
      let page = memory.page(for: tab.value)
      var environment = node.environment
      environment.controller = page
      environment.destinations = nil
      environment.turnsPages = false
      page.node = node.child(tab.value, tab.content, environment)
    }
    memory.forgetPages()
  }
}
