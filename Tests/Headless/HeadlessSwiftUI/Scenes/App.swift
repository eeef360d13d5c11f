/// An app. Here `HeadlessApp` runs its scenes.
@available(iOS 14.0, *) @MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, *) extension App {
  @MainActor @preconcurrency public static func main() {}
}
