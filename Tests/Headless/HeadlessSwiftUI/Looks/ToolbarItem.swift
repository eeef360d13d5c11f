/// What a view puts into bars (SwiftUI-B4). Only what stands in the place of the title matters here.
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Where an item stands.
@available(iOS 14.0, *) public struct ToolbarItemPlacement: Sendable {
  let name: String

  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
}

/// One item of a bar.
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

/// Makes items of the statements of a closure.
@available(iOS 14.0, *) @resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Says where its items stand.
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
