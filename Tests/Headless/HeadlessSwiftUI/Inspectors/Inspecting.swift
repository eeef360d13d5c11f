import HeadlessUIKit

/// A modifier that adds an inspector to a view (SwiftUI-I1 to SwiftUI-I4).
struct Inspecting: ViewModification {
  let isPresented: Binding<Bool>
  let inspector: any View

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    let memory = node.memory { InspectorMemory() }
    let around = node.environment.controller as? ScreenController
    memory.surrounding = (around as? ColumnController)?.around ?? around
    memory.sheet.graph = node.graph
    memory.clear = { isPresented.wrappedValue = false }
    node.child("content", content)
    let isWanted = node.tracked { isPresented.wrappedValue }
    let isNarrow = node.environment.horizontalSizeClass == .compact
    let page = memory.want(isWanted ? (isNarrow ? .sheet : .column) : nil)
    // SwiftUI shows the inspector until its dismissal has ended.
    if memory.sheet.shownName != nil, page == nil || !isNarrow { _ = node.keepChild(AnyHashable(InspectorMemory.Place.sheet)) }
    guard let page else { return }
    var environment = node.environment
    environment.controller = page
    environment.destinations = nil
    environment.isLazy = false
    if isNarrow { environment.dismissal = memory.clear }
    page.presenterEnvironment = node.environment
    page.node = node.child(AnyHashable(isNarrow ? InspectorMemory.Place.sheet : .column), inspector, environment)
  }
}

@available(iOS 13.0, *) extension View {
  /// Adds an inspector: developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)
  @available(iOS 17.0, *) public nonisolated func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
  where V: View { ModifiedContent(content: self, modifier: Inspecting(isPresented: isPresented, inspector: content())) }
}
