/// The items that a view adds to bars (SwiftUI-B4). Only items that replace the title have an effect.
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// The position of an item in the bars.
@available(iOS 14.0, *) public struct ToolbarItemPlacement: Sendable {
  let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
}

/// An item of a bar.
@available(iOS 14.0, *) nonisolated public struct ToolbarItem<ID, Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
}

@available(iOS 14.0, *) extension ToolbarItem: ToolbarContent where ID == () {
  public typealias Body = Self

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var body: Self { self }
}

/// A result builder for toolbar content.
@available(iOS 14.0, *) @resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Toolbar content whose positions are known.
protocol ToolbarItems {
  var placements: [String] { get }
}

@available(iOS 14.0, *) extension ToolbarItem: ToolbarItems {
  var placements: [String] { [placement.name] }
}

@available(iOS 14.0, *) extension View {
  public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent {
    saying(.items, .names(Set((content() as? any ToolbarItems)?.placements ?? [])))
  }
}
