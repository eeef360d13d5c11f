/// A stand-in for SwiftUI's app, whose scenes `HeadlessApp` runs.
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, *) extension App {
  @MainActor @preconcurrency public static func main() {}
}
