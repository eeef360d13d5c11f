import HeadlessUIKit

/// A stand-in for a split view, which becomes one stack in a narrow window (SwiftUI-S1 to SwiftUI-S7).
@available(iOS 16.0, *) nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
  public typealias Body = Never
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let onTop: ColumnOnTop?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (visibility, onTop) = (columnVisibility, nil)
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    (visibility, onTop) = (columnVisibility, nil)
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
  }

  @available(iOS 17.0, *) public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    (visibility, onTop) = (columnVisibility, ColumnOnTop(preferredCompactColumn))
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  @available(iOS 17.0, *) public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    (visibility, onTop) = (columnVisibility, ColumnOnTop(preferredCompactColumn))
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
  }

  @MainActor func update(_ node: ViewNode) {
    let memory = node.memory { SplitMemory(content == nil ? .doubleColumn : .tripleColumn) }
    memory.surrounding = node.environment.controller as? ScreenController
    memory.behavior = node.environment.splitBehavior
    memory.wanted = node.tracked { onTop?.read() }
    memory.writesTop = onTop?.write
    memory.visibility = node.tracked { (visibility?.wrappedValue).map { memory.mode(for: $0) } }
    memory.writesVisibility = { [visibility] in visibility?.wrappedValue = $0 }
    show(sidebar, .primary, in: memory, node)
    if let content { show(content, .supplementary, in: memory, node) }
    show(detail, .secondary, in: memory, node)
  }

  @MainActor private func show(_ view: any View, _ name: UISplitViewController.Column, in memory: SplitMemory, _ node: ViewNode) {
    let column = memory.column(name)
    column.around = memory.surrounding
    var environment = node.environment
    environment.controller = column
    environment.destinations = nil
    environment.isLazy = false
    column.node = node.child(AnyHashable(name.rawValue), view, environment)
  }
}

/// A binding to the top column, independent of the iOS version.
struct ColumnOnTop {
  let read: @MainActor () -> UISplitViewController.Column
  let write: @MainActor (UISplitViewController.Column) -> Void

  @available(iOS 17.0, *) init(_ binding: Binding<NavigationSplitViewColumn>) {
    read = { binding.wrappedValue.column }
    write = { binding.wrappedValue = NavigationSplitViewColumn(column: $0) }
  }
}
