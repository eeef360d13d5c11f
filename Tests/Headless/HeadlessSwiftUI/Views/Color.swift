/// A style that fills shapes.
@available(iOS 13.0, *) public protocol ShapeStyle: Sendable {}

/// A headless color, known by its name.
@available(iOS 13.0, *) nonisolated public struct Color: View, PrimitiveView, ShapeStyle, Hashable {
  public typealias Body = Never
  let name: String

  public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  public static let clear = Color("clear")

  @MainActor func update(_ node: ViewNode) {}
}

@available(iOS 13.0, *) extension ShapeStyle where Self == Color {
  public static var clear: Color { Color("clear") }
}
