import HeadlessUIKit

/// A stand-in for a stack: a root, and the screens of a path (SwiftUI-N1 to SwiftUI-N8).
@available(iOS 16.0, *) @MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  public typealias Body = Never
  private let path: PathAccess
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = PathAccess(read: { [] }, shorten: { _ in })
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathAccess(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      shorten: { count in
        var shown = path.wrappedValue
        shown.removeLast(max(0, shown.count - count))
        path.wrappedValue = shown
      })
    self.root = root()
  }

  @MainActor func update(_ node: ViewNode) {
    let memory = node.memory { StackMemory() }
    memory.path = path
    memory.graph = node.graph
    memory.surrounding = node.environment.controller as? ScreenController
    var environment = node.environment
    environment.destinations = memory.destinations
    environment.isLazy = false
    environment.controller = memory.rootPage
    let rootNode = node.child("root", root, environment)
    memory.rootPage.node = rootNode
    let items = memory.settle(node.tracked { path.read() }, rootNode.identity)
    memory.wanted = [memory.rootPage]
    for (index, item) in items.enumerated() {
      let name = PathElement(index: index, value: item)
      let page = memory.page(for: name)
      environment.controller = page
      environment.dismissal = { [weak memory] in memory?.shorten(to: index) }
      page.node = node.child(AnyHashable(name), memory.destinations.view(for: item), environment)
      memory.wanted.append(page)
    }
    memory.forgetPages()
  }
}

/// The access to a path, independent of its type.
struct PathAccess {
  let read: @MainActor () -> [AnyHashable]
  let shorten: @MainActor (Int) -> Void
}

/// The name of a screen on a stack. Another value at the same index is another screen (SwiftUI-N2).
struct PathElement: Hashable {
  let index: Int
  let value: AnyHashable
}
