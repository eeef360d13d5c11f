import HeadlessUIKit

/// A modifier with which a view presents another one (SwiftUI-P1 to SwiftUI-P5).
struct Presenting<Item>: ViewModification {
  let kind: PresentingMemory.Kind
  let item: () -> Item?
  let id: (Item) -> AnyHashable
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  let make: (Item) -> any View

  @MainActor func update(_ node: ViewNode, _ content: any View) {
    let memory = node.memory { PresentingMemory(kind) }
    memory.surrounding = node.environment.controller
    memory.graph = node.graph
    memory.clear = clear
    memory.onDismiss = onDismiss
    node.child("content", content)
    memory.want(nil)
    guard let item = node.tracked({ item() }) else {
      // SwiftUI shows a presented view until its dismissal has ended.
      if let leaving = memory.shownName { _ = node.keepChild(leaving) }
      return
    }
    let name = AnyHashable(PresentedName(id: id(item)))
    let page = memory.want(name)
    page?.presenterEnvironment = node.environment
    if let leaving = memory.shownName, leaving != name { _ = node.keepChild(leaving) }
    var environment = node.environment
    environment.controller = page
    environment.destinations = nil
    environment.isLazy = false
    environment.dismissal = clear
    page?.node = node.child(name, make(item), environment)
  }
}

private struct PresentedName: Hashable {
  let id: AnyHashable
}

@available(iOS 13.0, *) extension View {
  nonisolated func presenting<Item: Identifiable, Content: View>(
    _ kind: PresentingMemory.Kind, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: Presenting(
        kind: kind, item: { item.wrappedValue }, id: { AnyHashable($0.id) }, clear: { item.wrappedValue = nil }, onDismiss: onDismiss,
        make: { content($0) }))
  }

  nonisolated func presenting<Content: View>(
    _ kind: PresentingMemory.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> Content
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: Presenting(
        kind: kind, item: { isPresented.wrappedValue ? true : nil }, id: { AnyHashable($0) }, clear: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, make: { _ in content() }))
  }

  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.sheet, item: item, onDismiss: onDismiss, content: content) }

  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content) }

  @available(iOS 14.0, *) public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.cover, item: item, onDismiss: onDismiss, content: content) }

  @available(iOS 14.0, *) public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content) }
}
