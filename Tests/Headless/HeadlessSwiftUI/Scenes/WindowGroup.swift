import HeadlessUIKit

/// Windows with the same content, each with its own state (SwiftUI-W1). A group with a type opens them for values (SwiftUI-W2).
@available(iOS 14.0, *) nonisolated public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  public typealias Body = Never
  private let group: HeadlessWindowGroup

  @MainActor var groups: [HeadlessWindowGroup] { [group] }

  // Apple's closures don't escape. Here each window creates its own view, because the properties of a view belong to one place.
  public init(@ViewBuilder content: @escaping () -> Content) { group = HeadlessWindowGroup(id: nil, showing: content) }

  public init(id: String, @ViewBuilder content: @escaping () -> Content) { group = HeadlessWindowGroup(id: id, showing: content) }

  @available(iOS 16.0, *) public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    group = HeadlessWindowGroup(id: nil, for: type, content)
  }

  @available(iOS 16.0, *) public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    group = HeadlessWindowGroup(id: id, for: type, content)
  }
}

/// The content of a window that was opened for a value.
@available(iOS 16.0, *)
nonisolated public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let value: Binding<Data?>
  let content: (Binding<Data?>) -> Content

  @MainActor func update(_ node: ViewNode) { node.child("window", content(value)) }
}
