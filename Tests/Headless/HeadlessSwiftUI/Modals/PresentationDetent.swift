import HeadlessUIKit

/// A height at which a sheet rests (SwiftUI-P9).
@available(iOS 16.0, *) public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent("medium") { $0.maxDetentValue / 2 }
  public static let large = PresentationDetent("large") { $0.maxDetentValue }

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent("fraction \(fraction)") { $0.maxDetentValue * fraction }
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent("height \(height)") { min(height, $0.maxDetentValue) }
  }

  public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
    PresentationDetent(nameOfType(type)) { type.height(in: $0) }
  }

  /// The maximum height and the environment from which a height is computed.
  @dynamicMemberLookup public struct Context {
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  let name: String
  let height: @Sendable (Context) -> CGFloat?

  private init(_ name: String, _ height: @escaping @Sendable (Context) -> CGFloat?) {
    self.name = name
    self.height = height
  }

  public static func == (one: PresentationDetent, other: PresentationDetent) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A type that computes a height.
@available(iOS 16.0, *) public protocol CustomPresentationDetent: SendableMetatype {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}
