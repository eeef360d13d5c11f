/// A headless image, known by its name.
@available(iOS 13.0, *) nonisolated public struct Image: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never
  private let name: String

  public nonisolated init(systemName: String) { name = systemName }

  @MainActor func update(_ node: ViewNode) {}

  public nonisolated static func == (one: Image, other: Image) -> Bool { one.name == other.name }
}
