import NavGraphRuntime
import NavGraphSwiftUIPlatform

@available(iOS 16.0, *)
extension NavGraph {
  /// How high sheets are at the detents that the app has named. A detent of one's own is a type without a value, so it finds this around it.
  public nonisolated struct NamedHeights: Sendable {
    nonisolated struct Key: EnvironmentKey {
      static let defaultValue = NamedHeights { _, _ in nil }
    }

    private let height: @MainActor @Sendable (String, Foundation.CGFloat) -> Foundation.CGFloat?

    init(_ height: @escaping @MainActor @Sendable (String, Foundation.CGFloat) -> Foundation.CGFloat?) { self.height = height }

    /// SwiftUI measures sheets where it shows them: on the main thread, though its declaration doesn't say so.
    public func callAsFunction(_ name: String, within room: Foundation.CGFloat) -> Foundation.CGFloat? {
      MainActor.assumeIsolated { height(name, room) }
    }
  }
}

@available(iOS 16.0, *)
extension EnvironmentValues {
  public nonisolated var navGraphHeights: NavGraph.NamedHeights {
    get { self[NavGraph.NamedHeights.Key.self] }
    set { self[NavGraph.NamedHeights.Key.self] = newValue }
  }
}

@available(iOS 16.0, *)
extension NavGraph.SwiftUIHost {
  /// What the app answers about heights.
  var namedHeights: NavGraph.NamedHeights {
    NavGraph.NamedHeights { [weak navigator] name, room in navigator?.answers.height(name, room) }
  }
}
